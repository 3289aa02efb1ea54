#!/usr/bin/env bash
# An AttributedString has a run of no characters where a letter and its accent differ: the letter is in the next run.
#
# Believed: each run of an AttributedString has characters, and what was set on "e" is on a run that shows e.
# Seen: AttributedString("e") with a value, followed by "\u{301}x": the runs have 0 and 2 characters, "" with the
#   value and "éx" without, and their scalars are e and U+0301 x. With the value on "ae" its run shows "a" alone,
#   while its scalars are a and e.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: runs, and the characters and unicodeScalars of each run.
# Why it matters: a renderer that goes from run to run draws the letter without its colour or link, and one that skips
#   empty runs loses the link. A prefix that is made bold before it is joined with typed text meets it. Join the
#   strings first, then set attributes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

enum Mark: AttributedStringKey { typealias Value = Int; static let name = "mark" }
func say(_ first: String, _ second: String) {
  var text = AttributedString(first)
  text[Mark.self] = 1
  text += AttributedString(second)
  for run in text.runs {
    let part = text[run.range]
    func codes(_ scalars: some Sequence<Unicode.Scalar>) -> [String] { scalars.map { String($0.value, radix: 16) } }
    print(part.characters.count, "characters", codes(String(part.characters).unicodeScalars),
          "scalars", codes(part.unicodeScalars), "mark", run[Mark.self].map { "\($0)" } ?? "nil")
  }
}
say("e", "\u{301}x")
print("--")
say("ae", "\u{301}x")
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right='0 characters [] scalars ["65"] mark 1
2 characters ["65", "301", "78"] scalars ["301", "78"] mark nil
--
1 characters ["61"] scalars ["61", "65"] mark 1
2 characters ["65", "301", "78"] scalars ["301", "78"] mark nil'
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
