#!/usr/bin/env bash
# Foundation's Scanner reads 2 from "2px" and no number from "2em".
#
# Believed: scanDouble() takes the longest beginning that is a number, and leaves the rest: 2 of "2em", as scanInt()
#   and strtod() do.
# Seen: scanDouble() gives nil for 2em, 2ex, 1.5e and 2E+ and stays at the beginning; 2px, 3dB and 2e3x are read.
#   scanDecimal() gives 2 for 2em, but takes the e away, so that the unit is "m". For "-x" scanInt() gives nil and has
#   gone past the minus, and scanDecimal() gives 0.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: scanDouble(), scanInt() and scanDecimal() at the beginning of each text, and how far each has gone.
# Why it matters: a length, a level or a product number is refused or changes its unit for the sake of one letter.
#   Scan the digits as characters and convert them oneself.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

for text in ["2px", "2em", "2ex", "1.5e", "2E+", "2e3x", "3dB", "-x"] {
  let scanner = Scanner(string: text)
  func rest() -> String {
    defer { scanner.currentIndex = text.startIndex }
    return String(text[scanner.currentIndex...]).debugDescription
  }
  func say<T>(_ value: T?) -> String { (value.map { "\($0)" } ?? "nil") + " " + rest() }
  print(text, "double", say(scanner.scanDouble()), "int", say(scanner.scanInt()), "decimal", say(scanner.scanDecimal()))
}
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='2px double 2.0 "px" int 2 "px" decimal 2 "px"
2em double nil "2em" int 2 "em" decimal 2 "m"
2ex double nil "2ex" int 2 "ex" decimal 2 "x"
1.5e double nil "1.5e" int 1 ".5e" decimal 1.5 ""
2E+ double nil "2E+" int 2 "E+" decimal 2 ""
2e3x double 2000.0 "x" int 2 "e3x" decimal 2000 "x"
3dB double 3.0 "dB" int 3 "dB" decimal 3 "dB"
-x double nil "-x" int nil "x" decimal 0 "x"'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
