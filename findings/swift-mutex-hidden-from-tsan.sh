#!/usr/bin/env bash
# The thread sanitizer reports a race on a value that Synchronization.Mutex guards, once two threads contend for the mutex.
#
# Believed: code whose shared state is in a Mutex, and which the compiler takes as free of data races, has no report under
#   -sanitize=thread.
# Seen: "Swift access race" for the value of a Mutex, in every run in which a thread had to wait for it; none for the same value
#   behind an NSLock. The way without contention is inlined into the program, where the sanitizer sees its atomics. The way with
#   contention ends in _MutexHandle._lockSlow of libswiftSynchronization.so, a futex of the kernel, which it does not see.
# Versions: Swift 6.3.1 for Linux from swift.org, on Debian 12; any toolchain on the PATH is taken and its version printed
# How: two threads append to an array 200 times each, and hold the lock for a millisecond; the reports of the sanitizer are counted.
# Why it matters: the reports look like those of real races. A suppression by name hides the real ones in the same functions, so
#   that projects leave the sanitizer or the Mutex.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

command -v swiftc >/dev/null || { echo "cannot run: there is no Swift toolchain on the PATH" >&2; exit 2; }
swift --version 2>/dev/null | head -n 1
export HOME="$work"; cd "$work"

cat >main.swift <<'SWIFT'
import Foundation
import Synchronization

final class InMutex: Sendable {
  private let numbers = Mutex<[Int]>([])
  func add(_ number: Int) { numbers.withLock { $0.append(number); usleep(1000) } }
}

final class InLock: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [Int] = []
  func add(_ number: Int) { lock.withLock { numbers.append(number); usleep(1000) } }
}

func run(_ add: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  for _ in 0..<2 {
    group.enter()
    Thread { (0..<200).forEach(add); group.leave() }.start()
  }
  group.wait()
}

let (mutex, lock) = (InMutex(), InLock())
if CommandLine.arguments.contains("mutex") { run { mutex.add($0) } } else { run { lock.add($0) } }
SWIFT
swiftc -swift-version 6 -sanitize=thread main.swift -o main
reports() { { TSAN_OPTIONS=exitcode=0 ./main "$1" 2>&1 || true; } | grep -c 'WARNING: ThreadSanitizer' || true; }
mutex=$(reports mutex) lock=$(reports lock)
echo "Mutex: $mutex reports"
echo "NSLock: $lock reports"
[ "$mutex" -gt 0 ] && [ "$lock" -eq 0 ] || { echo "changed: expected some reports for Mutex, and none for NSLock" >&2; exit 1; }
echo "as stated"
