#!/usr/bin/env bash
# Foundation's format styles parse the beginning of a text and drop the rest, and roll impossible dates over.
#
# Believed: Double("12abc", format: .number) throws, as Double("12abc") is nil; grouping signs at wrong places are
#   skipped or refused; a day that there is not is refused.
# Seen: in en_US "12abc" is 12, "1,2,3.5" is 1, Int of "1.9" is 1, and the date "2/30/2026" is March 2, "13/3/2026" is
#   January 3 of 2027, all without an error. Only a text that begins with no number throws.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: parseStrategy of number and date styles with a fixed locale and time zone.
# Why it matters: this is what TextField(value:format:) calls: a slip of the finger becomes another number or another
#   day without a word. Format the value again and compare it with what was typed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
let english = Locale(identifier: "en_US")
func number(_ text: String) -> String { (try? Double(text, format: .number.locale(english))).map { "\($0)" } ?? "error" }
let day = Date.FormatStyle(date: .numeric, time: .omitted, locale: english, timeZone: .gmt)
func date(_ text: String) -> String { (try? Date(text, strategy: day.parseStrategy)).map { $0.formatted(.iso8601.year().month().day()) } ?? "error" }
print(number("12abc"), number("1,2,3.5"), (try? Int("1.9", format: .number.locale(english))).map { "\($0)" } ?? "error", number("abc"), date("2/30/2026"), date("13/3/2026"))
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen=$(./main)
right="12.0 1.0 1 error 2026-03-02 2027-01-03"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
