#!/usr/bin/env bash
# Foundation converts fuel, stones and millimoles upside down: 5 L/100 km become 1,176 miles per gallon, and 1 stone 157 g.
#
# Believed: the units of Foundation have the factors of the tables: 5 L/100 km are 47.04 miles per US gallon, a stone is
#   6.35 kg, and a millimole of 180 g/mol in a litre 0.18 g.
# Seen: 1,176.08 mpg, and 2,352.15 for 10 L/100 km: a car that needs twice the fuel goes twice as far. 0.16 kg for a stone,
#   which is the factor of the way back. 3,240 g for a millimole. Fifty other pairs of units are right.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: Measurement.converted(to:).
# Why it matters: a weight, a blood sugar and a figure that people compare cars by are wrong by factors of 25 to 18,000;
#   nothing but a test with known values shows it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
for litres in [5.0, 10] {
  let fuel = Measurement(value: litres, unit: UnitFuelEfficiency.litersPer100Kilometers)
  print(litres, "L/100 km =", String(format: "%.2f", fuel.converted(to: .milesPerGallon).value), "mpg; right:", String(format: "%.2f", 235.215 / litres))
}
let stone = Measurement(value: 1, unit: UnitMass.stones)
print("1 st =", String(format: "%.2f", stone.converted(to: .kilograms).value), "kg; right: 6.35")
let sugar = Measurement(value: 1, unit: UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: 180))
print("1 mmol/L of 180 g/mol =", String(format: "%.2f", sugar.converted(to: .gramsPerLiter).value), "g/L; right: 0.18")
SWIFT
right='5.0 L/100 km = 1176.08 mpg; right: 47.04
10.0 L/100 km = 2352.15 mpg; right: 23.52
1 st = 0.16 kg; right: 6.35
1 mmol/L of 180 g/mol = 3240.00 g/L; right: 0.18'
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
