#!/usr/bin/env bash
# Calendar.date(bySetting: .hour, value: 0, of:) is the midnight of the next day, and .minute = 0 is the next hour.
#
# Believed: date(bySetting:value:of:) changes one component and keeps the larger ones: 15:20 with the hour set to 0 is
#   00:20 or 00:00 of the same day.
# Seen: 15:20 on 10 May with hour 0 is 00:00 on 11 May, with hour 20 it is 20:00 without the minutes, with minute 0
#   16:00, with day 1 midnight of 1 June. A value that is met already changes nothing: hour 15 and month 5 give 15:20
#   on 10 May. date(bySettingHour:minute:second:of:) stays in the day.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: Calendar.date(bySetting:value:of:) in UTC with the seconds at 0.
# Why it matters: "start of the hour" and "first of the month" by this method are in the future, and right only where
#   the value was met. Use dateInterval(of:for:) or date(from:) of components.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let date = calendar.date(from: DateComponents(year: 2024, month: 5, day: 10, hour: 15, minute: 20))!
print("of", date)
let changes: [(Calendar.Component, Int)] = [(.hour, 0), (.hour, 15), (.hour, 20), (.minute, 0), (.day, 1), (.month, 5)]
for (component, value) in changes {
  print(component, value, calendar.date(bySetting: component, value: value, of: date).map { "\($0)" } ?? "nil")
}
print("hour, minute, second", calendar.date(bySettingHour: 0, minute: 0, second: 0, of: date)!)
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='of 2024-05-10 15:20:00 +0000
hour 0 2024-05-11 00:00:00 +0000
hour 15 2024-05-10 15:20:00 +0000
hour 20 2024-05-10 20:00:00 +0000
minute 0 2024-05-10 16:00:00 +0000
day 1 2024-06-01 00:00:00 +0000
month 5 2024-05-10 15:20:00 +0000
hour, minute, second 2024-05-10 00:00:00 +0000'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
