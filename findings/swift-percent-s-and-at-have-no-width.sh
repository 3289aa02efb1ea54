#!/usr/bin/env bash
# String(format:) on Linux pads %5s and not %5@, and writes %'d as 'd, without the number.
#
# Believed: width and precision of %@ count as those of %s do; ' groups thousands, as POSIX has it and as Apple names
#   the IEEE printf specification.
# Seen: [%5@], [%-5@] and [%.1@] are all [ab]. %'d is the text 'd; the number is left out. With a locale plain %d
#   groups: 12,345 in en_US and Arabic digits in ar_EG.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: String(format:arguments:) with and without a locale.
# Why it matters: columns by %-20@ do not stand under one another, and a port or a year gets a comma where a locale is
#   given. Pad by padding(toLength:withPad:startingAt:), and format numbers for people by formatted().
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

print(String(format: "[%5@] [%-5@] [%.1@]", "ab", "ab", "ab"))
print("ab".withCString { String(format: "[%5s] [%-5s] [%.1s]", $0, $0, $0) })
print(String(format: "%d, %'d", 12345, 12345))
for name in ["en_US", "ar_EG"] { print(String(format: "%d", locale: Locale(identifier: name), 12345)) }
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='[ab] [ab] [ab]
[   ab] [ab   ] [a]
12345, '\''d
12,345
١٢٬٣٤٥'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
