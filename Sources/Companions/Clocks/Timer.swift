extension Clock {
  /// A sequence that emits the time at an interval.
  ///
  /// It never drifts: the ticks are multiples of the interval from the moment iteration starts, and ticks that were
  /// missed are left out. It ends when the task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks.
  ///   - tolerance: How much later a tick may come.
  public func timer(
    interval: Self.Duration,
    tolerance: Self.Duration? = nil
  ) -> _AsyncTimerSequence<Self> {
    _AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: self)
  }

  /// A sequence that emits the time at an interval, for `any Clock<Duration>`: the type of the clock is erased.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks.
  ///   - tolerance: How much later a tick may come.
  @_disfavoredOverload
  public func timer(
    interval: Self.Duration,
    tolerance: Self.Duration? = nil
  ) -> _AsyncTimerSequence<AnyClock<Self.Duration>> where Self.Duration: Hashable {
    _AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

/// The ticks of a clock. See ``_Concurrency/Clock/timer(interval:tolerance:)``.
public struct _AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  /// The time of a tick, by the clock.
  public typealias Element = C.Instant

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  /// Creates the ticks of a clock.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Starts the timer.
  public func makeAsyncIterator() -> Iterator {
    Iterator(interval: self.interval, tolerance: self.tolerance, clock: self.clock)
  }

  /// One run of the timer.
  public struct Iterator: AsyncIteratorProtocol {
    private let interval: C.Duration
    private let tolerance: C.Duration?
    private var clock: C?
    private var last: C.Instant?

    init(interval: C.Duration, tolerance: C.Duration?, clock: C) {
      self.interval = interval
      self.tolerance = tolerance
      self.clock = clock
    }

    /// Waits for the next tick.
    public mutating func next() async -> C.Instant? {
      guard let clock else { return nil }
      let now = clock.now
      let last = self.last ?? now
      var deadline = last.advanced(by: self.interval)
      if deadline < now {
        let missed = Int((deadline.duration(to: now) / self.interval).rounded(.up))
        deadline = deadline.advanced(by: self.interval * missed)
      }
      do {
        try await clock.sleep(until: deadline, tolerance: self.tolerance)
      } catch {
        self.clock = nil
        return nil
      }
      self.last = deadline
      return clock.now
    }
  }
}

@available(*, unavailable)
extension _AsyncTimerSequence.Iterator: Sendable {}
