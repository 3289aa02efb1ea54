import Dispatch
import Foundation

extension Thread {
  /// Starts a thread that has a name from its first work on.
  ///
  /// Foundation on Linux loses a name that is set before or while a thread starts.
  ///
  /// - Parameter name: The name; the system shows 15 bytes of it.
  package static func start(named name: String, _ work: @escaping @Sendable () -> Void) {
    let isStarted = DispatchSemaphore(value: 0)
    let thread = Thread {
      isStarted.wait()
      Thread.current.name = name
      work()
    }
    thread.start()
    isStarted.signal()
  }
}
