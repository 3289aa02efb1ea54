/// A clock of any type with a known type of duration.
///
/// Two `any Clock<Duration>`s cannot be swapped where a generic type wants one clock type; two `AnyClock`s can. The
/// semantics are those of `AnyClock` in swift-clocks.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of an ``AnyClock``.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// The instant that much later.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: self.offset + duration)
    }

    /// The time until another instant.
    public func duration(to other: Self) -> Duration {
      other.offset - self.offset
    }

    /// Whether an instant is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let _minimumResolution: @Sendable () -> Duration
  private let _now: @Sendable () -> Instant
  private let _sleep: @Sendable (Instant, Duration?) async throws -> Void

  /// Erases the type of a clock. Its present time becomes 0.
  ///
  /// - Parameter clock: A clock.
  public init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    let start = clock.now
    self._now = { Instant(offset: start.duration(to: clock.now)) }
    self._minimumResolution = { clock.minimumResolution }
    self._sleep = { try await clock.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
  }

  /// The smallest step of the clock.
  public var minimumResolution: Duration {
    self._minimumResolution()
  }

  /// The present time.
  public var now: Instant {
    self._now()
  }

  /// Suspends until a deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await self._sleep(deadline, tolerance)
  }
}
