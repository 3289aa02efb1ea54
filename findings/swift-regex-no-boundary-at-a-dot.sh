#!/usr/bin/env bash
# In a Swift Regex \b is no boundary beside a dot, a comma or a colon within a word: \bcom\b is not in "example.com".
#
# Believed: \b stands between a letter or digit and anything else but the underscore, as in Python, JavaScript and
#   NSRegularExpression, whose syntax Regex takes.
# Seen: \bcom\b does not match in example.com, nor \b14\b in 3.14, \b000\b in 1,000, \bb\b in a:b and \bt\b in can't;
#   \b本\b matches in 日本語. NSRegularExpression of the same program says the opposite of each. wordBoundaryKind(.simple)
#   brings the usual meaning back.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: the same patterns for Regex, Regex with wordBoundaryKind(.simple) and NSRegularExpression. The default boundaries
#   of Regex are those of Unicode's UAX #29, where a dot between letters or digits divides nothing (SE-0363 says so).
# Why it matters: a search for whole words finds nothing in file names, domains, key paths and numbers, and a pattern
#   that is shared with a browser or a database has another meaning in the server.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation

let questions = [
  ("example.com", #"\bcom\b"#), ("3.14", #"\b14\b"#), ("1,000", #"\b000\b"#), ("a:b", #"\bb\b"#), ("can't", #"\bt\b"#),
  ("日本語", #"\b本\b"#), ("a-b", #"\bb\b"#),
]
for (text, pattern) in questions {
  let regex = try Regex(pattern)
  let old = try NSRegularExpression(pattern: pattern)
  let range = NSRange(text.startIndex..., in: text)
  print(
    text, pattern, text.contains(regex), text.contains(regex.wordBoundaryKind(.simple)),
    old.firstMatch(in: text, range: range) != nil)
}
SWIFT
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
right=$(cat <<'TEXT'
example.com \bcom\b false true true
3.14 \b14\b false true true
1,000 \b000\b false true true
a:b \bb\b false true true
can't \bt\b false true true
日本語 \b本\b true false false
a-b \bb\b true true true
TEXT
)
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
