import ConcurrencyExtras
import Synchronization

/// Notes what stores come and go. For tests; it is off unless a test switches it on.
@_spi(Logging)
public final class Logger: Sendable {
  /// The log of the process.
  public static let shared = Logger()

  private let enabled = Atomic(false)
  private let lines = Guarded<[String]>([])

  /// Whether anything is noted.
  public var isEnabled: Bool {
    get { enabled.load(ordering: .relaxed) }
    set { enabled.store(newValue, ordering: .relaxed) }
  }

  /// The noted lines.
  public var logs: [String] {
    lines.withLock { $0 }
  }

  /// Notes a line, if the log is on.
  ///
  /// - Parameters:
  ///   - level: Where the system's log would put it.
  ///   - message: The line.
  public func log(level: OSLogType = .default, _ message: @autoclosure () -> String) {
    guard isEnabled else { return }
    let message = message()
    lines.withLock { $0.append(message) }
  }

  /// Forgets what was noted.
  public func clear() {
    lines.withLock { $0 = [] }
  }

  /// The level of a line in a system's log.
  public enum OSLogType: Sendable {
    /// Anywhere.
    case `default`
    /// With what helps to find faults.
    case debug
  }
}
