#!/usr/bin/env bash
# In Foundation 1 foot is not equal to 12 inches, nor 0 degrees Celsius to 32 degrees Fahrenheit.
#
# Believed: Two measurements of the same size are equal, have one hash and are one element of a set, as 1 km and 1,000 m
#   are.
# Seen: 1 km and 1,000 m are equal, and so are 1 h and 3,600 s; 1 ft and 12 in, 1 yd and 3 ft, 1 mi and 5,280 ft, 1 in
#   and 2.54 cm, 0 °C and 32 °F, 100 °C and 212 °F are not. 0 °C is less than 32 °F. The sum of 10 °C and 50 °F is 566
#   K.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: Measurement in the units that Foundation has. Its documentation says that == converts the right side and compares
#   the values, which are Double.
# Why it matters: a threshold that a person gave in the other unit is never met by ==; a dictionary or a diff by
#   measurements holds the same size twice. Keep one unit in the model and compare with a tolerance.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

func same<U: Dimension>(_ a: Double, _ x: U, _ b: Double, _ y: U) -> String {
  let one = Measurement(value: a, unit: x), two = Measurement(value: b, unit: y)
  let relation = one == two ? "is" : one < two ? "is less than" : one > two ? "is more than" : "is not"
  return "\(a) \(x.symbol) \(relation) \(b) \(y.symbol); a set has \(Set([one, two]).count)"
}
print(same(1, UnitLength.kilometers, 1000, .meters))
print(same(1, UnitDuration.hours, 3600, .seconds))
print(same(1, UnitLength.feet, 12, .inches))
print(same(1, UnitLength.yards, 3, .feet))
print(same(1, UnitLength.miles, 5280, .feet))
print(same(1, UnitLength.inches, 2.54, .centimeters))
print(same(0, UnitTemperature.celsius, 32, .fahrenheit))
print(same(100, UnitTemperature.celsius, 212, .fahrenheit))
let sum = Measurement(value: 10, unit: UnitTemperature.celsius) + Measurement(value: 50, unit: .fahrenheit)
print("10 °C and 50 °F are \(sum.value.rounded()) \(sum.unit.symbol)")
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='1.0 km is 1000.0 m; a set has 1
1.0 h is 3600.0 s; a set has 1
1.0 ft is more than 12.0 in; a set has 2
1.0 yd is less than 3.0 ft; a set has 2
1.0 mi is less than 5280.0 ft; a set has 2
1.0 in is less than 2.54 cm; a set has 2
0.0 °C is less than 32.0 °F; a set has 2
100.0 °C is less than 212.0 °F; a set has 2
10 °C and 50 °F are 566.0 K'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
