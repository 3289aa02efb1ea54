#!/usr/bin/env bash
# 1.formatted(.percent) is "1%" and 1.0.formatted(.percent) is "100%": the type of the number decides in Foundation.
#
# Believed: a percent style multiplies by 100, as NumberFormatter's does, for each type of number.
# Seen: Int 1 and 50 are 1% and 50%; Double, Float and Decimal 1 are 100%. Parsing follows: "50%" is 50 as Int and 0.5
#   as Double and Decimal. NumberFormatter makes 100% of the integer 1.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: formatted(.percent), init(_:format:) and NumberFormatter with en_US.
# Why it matters: a model that changes a rate from Int to Double shows a hundredfold, and the compiler is silent. Keep
#   rates in one type, and test the text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let english = Locale(identifier: "en_US")
print("Int", 1.formatted(.percent.locale(english)), 50.formatted(.percent.locale(english)))
print("Double", (1.0).formatted(.percent.locale(english)), "Float", Float(1).formatted(.percent.locale(english)),
      "Decimal", Decimal(1).formatted(.percent.locale(english)))
print("50%:", try Int("50%", format: .percent.locale(english)), try Double("50%", format: .percent.locale(english)),
      try Decimal("50%", format: .percent.locale(english)))
let formatter = NumberFormatter()
formatter.locale = english
formatter.numberStyle = .percent
print("NumberFormatter", formatter.string(from: 1) ?? "nil")
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='Int 1% 50%
Double 100% Float 100% Decimal 100%
50%: 50 0.5 0.5
NumberFormatter 100%'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
