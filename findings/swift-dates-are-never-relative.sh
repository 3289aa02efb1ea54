#!/usr/bin/env bash
# DateFormatter on Linux keeps doesRelativeDateFormatting, and never writes "Today".
#
# Believed: with doesRelativeDateFormatting a date of today is "Today", and that of the day before "Yesterday".
# Seen: the property is true when it is read, and the text is the date, in all styles and languages.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: the present day and the one before, in English and German, beside a formatter without the property.
# Why it matters: lists of messages show dates where the same code shows "Yesterday" on a phone; nothing warns.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
func text(_ locale: String, _ date: Date, _ isRelative: Bool) -> String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.dateStyle = .medium
  formatter.doesRelativeDateFormatting = isRelative
  if isRelative, !formatter.doesRelativeDateFormatting { return "the property is false" }
  return formatter.string(from: date)
}
for locale in ["en_US", "de_DE"] {
  for (name, age) in [("today", 0.0), ("yesterday", 86_400)] {
    let date = Date(timeIntervalSinceNow: -age)
    print(locale, name, text(locale, date, true) == text(locale, date, false) ? "the date" : text(locale, date, true))
  }
}
SWIFT
right='en_US today the date
en_US yesterday the date
de_DE today the date
de_DE yesterday the date'
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
