#!/usr/bin/env bash
# NumberFormatter on Linux takes "12abc" for 12 and "0x10" for 0, and knows no minimum when it parses.
#
# Believed: number(from:) without isLenient gives nil for a text that is no number as a whole, and for one outside
#   minimum and maximum; with generatesDecimalNumbers it gives all digits.
# Seen: "12abc" is 12, "1.5.2" is 1.5, "0x10" is 0 and "12 " is 12; "1,5" and "$5" are nil. With minimum 10 and maximum
#   20, 5 and 25 are given. With generatesDecimalNumbers 0.1 is no NSDecimalNumber, and 12345678901234567.89 loses its
#   cents.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: number(from:) of a decimal formatter in en_US. Apple's documentation calls minimum the lowest number allowed as
#   input.
# Why it matters: a form that is checked by its formatter on Apple's systems takes anything that begins with a digit on
#   a Linux server, and values outside its range; money is rounded. Compare string(from:) with the text, and check the
#   range oneself.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.numberStyle = .decimal
func read(_ text: String) -> String { formatter.number(from: text).map { "\($0)" } ?? "nil" }
print("lenient:", formatter.isLenient)
for text in ["12abc", "1.5.2", "0x10", "12 ", "1,5", "$5"] { print(text.debugDescription, read(text)) }
formatter.minimum = 10
formatter.maximum = 20
print("10 to 20:", read("5"), read("15"), read("25"))
formatter.minimum = nil
formatter.maximum = nil
formatter.generatesDecimalNumbers = true
print(formatter.number(from: "0.1") is NSDecimalNumber, read("12345678901234567.89"))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='lenient: false
"12abc" 12.0
"1.5.2" 1.5
"0x10" 0.0
"12 " 12.0
"1,5" nil
"$5" nil
10 to 20: 5 15 25
false 1.2345678901234568e+16'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
