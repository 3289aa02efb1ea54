#!/usr/bin/env bash
# Foundation on Linux converts litres per 100 kilometres into miles per gallon upside down: 5 becomes 1,176.
#
# Believed: UnitFuelEfficiency knows that less fuel is more miles: 5 L/100 km are 47.04 miles per US gallon.
# Seen: 5 L/100 km become 1,176.075 mpg, and 10 L/100 km 2,352.15: the factor of the reciprocal is multiplied. A car that
#   needs twice the fuel goes twice as far. Other units are right.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: Measurement.converted(to:).
# Why it matters: a figure that a person compares cars by is wrong by a factor of 25 and runs the wrong way; nothing but a
#   test with known values shows it.
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
SWIFT
right='5.0 L/100 km = 1176.08 mpg; right: 47.04
10.0 L/100 km = 2352.15 mpg; right: 23.52'
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
