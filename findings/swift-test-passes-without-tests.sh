#!/usr/bin/env bash
# swift test --filter of a name that is no longer there passes, and --xunit-output FILE writes no FILE.
#
# Believed: a filter that no test matches is an error, as with pytest (exit 5); --xunit-output writes the results to
#   the file that it names.
# Seen: "warning: No matching test cases were run" among the lines, exit 0. results.xml is not there: Swift Testing's
#   results are in results-swift-testing.xml, and those of XCTest are written with --parallel alone.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: a package of one test of each kind, exit codes and the files in its folder.
# Why it matters: a job that runs one suite by name stays green for ever after the suite is renamed, and a report of
#   results.xml is empty or old. Count the tests that ran, and collect both names.
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
import Testing
import XCTest
@Test func modern() { #expect(1 + 1 == 2) }
final class Old: XCTestCase { func testOld() { XCTAssertEqual(1 + 1, 2) } }
SWIFT
swift build --build-tests >build.log 2>&1 || { tail -n 5 build.log >&2; echo "cannot run: the package does not build" >&2; exit 2; }
try() {  # NAME ARGUMENTS...: the exit code, and the files of results that are there afterwards.
  local name=$1 code=0; shift
  rm -f results*.xml
  swift test --skip-build "$@" --xunit-output results.xml >out.log 2>&1 || code=$?
  echo "$name: exit $code, $(find . -maxdepth 1 -name 'results*.xml' -printf '%f\n' | sort | paste -sd ' ')"
}
seen=$(try all; try parallel --parallel; try renamed --filter ATests.Renamed; grep -o "No matching test cases were run" out.log)
right="all: exit 0, results-swift-testing.xml
parallel: exit 0, results-swift-testing.xml results.xml
renamed: exit 0, results-swift-testing.xml
No matching test cases were run"
echo "$seen"
[ "$seen" = "$right" ] || { echo "changed: expected" >&2; echo "$right" >&2; exit 1; }
echo "as stated"
