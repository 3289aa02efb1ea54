#!/usr/bin/env bash
# UserDefaults on Linux keeps the path of a URL alone: https://example.org/a comes back as file:///a.
#
# Believed: url(forKey:) gives back what set(_: URL?, forKey:) was given, on Apple's systems any URL.
# Seen: the stored object is a String with the path. An https URL comes back as a file URL without host, query and
#   fragment; mailto:a@b as a file in the working directory. Nothing is reported.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: a suite of its own, set and read in one process.
# Why it matters: the address of a server that a person has set is a file path after the next look: store
#   absoluteString.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
let defaults = UserDefaults(suiteName: "finding")!
for text in ["https://example.org/a?b=c#d", "mailto:a@example.org", "file:///tmp/x"] {
  defaults.set(URL(string: text)!, forKey: "url")
  let read = defaults.url(forKey: "url")!.absoluteURL.absoluteString
  let home = URL(filePath: FileManager.default.currentDirectoryPath).absoluteString
  print("\(text) -> \(read.replacingOccurrences(of: home, with: "(working directory)")), a \(type(of: defaults.object(forKey: "url")!))")
}
SWIFT
right='https://example.org/a?b=c#d -> file:///a, a String
mailto:a@example.org -> (working directory)/a@example.org, a String
file:///tmp/x -> file:///tmp/x, a String'
swiftc -swift-version 6 main.swift -o main
seen=$(./main)
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
