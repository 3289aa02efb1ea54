#!/usr/bin/env bash
# Date.ISO8601FormatStyle writes half of all milliseconds one too small: 0.123 s is written .122.
#
# Believed: with includingFractionalSeconds a date that was made from a whole number of milliseconds is written with
#   these, as ISO8601DateFormatter does, and comes back as it was.
# Seen: of the 1,000 milliseconds of one second of 2027 the style writes 496 as one less; ISO8601DateFormatter and
#   DateFormatter write all of them right. 1.9996 s is 00:00:01.999 in the one and 00:00:02.000 in the other.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)), ISO8601DateFormatter with
#   .withFractionalSeconds, DateFormatter with SSS. A Date is a binary fraction, and the style cuts where the formatters
#   round.
# Why it matters: what a browser sent as milliseconds and gets back as text differs by one, so that an unchanged value
#   counts as changed, and "newer than" finds the row itself. Round before, or send a number.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
let formatter = ISO8601DateFormatter()
formatter.formatOptions.insert(.withFractionalSeconds)
let plain = DateFormatter()
plain.locale = Locale(identifier: "en_US_POSIX")
plain.dateFormat = "SSS"
var lost = (style: 0, formatter: 0, plain: 0)
for milliseconds in 0..<1000 {
  let date = Date(timeIntervalSince1970: 1_800_000_000 + Double(milliseconds) / 1000)
  let right = String(format: "%03d", milliseconds)
  if !date.formatted(style).hasSuffix(".\(right)Z") { lost.style += 1 }
  if !formatter.string(from: date).hasSuffix(".\(right)Z") { lost.formatter += 1 }
  if plain.string(from: date) != right { lost.plain += 1 }
}
print("wrong of 1000:", lost.style, lost.formatter, lost.plain)
print(Date(timeIntervalSince1970: 1_800_000_000.123).formatted(style))
let late = Date(timeIntervalSince1970: 1.9996)
print(late.formatted(style), formatter.string(from: late))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='wrong of 1000: 496 0 0
2027-01-15T08:00:00.122Z
1970-01-01T00:00:01.999Z 1970-01-01T00:00:02.000Z'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
