#!/usr/bin/env bash
# An atomic write on Linux gives a private file the mode of a new one, and puts a file in the place of a symbolic link.
#
# Believed: Data.write(options: .atomic) replaces the contents: mode, links and the like of the file that was there
#   stay.
# Seen: a file of mode 600 has mode 644 (umask 022) after an atomic write; a symbolic link becomes a file of its own,
#   the file it pointed to keeps its old contents; String.write(atomically: true) alike. Without .atomic the mode stays.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: lstat before and after, umask 022.
# Why it matters: state files of one user become readable for all users with the first save, and configuration that is a
#   link into another folder is cut off from it: set the mode after each write, and resolve links before.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
umask(0o022)
func mode(_ path: String) -> String { var s = stat(); lstat(path, &s); return String(s.st_mode, radix: 8) }
func fresh(_ path: String) throws { try Data("old".utf8).write(to: URL(fileURLWithPath: path)); chmod(path, 0o600) }
try fresh("a"); try fresh("b"); try fresh("c")
symlink("c", "link")
let before = [mode("a"), mode("b"), mode("link")]
try Data("new".utf8).write(to: URL(fileURLWithPath: "a"), options: .atomic)
try Data("new".utf8).write(to: URL(fileURLWithPath: "b"))
try Data("new".utf8).write(to: URL(fileURLWithPath: "link"), options: .atomic)
print(before, [mode("a"), mode("b"), mode("link")], try String(contentsOfFile: "c", encoding: .utf8))
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen=$(./main)
right='["100600", "100600", "120777"] ["100644", "100600", "100644"] old'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
