#!/usr/bin/env bash
# Foundation writes an amount that rounds to nothing as "-$0.00", and half a degree of frost as "-0".
#
# Believed: what is rounded to zero is written as zero; the sign is that of the number that is shown.
# Seen: -0.004 dollars are -$0.00, -0.4 without fraction is -0, -0.0 is -0, with NumberFormatter as with formatted().
#   Decimal has the same for -0.004. sign(strategy: .always(includingZero: false)) writes 0, and in accounting style
#   the amount is ($0.00).
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: formatted() with en_US, NumberFormatter.
# Why it matters: balances and temperatures flicker between 0 and -0, a test of the text fails, and a rule that
#   colours negative texts is red for nothing. Round first, and add 0 to what is a minus zero.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let english = Locale(identifier: "en_US")
let whole = FloatingPointFormatStyle<Double>(locale: english).precision(.fractionLength(0))
print("Double", (-0.004).formatted(.currency(code: "USD").locale(english)), (-0.4).formatted(whole), (-0.0).formatted(whole))
print("Decimal", Decimal(string: "-0.004")!.formatted(.currency(code: "USD").locale(english)))
print("accounting", (-0.004).formatted(.currency(code: "USD").sign(strategy: .accounting).locale(english)))
print("always, not zero", (-0.4).formatted(whole.sign(strategy: .always(includingZero: false))))
let formatter = NumberFormatter()
formatter.locale = english
formatter.numberStyle = .currency
print("NumberFormatter", formatter.string(from: -0.004) ?? "nil")
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='Double -$0.00 -0 -0
Decimal -$0.00
accounting ($0.00)
always, not zero 0
NumberFormatter -$0.00'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
