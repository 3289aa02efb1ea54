#!/usr/bin/env bash
# In a Swift Regex \d matches ½, ①, Ⅷ and 五, none of which Int() or Double() reads.
#
# Believed: \d is a decimal digit of any script (general category Nd), as in Python; what \d+ has matched can be given
#   to Int().
# Seen: \d matches 5, ٣, ①, ½, ², Ⅷ and 五: every character that isNumber. Int() reads 5 alone, wholeNumberValue all but
#   ½. After .asciiOnlyDigits() \d matches 5 alone. Python's \d matches 5 and ٣.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: wholeMatch(of:) on one character each. Apple's documentation calls \d "any digit"; isNumber is documented with ⅚
#   as an example.
# Why it matters: a field that is checked with \d+ lets "5½" or "10²" through, and Int(match)! is a trap that a visitor
#   can reach; a client that checks with \d in JavaScript disagrees. Say [0-9] or .asciiOnlyDigits().
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

for text in ["5", "٣", "①", "½", "²", "Ⅷ", "五"] {
  let digit = text.wholeMatch(of: /\d/) != nil, ascii = text.wholeMatch(of: /\d/.asciiOnlyDigits()) != nil
  let whole = text.first!.wholeNumberValue.map(String.init) ?? "nil"
  print(text, digit, ascii, Int(text).map(String.init) ?? "nil", Double(text).map(String.init(describing:)) ?? "nil", whole)
}
print("5½ 10²".matches(of: /\d+/).map { String($0.output) })
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='5 true true 5 5.0 5
٣ true false nil nil 3
① true false nil nil 1
½ true false nil nil nil
² true false nil nil 2
Ⅷ true false nil nil 8
五 true false nil nil 5
["5½", "10²"]'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
