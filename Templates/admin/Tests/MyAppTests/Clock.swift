import Foundation
import Synchronization

/// A clock that a test sets.
final class Clock: Sendable {
  private let seconds = Mutex(0.0)

  var date: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }

  func advance(by step: Double) { seconds.withLock { $0 += step } }
}
