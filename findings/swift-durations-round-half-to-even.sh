#!/usr/bin/env bash
# A Duration written as hours and minutes skips odd minutes at the half: 0:00, then 0:02.
#
# Believed: a clock of hours and minutes cuts off its seconds: 30 seconds are 0:00, 90 are 0:01. A length of one unit is
#   carried into the next: 59 minutes 59 are 1 hour.
# Seen: 30 seconds are 0:00, 31 are 0:01, 89 are 0:01 and 90 are 0:02; 1.5 s in minutes and seconds is 0:02 and 2.5 s
#   0:02 too. 3,599 s in units, at most one of them, is "60 minutes", and in hours and minutes "1 hour".
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: Duration.formatted(.time(pattern:)) and .units in en_US. The documentation of the patterns names the rule,
#   .toNearestOrEven, as the default of roundSeconds and roundFractionalSeconds.
# Why it matters: a count-down shows a minute that has not begun and leaves another out; two renderers, one of which
#   cuts, disagree half of the time. Pass .hourMinute(padHourToLength: 1, roundSeconds: .towardZero).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let english = Locale(identifier: "en_US")
func write(_ seconds: [Double], _ pattern: Duration.TimeFormatStyle.Pattern) -> String {
  seconds.map { Duration.seconds($0).formatted(.time(pattern: pattern).locale(english)) }.joined(separator: " ")
}
print(write([30, 31, 89, 90, 150], .hourMinute))
print(write([30, 31, 89, 90, 150], .hourMinute(padHourToLength: 1, roundSeconds: .towardZero)))
print(write([0.5, 1.5, 2.5, 3.5], .minuteSecond))
let units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds]
print(Duration.seconds(3599).formatted(.units(allowed: units, width: .wide, maximumUnitCount: 1).locale(english)))
print(Duration.seconds(3599).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(english)))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='0:00 0:01 0:01 0:02 0:02
0:00 0:00 0:01 0:01 0:02
0:00 0:02 0:02 0:04
60 minutes
1 hour'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
