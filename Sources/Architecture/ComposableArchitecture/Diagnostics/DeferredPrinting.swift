import Foundation
import Synchronization

/// Prints away from the thread that has something to say, and yet before the program ends.
///
/// ```
/// send ──▶ count + 1 ──▶ queue: print, flush if it is the last one, count - 1
/// exit, or a signal that ends the program ──▶ wait until the count is 0
/// ```
///
/// Counting is all that a send pays for it. The wait has a limit, because the thread that prints may never get on: it
/// may want a lock that a crashed thread holds. What cannot be waited for is `_exit`, `SIGKILL`, and a stack overflow.
package enum DeferredPrinting {
  private static let unprinted = Atomic<Int>(0)

  /// Prints on a queue, or does whatever else `print` does.
  package static func async(on queue: DispatchQueue, _ print: @escaping @Sendable () -> Void) {
    _ = waitsBeforeTheEnd
    unprinted.add(1, ordering: .relaxed)
    queue.async {
      print()
      // The streams are flushed while the count still says that there is something to wait for.
      if unprinted.load(ordering: .relaxed) == 1 { fflush(nil) }
      unprinted.subtract(1, ordering: .releasing)
    }
  }

  /// Waits until everything is printed, at most one second. Safe in a signal handler.
  fileprivate static func finish() {
    for _ in 0..<1_000 where unprinted.load(ordering: .acquiring) > 0 {
      var millisecond = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      nanosleep(&millisecond, nil)
    }
  }

  // MARK: The end of the program

  private static let waitsBeforeTheEnd: Bool = {
    atexit { finish() }
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { waitBeforeEnd(by: signal, always: true) }
    // Who handles these already has another idea of the end.
    for signal in [SIGHUP, SIGINT, SIGTERM] { waitBeforeEnd(by: signal, always: false) }
    return true
  }()

  /// What each signal did before, by number. Written before the handler can be called.
  fileprivate nonisolated(unsafe) static let former: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    actions.initialize(repeating: sigaction(), count: 32)
    return actions
  }()

  private static func waitBeforeEnd(by signal: Int32, always: Bool) {
    let old = former + Int(signal)
    sigaction(signal, nil, old)
    guard always || old.pointee.isDefault else { return }
    var new = sigaction(waiting: { signal in
      DeferredPrinting.finish()
      sigaction(signal, DeferredPrinting.former + Int(signal), nil)
      // Delivered when the handler has returned.
      raise(signal)
    })
    // A handler that prints a backtrace has made a stack of its own for itself, which is good for this one as well.
    new.sa_flags = Int32(SA_ONSTACK)
    sigaction(signal, &new, nil)
  }
}

extension sigaction {
  #if canImport(Darwin)
    fileprivate init(waiting handler: @escaping @convention(c) (Int32) -> Void) {
      self.init()
      __sigaction_u.__sa_handler = handler
    }

    fileprivate var isDefault: Bool { __sigaction_u.__sa_handler == nil }
  #else
    fileprivate init(waiting handler: @escaping @convention(c) (Int32) -> Void) {
      self.init()
      __sigaction_handler.sa_handler = handler
    }

    fileprivate var isDefault: Bool { __sigaction_handler.sa_handler == nil }
  #endif
}
