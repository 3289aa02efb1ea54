import Foundation
import Synchronization

/// Notes what stores come and go. For tests; it is off unless a test switches it on.
@_spi(Logging)
public final class Logger: @unchecked Sendable {  // its lock guards it
  /// The log of the process.
  public static let shared = Logger()

  private let lock = NSLock()
  private let enabled = Atomic(false)
  private var lines: [String] = []

  /// Whether anything is noted.
  public var isEnabled: Bool {
    get { enabled.load(ordering: .relaxed) }
    set { enabled.store(newValue, ordering: .relaxed) }
  }

  /// The noted lines.
  public var logs: [String] {
    lock.withLock { lines }
  }

  /// Notes a line, if the log is on.
  ///
  /// - Parameters:
  ///   - level: Where the system's log would put it.
  ///   - message: The line.
  public func log(level: OSLogType = .default, _ message: @autoclosure () -> String) {
    guard isEnabled else { return }
    let message = message()
    lock.withLock { lines.append(message) }
  }

  /// Forgets what was noted.
  public func clear() {
    lock.withLock { lines = [] }
  }

  /// The level of a line in a system's log.
  public enum OSLogType: Sendable {
    /// Anywhere.
    case `default`
    /// With what helps to find faults.
    case debug
  }
}
