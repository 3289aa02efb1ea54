#!/usr/bin/env bash
# Foundation's iso8601 strategy decodes days and hours that there are not, and fractions that it drops when it encodes.
#
# Believed: dateDecodingStrategy.iso8601 refuses what is no date; what it decodes it encodes again as it was; and it
#   refuses fractions as ISO8601DateFormatter does by default.
# Seen: 2026-02-30 becomes March 2 and 24:00:00 the next day, without an error (by ISO8601DateFormatter, too).
#   10:00:00.123Z is decoded with its fraction, where the formatter gives nil, and is encoded as 10:00:00Z.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: JSONDecoder and JSONEncoder with .iso8601 beside ISO8601DateFormatter.
# Why it matters: a mistyped day of a client is stored as another day, and an instant that goes round once is no longer
#   equal to itself, so that "has it changed?" says yes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
let decoder = JSONDecoder(), encoder = JSONEncoder()
decoder.dateDecodingStrategy = .iso8601
encoder.dateEncodingStrategy = .iso8601
for text in ["2026-02-30T00:00:00Z", "2026-11-28T24:00:00Z", "2026-11-28T10:00:00.123Z"] {
  let date = try decoder.decode([Date].self, from: Data("[\"\(text)\"]".utf8))[0]
  let kept = abs(date.timeIntervalSince1970.truncatingRemainder(dividingBy: 1) - 0.123) < 0.001 ? "with .123" : ""
  print(text, String(decoding: try encoder.encode([date]), as: UTF8.self), kept, ISO8601DateFormatter().date(from: text) == nil ? "nil" : "date")
}
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen=$(./main)
right='2026-02-30T00:00:00Z ["2026-03-02T00:00:00Z"]  date
2026-11-28T24:00:00Z ["2026-11-29T00:00:00Z"]  date
2026-11-28T10:00:00.123Z ["2026-11-28T10:00:00Z"] with .123 nil'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
