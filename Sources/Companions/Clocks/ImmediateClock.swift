internal import ConcurrencyExtras

/// A clock on which nobody waits: sleeping moves its time to the deadline at once.
///
/// For previews, and for tests in which the passing of time does not matter. The semantics are those of
/// `ImmediateClock` in swift-clocks.
public final class ImmediateClock<Duration>: Clock, Sendable
where Duration: DurationProtocol, Duration: Hashable {
  /// A point in the time of an ``ImmediateClock``.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// Creates an instant.
    ///
    /// - Parameter offset: The time since the clock's beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

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

  private let time: Guarded<Instant>

  /// Creates a clock.
  ///
  /// - Parameter now: The time it starts with.
  public init(now: Instant = Instant()) {
    self.time = Guarded(now)
  }

  /// The present time: the last deadline somebody slept until.
  public var now: Instant {
    self.time.withLock { $0 }
  }

  /// The smallest step of the clock: none.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to a deadline, and lets other tasks run.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    self.time.withLock { $0 = deadline }
    await Task.megaYield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that starts with 0.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which nobody waits.
  public static var immediate: Self {
    ImmediateClock()
  }
}
