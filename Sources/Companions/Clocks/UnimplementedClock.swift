internal import IssueReporting

/// A clock that no one is expected to use: every use reports an issue.
///
/// For tests of paths on which time plays no part. The semantics are those of `UnimplementedClock` in swift-clocks.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of an ``UnimplementedClock``.
  public struct Instant: InstantProtocol {
    fileprivate let rawValue: AnyClock<Duration>.Instant

    /// The instant that much later.
    public func advanced(by duration: Duration) -> Self {
      Self(rawValue: self.rawValue.advanced(by: duration))
    }

    /// The time until another instant.
    public func duration(to other: Self) -> Duration {
      self.rawValue.duration(to: other.rawValue)
    }

    /// Whether an instant is before another.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }

  private let base: AnyClock<Duration>
  private let name: String

  /// Creates a clock that reports its use and then does what another clock does.
  ///
  /// - Parameters:
  ///   - base: The other clock.
  ///   - name: The name of the clock in issues.
  public init<C: Clock>(_ base: C, name: String = "\(C.self)") where C.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
  }

  /// Creates a clock that reports its use.
  ///
  /// - Parameters:
  ///   - name: The name of the clock in issues.
  ///   - now: The time it starts with.
  public init(name: String = "Clock", now: ImmediateClock<Duration>.Instant = .init(offset: .zero)) {
    self.init(ImmediateClock(now: now), name: name)
  }

  /// Reports an issue.
  public var now: Instant {
    reportIssue("\(self.name).now was used, and the clock is an unimplemented one.")
    return Instant(rawValue: self.base.now)
  }

  /// Reports an issue.
  public var minimumResolution: Duration {
    reportIssue("\(self.name).minimumResolution was used, and the clock is an unimplemented one.")
    return self.base.minimumResolution
  }

  /// Reports an issue.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    reportIssue("\(self.name).sleep was used, and the clock is an unimplemented one.")
    try await self.base.sleep(until: deadline.rawValue, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports its use.
  ///
  /// - Parameter name: The name of the clock in issues.
  public init(name: String = "Clock") {
    self.init(name: name, now: .init(offset: .zero))
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports its use.
  public static func unimplemented() -> Self {
    UnimplementedClock()
  }
}
