#!/usr/bin/env bash
# Calendar.RecurrenceRule repeats the 31st of each month twice in March and never in February.
#
# Believed: an event of January 31 that repeats each month passes over the months without a 31st, as RFC 5545 (3.3.10:
#   invalid dates are ignored) and the calendars of phones do, or comes on their last day.
# Seen: it comes on January 31, March 1, March 31, May 1, May 31 and July 1; one of February 29 comes on March 1 of
#   other years. matchingPolicy .strict passes over them; .previousTimePreservingSmallerComponents takes the last day.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: recurrences(of:) with a fixed calendar and time zone; the default of matchingPolicy is
#   .nextTimePreservingSmallerComponents.
# Why it matters: a bill of each month's end is due twice in March, and a server that hands the same rule to a calendar
#   program by iCalendar shows other days than that program. Give the policy, or daysOfTheMonth: [-1] for the last day.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()
func days(_ year: Int, _ month: Int, _ day: Int, _ rule: Calendar.RecurrenceRule) -> String {
  let first = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 9))!
  return rule.recurrences(of: first).map { $0.formatted(.iso8601.year().month().day()) }.joined(separator: " ")
}
let six = Calendar.RecurrenceRule.End.afterOccurrences(6)
print("by itself", days(2026, 1, 31, .init(calendar: calendar, frequency: .monthly, end: six)))
print("strict   ", days(2026, 1, 31, .init(calendar: calendar, frequency: .monthly, end: six, matchingPolicy: .strict)))
print("previous ", days(2026, 1, 31, .init(
  calendar: calendar, frequency: .monthly, end: six, matchingPolicy: .previousTimePreservingSmallerComponents)))
print("last days", days(2026, 1, 31, .init(calendar: calendar, frequency: .monthly, end: six, daysOfTheMonth: [-1])))
print("leap day ", days(2024, 2, 29, .init(calendar: calendar, frequency: .yearly, end: .afterOccurrences(3))))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='by itself 2026-01-31 2026-03-01 2026-03-31 2026-05-01 2026-05-31 2026-07-01
strict    2026-01-31 2026-03-31 2026-05-31 2026-07-31 2026-08-31 2026-10-31
previous  2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30
last days 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30
leap day  2024-02-29 2025-03-01 2026-03-01'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
