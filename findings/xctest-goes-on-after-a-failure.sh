#!/usr/bin/env bash
# XCTest on Linux takes continueAfterFailure = false and goes on after the failure; an expectation that is fulfilled twice passes.
#
# Believed: continueAfterFailure = false ends a test at its first failure; an expectation of expectation(description:)
#   fails when it is fulfilled too often, since Apple's documentation has assertForOverFulfill on for those.
# Seen: the line after XCTFail() runs, set in the test or in setUp(). An expectation that is fulfilled three times,
#   twice before and once while the test waits, passes; assertForOverFulfill is false.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: a package of three tests, their output and result.
# Why it matters: code after a check that guards it runs with what the check denied: a loop with an empty array, an
#   index that is not there. A callback that comes twice is not noticed. Throw, by XCTUnwrap or a guard, and set
#   assertForOverFulfill.
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
echo 'public let a = 1' >Sources/A/A.swift
cat >Tests/ATests/Tests.swift <<'SWIFT'
import XCTest
final class InSetUp: XCTestCase {
  override func setUp() { continueAfterFailure = false }
  func testSetUp() { XCTFail("first"); print("went on, set in setUp") }
}
final class InTest: XCTestCase {
  func testTest() { continueAfterFailure = false; XCTFail("first"); print("went on, set in the test") }
  func testTwice() {
    let many = expectation(description: "once"), last = expectation(description: "last")
    many.fulfill()
    many.fulfill()
    DispatchQueue.main.async { many.fulfill(); last.fulfill() }
    wait(for: [many, last], timeout: 30)
    print("assertForOverFulfill", many.assertForOverFulfill)
  }
}
SWIFT
swift build --build-tests >build.log 2>&1 || { tail -n 5 build.log >&2; echo "cannot run: the package does not build" >&2; exit 2; }
swift test --skip-build --disable-swift-testing >out.log 2>&1 || true
seen=$(grep -oE "went on, .*|assertForOverFulfill .*|Test Case '.*' (passed|failed)" out.log)
right="went on, set in setUp
Test Case 'InSetUp.testSetUp' failed
went on, set in the test
Test Case 'InTest.testTest' failed
assertForOverFulfill false
Test Case 'InTest.testTwice' passed"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
