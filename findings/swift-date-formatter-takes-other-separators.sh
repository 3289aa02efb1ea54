#!/usr/bin/env bash
# DateFormatter with yyyy-MM-dd that is not lenient takes 2024/02/03, 2024.02.03, "2024 02 03" and 2024-Feb-03 on Linux.
#
# Believed: with isLenient off a text has to have the form of dateFormat: hyphens, two digits, nothing before or
#   after.
# Seen: slashes, dots, commas, spaces and even line feeds do for hyphens, and so do single digits, a month by name and
#   spaces at both ends; the year 24 is taken for 24 AD. Underscores, colons, a missing hyphen and 2024-02-30 are
#   refused. With HH:mm 12.30 and 12-30 are times.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: date(from:) and string(from:) with en_US_POSIX, isLenient printed.
# Why it matters: "matches yyyy-MM-dd" is no check of a form or a file name: 24-2-3 is stored as a day of the year 24.
#   Compare string(from:) with the text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(identifier: "UTC")
print("lenient:", formatter.isLenient)
func read(_ format: String, _ texts: String...) {
  formatter.dateFormat = format
  for text in texts { print(text.debugDescription, formatter.date(from: text).map { formatter.string(from: $0) } ?? "nil") }
}
read("yyyy-MM-dd", "2024/02/03", "2024.02.03", "2024,02,03", "2024 02 03", "2024\n02\n03", "2024-2-3", " 2024-02-03 ",
     "2024-Feb-03", "24-02-03", "2024_02_03", "2024:02:03", "20240203", "2024-02-30")
read("HH:mm", "12.30", "12-30", "12:3", "1230", "24:00")
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='lenient: false
"2024/02/03" 2024-02-03
"2024.02.03" 2024-02-03
"2024,02,03" 2024-02-03
"2024 02 03" 2024-02-03
"2024\n02\n03" 2024-02-03
"2024-2-3" 2024-02-03
" 2024-02-03 " 2024-02-03
"2024-Feb-03" 2024-02-03
"24-02-03" 0024-02-03
"2024_02_03" nil
"2024:02:03" nil
"20240203" nil
"2024-02-30" nil
"12.30" 12:30
"12-30" 12:30
"12:3" 12:03
"1230" nil
"24:00" nil'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
