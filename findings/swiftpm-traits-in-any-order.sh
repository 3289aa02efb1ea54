#!/usr/bin/env bash
# SwiftPM hands the enabled traits to the compiler in another order each time, and compiles everything again.
#
# Believed: a build whose sources did not change compiles nothing, whatever made SwiftPM plan it again.
# Seen: a package with three default traits, of which only the manifest gets a comment: within ten plans the order of
#   -DOne, -DTwo and -DThree changes and the untouched module is compiled again each time it does. With
#   SWIFT_DETERMINISTIC_HASHING=1 the order stays and nothing is compiled.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: ten builds after a comment was added to Package.swift; order of the flags in .build/debug.yaml and the lines
#   "Compiling".
# Why it matters: each change of a manifest costs a full build for users of a package with more than one default trait.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT


command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

mkdir -p Sources/A
cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "A", traits: [.default(enabledTraits: ["One", "Two", "Three"]), "One", "Two", "Three"], targets: [.target(name: "A")])
SWIFT
echo 'public let a = 1' >Sources/A/A.swift
orders() {  # Prints order and number of compilations of each build; ends at the second order.
  swift build >/dev/null 2>&1
  for i in $(seq 10); do
    echo "// $1 $i" >>Package.swift
    compiled=$(swift build 2>&1 | grep -c 'Compiling A') || true
    echo "$(grep -o -- '"-D\(One\|Two\|Three\)"' .build/debug.yaml | head -n 3 | tr -d '\n"') compiled $compiled"
  done
}
export -n SWIFT_DETERMINISTIC_HASHING || true; unset SWIFT_DETERMINISTIC_HASHING
usual=$(orders usual)
fixed=$(SWIFT_DETERMINISTIC_HASHING=1 orders fixed)
echo "$usual"; echo "with SWIFT_DETERMINISTIC_HASHING:"; echo "$fixed"
[ "$(cut -d ' ' -f 1 <<<"$usual" | sort -u | wc -l)" -gt 1 ] && grep -q 'compiled [1-9]' <<<"$usual" || { echo "changed: the order is one" >&2; exit 1; }
[ "$(sort -u <<<"$fixed" | wc -l)" = 1 ] && grep -q 'compiled 0' <<<"$fixed" || { echo "changed: not even hashing makes it one" >&2; exit 1; }
echo "as stated"
