#!/usr/bin/env bash
# Swift Testing begins all tests of a process at once, whatever the number of cores.
#
# Believed: tests run in parallel as far as there are cores, the others wait for their turn, so that a limit of a few
#   seconds for a step within a test is long.
# Seen: of 500 asynchronous tests that wait for one another, all 500 have begun before one has ended; with
#   --experimental-maximum-parallelization-width 8 no more than 8 are open. The option is in no help text.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version
#   printed
# How: 500 cases of a test that count themselves, give way a hundred times, and look how many are open.
# Why it matters: with a thousand tests on the main actor, a turn of it takes minutes to come on a busy machine: limits of
#   steps pass in tests that do nothing wrong, and a test run alone never shows it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swift >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"
mkdir -p Tests/ManyTests
cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Many", targets: [.testTarget(name: "ManyTests")])
SWIFT
cat >Tests/ManyTests/ManyTests.swift <<'SWIFT'
import Foundation
import Synchronization
import Testing

let counts = Mutex((open: 0, most: 0))

@Test(arguments: 0..<500) func one(_ number: Int) async {
  counts.withLock { counts in
    counts.open += 1
    counts.most = max(counts.most, counts.open)
  }
  for _ in 0..<100 { await Task.yield() }
  let most = counts.withLock { counts in
    counts.open -= 1
    return counts.most
  }
  if number == 499 { try? Data("\(most)".utf8).write(to: URL(filePath: ProcessInfo.processInfo.environment["MOST"]!)) }
}
SWIFT
swift build --build-tests >build.log 2>&1 || { cat build.log >&2; echo "cannot run: the tests do not compile" >&2; exit 2; }
program=$(echo .build/debug/*.xctest)
MOST="$work/all" "$program" --testing-library swift-testing >run.log 2>&1
MOST="$work/eight" "$program" --testing-library swift-testing --experimental-maximum-parallelization-width 8 >run.log 2>&1
all=$(cat all) eight=$(cat eight)
echo "most open tests: $all; with the option: $eight"
[ "$all" -ge 490 ] && [ "$eight" -le 8 ] || { echo "changed: expected 490 or more, and 8 at most" >&2; exit 1; }
echo "as stated"
