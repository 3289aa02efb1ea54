#!/usr/bin/env bash
# SwiftPM builds no tests without the index of the sources, though the tests are those of Swift Testing.
#
# Believed: the index is for editors; with --disable-index-store a package and its tests are built as without the option, in less time.
# Seen: the library and the test target compile, then `swift build --build-tests --disable-index-store` ends with status 1 and
#   "error: index store path does not exist: …/debug/index/store". The same package passes `swift test` without the option, and
#   `swift build --disable-index-store` without tests. No file imports XCTest.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version printed
# How: a package of a function and a test of Swift Testing, built three times in folders of their own; exit status and the last lines.
# Why it matters: on Linux, SwiftPM reads the index to list the tests of XCTest. A build server that saves the index, which is a sixteenth of
#   the compiler's time in a package of 200 files, fails minutes later, after all has been compiled.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

mkdir -p Sources/A Tests/ATests
cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "A", targets: [.target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])])
SWIFT
echo 'public func one() -> Int { 1 }' >Sources/A/A.swift
printf 'import A\nimport Testing\n\n@Test func isOne() { #expect(one() == 1) }\n' >Tests/ATests/ATests.swift

usual=0; swift test --scratch-path usual >usual.log 2>&1 || usual=$?
library=0; swift build --disable-index-store --scratch-path library >library.log 2>&1 || library=$?
tests=0; swift build --build-tests --disable-index-store --scratch-path tests >tests.log 2>&1 || tests=$?
echo "swift test: $usual; swift build without an index: $library; swift build --build-tests without an index: $tests"
grep -m 1 'error:' tests.log | sed "s#$work#…#" || true
[ "$usual" = 0 ] && [ "$library" = 0 ] || { echo "cannot run: the package does not build" >&2; tail -n 5 usual.log library.log >&2; exit 2; }
[ "$tests" != 0 ] && grep -q 'index store path does not exist' tests.log || { echo "changed: tests are built without an index" >&2; exit 1; }
echo "as stated"
