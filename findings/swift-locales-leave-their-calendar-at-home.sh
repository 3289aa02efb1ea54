#!/usr/bin/env bash
# Date.FormatStyle with the locale th_TH writes 2024 where DateFormatter writes 2567.
#
# Believed: a locale brings its calendar: Thai dates count Buddhist years and Persian ones Persian months, in the new
#   styles as in DateFormatter.
# Seen: DateFormatter writes 30/12/67 and ۱۴۰۳/۱۰/۱۰, Date.FormatStyle with the same locale 30/12/2024 and ۲۰۲۴/۱۲/۳۰,
#   also for ja_JP@calendar=japanese. With calendar set to locale.calendar both agree. DateFormatter's yyyy-MM-dd in
#   Thai is 2567-12-30.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: both with the same Date, locale and UTC.
# Why it matters: one page with both shows one day 543 years apart, and a fixed format without en_US_POSIX stores
#   Buddhist years. Set the calendar of a style whose locale is set.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let date = Date(timeIntervalSince1970: 1_735_600_000)
for identifier in ["th_TH", "fa_IR", "ja_JP@calendar=japanese"] {
  let locale = Locale(identifier: identifier), formatter = DateFormatter()
  formatter.locale = locale
  formatter.timeZone = .gmt
  formatter.dateStyle = .short
  var style = Date.FormatStyle(date: .numeric, time: .omitted, locale: locale, timeZone: .gmt)
  let own = style.format(date)
  style.calendar = locale.calendar
  let short = formatter.string(from: date)
  formatter.dateFormat = "yyyy-MM-dd"
  print(identifier, "DateFormatter", short, "style", own, "with calendar", style.format(date),
        "fixed", formatter.string(from: date))
}
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='th_TH DateFormatter 30/12/67 style 30/12/2024 with calendar 30/12/2567 fixed 2567-12-30
fa_IR DateFormatter ۱۴۰۳/۱۰/۱۰ style ۲۰۲۴/۱۲/۳۰ with calendar ۱۴۰۳/۱۰/۱۰ fixed ۱۴۰۳-۱۰-۱۰
ja_JP@calendar=japanese DateFormatter R6/12/30 style 2024/12/30 with calendar R6/12/30 fixed 0006-12-30'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
