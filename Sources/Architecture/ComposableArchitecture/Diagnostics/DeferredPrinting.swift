import Foundation
import Synchronization

/// Prints away from the thread that has something to say, and yet before the program exits.
///
/// ```
/// send ──▶ count + 1 ──▶ queue: print, flush if it is the last one, count - 1
/// exit ──▶ wait until the count is 0
/// ```
///
/// Counting is all that a send pays for it. The wait has a limit, because the thread that prints may never get on. What a
/// signal ends is not waited for: handlers belong to the program, and a library installs none.
package enum DeferredPrinting {
  private static let unprinted = Atomic<Int>(0)

  /// Prints on a queue, or does whatever else `print` does.
  package static func async(on queue: DispatchQueue, _ print: @escaping @Sendable () -> Void) {
    _ = waitsBeforeExit
    unprinted.add(1, ordering: .relaxed)
    queue.async {
      print()
      // The streams are flushed while the count still says that there is something to wait for.
      if unprinted.load(ordering: .relaxed) == 1 { fflush(nil) }
      unprinted.subtract(1, ordering: .releasing)
    }
  }

  private static let waitsBeforeExit: Void = {
    atexit { DeferredPrinting.finish() }
  }()

  /// Waits until everything is printed, at most one second.
  private static func finish() {
    for _ in 0..<1_000 where unprinted.load(ordering: .acquiring) > 0 {
      var millisecond = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      nanosleep(&millisecond, nil)
    }
  }
}
