#!/usr/bin/env bash
# ProcessInfo.operatingSystemVersion on Linux is that of the kernel, and operatingSystemVersionString that of the distribution.
#
# Believed: both say the same: "Debian GNU/Linux 12" is 12.0.0, and isOperatingSystemAtLeast(12) asks for Debian 12.
# Seen: operatingSystemVersion is what uname -r begins with; operatingSystemVersionString is PRETTY_NAME of
#   os-release, in which that number does not stand.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: both, compared with uname -r and /etc/os-release.
# Why it matters: a check for a version of the system passes on each kernel and says nothing of the libraries; a
#   report with one of both is misread. Read /etc/os-release.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let info = ProcessInfo.processInfo, version = info.operatingSystemVersion
print("operatingSystemVersion \(version.majorVersion).\(version.minorVersion).\(version.patchVersion)")
print("operatingSystemVersionString", info.operatingSystemVersionString)
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main | sed "s/$(uname -r | grep -oE '^[0-9]+\.[0-9]+\.[0-9]+')/(uname -r)/" |
  sed "s|$(. /etc/os-release; echo "$PRETTY_NAME")|(PRETTY_NAME)|")
right='operatingSystemVersion (uname -r)
operatingSystemVersionString (PRETTY_NAME)'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
