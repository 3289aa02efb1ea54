#!/usr/bin/env bash
# A full NSCache on Linux keeps what it has, and drops what is put in.
#
# Believed: with countLimit or totalCostLimit, an NSCache makes room by giving up old objects, those that were not used
#   for long.
# Seen: with a limit of two, of five objects of one cost the first two stay, and each later one is gone at once; a use of
#   an object in between changes nothing. Objects go by their cost, the cheapest first: of the costs 1 to 5 the last two
#   stay, of 5 to 1 the first two. A cost limit of 10 keeps the first two of four objects of cost 4.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: five objects put into caches with limits, and asked for afterwards.
# Why it matters: a cache of thumbnails or of parsed pages that fills up once serves its first pages for ever and makes
#   everything else again each time. Objects with a growing cost, such as a counter, go in the order of their age.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
func kept(_ costs: [Int], _ configure: (NSCache<NSNumber, NSNumber>) -> Void) -> [Int] {
  let cache = NSCache<NSNumber, NSNumber>()
  configure(cache)
  for (number, cost) in costs.enumerated() { cache.setObject(1, forKey: number as NSNumber, cost: cost) }
  return costs.indices.filter { cache.object(forKey: $0 as NSNumber) != nil }
}
print("two, one cost:", kept([0, 0, 0, 0, 0]) { $0.countLimit = 2 })
print("two, rising costs:", kept([1, 2, 3, 4, 5]) { $0.countLimit = 2 })
print("two, falling costs:", kept([5, 4, 3, 2, 1]) { $0.countLimit = 2 })
print("cost of 10:", kept([4, 4, 4, 4]) { $0.totalCostLimit = 10 })
let cache = NSCache<NSString, NSNumber>()
cache.countLimit = 2
for key in ["a", "b"] { cache.setObject(1, forKey: key as NSString) }
_ = cache.object(forKey: "b")
cache.setObject(1, forKey: "c")
print("after a use of b:", ["a", "b", "c"].filter { cache.object(forKey: $0 as NSString) != nil })
SWIFT
right='two, one cost: [0, 1]
two, rising costs: [3, 4]
two, falling costs: [0, 1]
cost of 10: [0, 1]
after a use of b: [a, b]'
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
