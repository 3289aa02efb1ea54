#!/usr/bin/env bash
# sortedKeys means two orders: that of bytes in JSONEncoder, that of people in JSONSerialization.
#
# Believed: the option sortedKeys, "lexicographic order" in both, gives one order, so that files written by either can
#   be compared.
# Seen: JSONEncoder writes A, Z, _, a10, a2, b, z, é; JSONSerialization writes _, A, a2, a10, b, é, z, Z: without regard
#   to case and by the value of numbers.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: the same dictionary by both.
# Why it matters: golden files, ETags and signatures over JSON differ with the class that wrote them: keep to one, and
#   compare decoded values.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
let value = ["a10": 1, "a2": 1, "A": 1, "b": 1, "\u{e9}": 1, "z": 1, "Z": 1, "_": 1]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func keys(_ data: Data) -> String { String(decoding: data, as: UTF8.self).split(separator: "\"").filter { !$0.contains(":") && $0 != "{" }.joined(separator: " ") }
print("JSONEncoder", keys(try encoder.encode(value)))
print("JSONSerialization", keys(try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)))
SWIFT
swiftc -swift-version 6 -enable-bare-slash-regex main.swift -o main
seen=$(./main)
right="JSONEncoder A Z _ a10 a2 b z é
JSONSerialization _ A a2 a10 b é z Z"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
