#!/usr/bin/env bash
# ByteCountFormatStyle on Linux takes allowedUnits: [.kb] for all units, and writes 999 bytes as 1 kB.
#
# Believed: allowedUnits is an option set: [.kb] is the same as .kb, and [] is none. 999 bytes are "999 bytes" in units
#   of 1,000.
# Seen: [.kb] == .all and [] == .all: 5,000,000 bytes are "5 MB" with [.kb] and "5,000 kB" with .kb; union is right.
#   With style .file 998 bytes are "998 bytes" and 999 are "1 kB", where ByteCountFormatter says "999 bytes".
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: rawValue and == of ByteCountFormatStyle.Units, and formatted(.byteCount) in en_US. OptionSet's documentation: the
#   empty array literal is the empty set, and an array literal holds the named options alone.
# Why it matters: a column of sizes that is to be in one unit changes units from row to row. Write one unit without
#   brackets, or join them by union.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

typealias Units = ByteCountFormatStyle.Units
let english = Locale(identifier: "en_US")
func size(_ bytes: Int64, _ units: Units = .all) -> String {
  bytes.formatted(.byteCount(style: .file, allowedUnits: units).locale(english))
}
print([.kb] == Units.all, [] == Units.all, Units.kb == .all, Units.kb.union(.mb) == .all)
print(size(5_000_000, [.kb]), "|", size(5_000_000, .kb), "|", size(5_000_000, .kb.union(.bytes)))
print(size(998), "|", size(999), "|", ByteCountFormatter.string(fromByteCount: 999, countStyle: .file))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='true true false false
5 MB | 5,000 kB | 5,000 kB
998 bytes | 1 kB | 999 bytes'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
