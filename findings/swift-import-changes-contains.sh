#!/usr/bin/env bash
# import Foundation changes what "a\r\nb".contains("\n") says.
#
# Believed: an import adds names; a call that compiles without it means the same with it.
# Seen: false in a file without imports, where CR LF is one character; true with import Foundation, whose overload for
#   strings compares by scalars. replacingOccurrences replaces that LF and leaves the CR; replacing does not find it.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: one line of source, compiled with and without the import.
# Why it matters: a check for line breaks in pasted text from Windows or from a form (which sends CR LF) depends on an
#   import at the top of the file: use Character.isNewline or unicodeScalars.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

echo 'print("a\r\nb".contains("\n"), "a\r\nb".replacing("\n", with: "|") == "a\r\nb")' >plain.swift
{ echo 'import Foundation'; cat plain.swift; echo 'print("a\r\nb".replacingOccurrences(of: "\n", with: "|") == "a\r|b")'; } >foundation.swift
swiftc plain.swift -o plain; swiftc foundation.swift -o foundation
seen="without $(./plain)
with $(./foundation | tr '\n' ' ')"
right="without false true
with true true true "
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
