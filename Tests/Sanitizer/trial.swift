import Foundation
import Synchronization

// What the thread sanitizer has to find (`race`), and what it must not report (`mutex`): scripts/tsan.sh.

/// A number that nothing guards.
final class Unguarded: @unchecked Sendable {  // the fault that the sanitizer has to find
  var number = 0
}

/// Runs a function in two threads, 100 times in each.
func inTwoThreads(_ body: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  for _ in 0..<2 {
    group.enter()
    Thread {
      for _ in 0..<100 { body() }
      group.leave()
    }.start()
  }
  group.wait()
}

if CommandLine.arguments.contains("race") {
  let unguarded = Unguarded()
  inTwoThreads { unguarded.number += 1 }
} else {
  let numbers = Mutex<[Int]>([])
  // The lock is held for so long that the other thread has to wait for it.
  inTwoThreads {
    numbers.withLock {
      for number in 0..<10_000 { $0.append(number) }
      $0 = []
    }
  }
}
