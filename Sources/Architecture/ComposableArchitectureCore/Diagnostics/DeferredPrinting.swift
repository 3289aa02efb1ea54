package import Dispatch
import Foundation

/// Prints away from the thread that has something to say, and yet before the program exits.
///
/// The wait at the exit has a limit, because the thread that prints may never get on. A signal may end the program
/// before that: handlers belong to the program, and a library installs none.
package enum DeferredPrinting {
  private static let unprinted = DispatchGroup()

  /// Prints on a queue, or does whatever else `print` does.
  package static func async(on queue: DispatchQueue, _ print: @escaping @Sendable () -> Void) {
    _ = waitsBeforeExit
    queue.async(group: unprinted) {
      print()
      fflush(nil)
    }
  }

  /// Waits at the exit until everything is printed, at most one second.
  private static let waitsBeforeExit: Void = {
    atexit { _ = DeferredPrinting.unprinted.wait(timeout: .now() + 1) }
  }()
}
