#!/usr/bin/env bash
# SortDescriptor of a string sorts by code units on Linux, where Apple's sorts as people do.
#
# Believed: SortDescriptor(\.name) compares by .localizedStandard, as Apple's documentation of its comparator argument
#   says: a9 before a10, case and accents last.
# Seen: on Linux a, a10, a9, Á come after B, Z and _: the initializer for any Comparable is taken, for
#   String.StandardComparator has no localizedStandard there. localizedStandardCompare exists and sorts as people do.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: sorted(using:) of the same strings as by <, and by localizedStandardCompare.
# Why it matters: a table that is sorted by its header has another order on the server than in the app of the same
#   source, and a cursor ("after this name") made on one side skips or repeats rows on the other.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

struct Person { var name: String }
let people = ["a10", "a9", "B", "Á", "a", "_", "Z"].map(Person.init(name:))
print(people.sorted(using: SortDescriptor(\Person.name)).map(\.name).joined(separator: " "))
print(people.sorted { $0.name < $1.name }.map(\.name).joined(separator: " "))
print(people.map(\.name).sorted { $0.localizedStandardCompare($1) == .orderedAscending }.joined(separator: " "))
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='B Z _ a a10 a9 Á
B Z _ a a10 a9 Á
_ a Á a9 a10 B Z'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
