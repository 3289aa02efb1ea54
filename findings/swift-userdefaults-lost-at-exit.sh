#!/usr/bin/env bash
# What was set in UserDefaults just before a program ends is not there in the next run, on Linux.
#
# Believed: UserDefaults saves by itself; synchronize() "is unnecessary and shouldn't be used" (Apple's documentation).
# Seen: a program that sets a value and ends finds nil in its next run; with synchronize() before the end it finds the
#   value.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: three runs of one program with a home folder of its own.
# Why it matters: settings of command-line tools and terminal programs are lost without a word; on Linux synchronize()
#   is needed before the end.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
print(UserDefaults.standard.string(forKey: CommandLine.arguments[1]) ?? "nil")
UserDefaults.standard.set("kept", forKey: CommandLine.arguments[1])
if CommandLine.arguments[2] == "synchronize" { UserDefaults.standard.synchronize() }
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen="plain: $(./main a plain) then $(./main a plain)
synchronize: $(./main b synchronize) then $(./main b synchronize)"
right="plain: nil then nil
synchronize: nil then kept"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
