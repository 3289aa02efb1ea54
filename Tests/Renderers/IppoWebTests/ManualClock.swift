import Synchronization

/// A clock that stands still until it is told otherwise.
final class ManualClock: Sendable {
  private let time = Mutex(ContinuousClock.now)

  var now: @Sendable () -> ContinuousClock.Instant { { [self] in time.withLock { $0 } } }

  func advance(_ duration: Duration) { time.withLock { $0 += duration } }
}
