#!/usr/bin/env bash
# Foundation's ISO 8601 dates before October 1582 are Julian: 1558-01-08 where Date.description and Python have 1558-01-18.
#
# Believed: ISO8601FormatStyle, ISO8601DateFormatter and Calendar(identifier: .iso8601) count as ISO 8601 does, by the
#   Gregorian calendar at all times, as description and Python do; there is no 29 February 1500.
# Seen: one instant is 1558-01-18 for description and Python, and 1558-01-08 for both ISO 8601 writers, JSONEncoder
#   with iso8601, DateFormatter and the calendars iso8601 and gregorian. The ISO readers take 1500-02-29, and
#   0001-01-01 is two days before that of Python.
# Versions: Swift 6.3.1 for Linux from swift.org, python3 3.11.2-1+b1 (Debian 12); any toolchain on the PATH is taken
#   and its version printed
# How: one Date by all of them in UTC, and the same instants by Python's datetime.
# Why it matters: dates of birth, of archives and the sentinel 0001-01-01 move by days between a Swift program and a
#   database or another language that speak ISO 8601 both. Exchange such days as three numbers.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

package() {  # NAME VERSION: installs the version this was written for, else the one there is, and says which.
  local have install="apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends"
  have=$(dpkg-query -W -f '${Status} ${Version}' "$1" 2>/dev/null | sed -n 's/^install ok installed //p') || true
  if [ "$have" != "$2" ]; then
    export DEBIAN_FRONTEND=noninteractive
    $install "$1=$2" >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && $install "$1=$2" >/dev/null 2>&1; } ||
      [ -n "$have" ] || $install "$1" >/dev/null 2>&1 ||
      { echo "cannot run: the Debian package $1 cannot be installed" >&2; exit 2; }
    have=$(dpkg-query -W -f '${Version}' "$1")
  fi
  echo "$1 $have (written for $2)"
}

package python3 3.11.2-1+b1

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let utc = TimeZone(identifier: "UTC")!, instant = Date(timeIntervalSince1970: -13_000_000_000)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = utc
formatter.dateFormat = "yyyy-MM-dd"
let iso = ISO8601DateFormatter()
iso.formatOptions = [.withFullDate]
let encoder = JSONEncoder()
encoder.dateEncodingStrategy = .iso8601
print("description", instant.description.prefix(10))
print("ISO8601FormatStyle", instant.formatted(.iso8601.year().month().day()))
print("ISO8601DateFormatter", iso.string(from: instant))
print("JSONEncoder", String(decoding: try encoder.encode([instant]), as: UTF8.self))
print("DateFormatter", formatter.string(from: instant))
for identifier in [Calendar.Identifier.gregorian, .iso8601] {
  var calendar = Calendar(identifier: identifier)
  calendar.timeZone = utc
  let day = calendar.dateComponents([.year, .month, .day], from: instant)
  print(identifier, day.year!, day.month!, day.day!)
}
print("1500-02-29", iso.date(from: "1500-02-29").map { iso.string(from: $0) } ?? "nil",
      try Date("1500-02-29T00:00:00Z", strategy: .iso8601))
print("0001-01-01", Int(iso.date(from: "0001-01-01")!.timeIntervalSince1970))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main; /usr/bin/python3 -c 'from datetime import *
u = timezone.utc; print("Python", (datetime(1970, 1, 1) - timedelta(seconds=13_000_000_000)).date())
print("Python, 0001-01-01", int(datetime(1, 1, 1, tzinfo=u).timestamp()))' )
right='description 1558-01-18
ISO8601FormatStyle 1558-01-08
ISO8601DateFormatter 1558-01-08
JSONEncoder ["1558-01-08T00:53:20Z"]
DateFormatter 1558-01-08
gregorian 1558 1 8
iso8601 1558 1 8
1500-02-29 1500-02-29 1500-03-10 00:00:00 +0000
0001-01-01 -62135769600
Python 1558-01-18
Python, 0001-01-01 -62135596800'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
