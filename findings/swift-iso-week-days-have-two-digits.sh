#!/usr/bin/env bash
# Foundation writes an ISO week date as 2025-W01-01 where ISO 8601 has 2025-W01-1, and Python refuses it.
#
# Believed: ISO8601FormatStyle with year, week and day writes the week date of ISO 8601, YYYY-Www-D, and a zone with a
#   colon, as RFC 3339 and ISO8601DateFormatter do.
# Seen: Monday 30 December 2024 is 2025-W01-01; ISO8601DateFormatter writes the same. Python's date.fromisoformat
#   raises ValueError for it and takes 2025-W01-1. A time in Tokyo ends in +0900 by the style and in +09:00 by the
#   formatter.
# Versions: Swift 6.3.1 for Linux from swift.org, python3 3.11.2-1+b1 (Debian 12); any toolchain on the PATH is taken
#   and its version printed
# How: formatted() of one Date in UTC and Tokyo, and Python's reader.
# Why it matters: week plans and log names that a server writes are refused by other readers, and a time with colons
#   but a zone without them is mixed form, which a strict RFC 3339 reader refuses. Set timeZoneSeparator: .colon, and
#   write the week day oneself.
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

let date = Date(timeIntervalSince1970: 1_735_600_000), tokyo = TimeZone(identifier: "Asia/Tokyo")!
let formatter = ISO8601DateFormatter()
formatter.formatOptions = [.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate]
print("week date", date.formatted(.iso8601.year().weekOfYear().day()), formatter.string(from: date))
formatter.formatOptions = [.withInternetDateTime]
formatter.timeZone = tokyo
print("Tokyo", date.formatted(Date.ISO8601FormatStyle(timeZone: tokyo)), formatter.string(from: date))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main; /usr/bin/python3 -c 'import datetime, sys
for text in sys.argv[1:]:
    try: print("Python", text, datetime.date.fromisoformat(text))
    except ValueError: print("Python", text, "is no date")' 2025-W01-01 2025-W01-1)
right='week date 2025-W01-01 2025-W01-01
Tokyo 2024-12-31T08:06:40+0900 2024-12-31T08:06:40+09:00
Python 2025-W01-01 is no date
Python 2025-W01-1 2024-12-30'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
