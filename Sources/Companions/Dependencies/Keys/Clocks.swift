import Clocks

extension DependencyValues {
  /// A clock that advances also while the system sleeps: the one to wait on.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// try await clock.sleep(for: .seconds(1))
  /// ```
  ///
  /// Live, it is `ContinuousClock`. In tests it has to be overridden, with an `ImmediateClock` or a `TestClock`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stands still while the system sleeps.
  ///
  /// Live, it is `SuspendingClock`. In tests it has to be overridden, with an `ImmediateClock` or a `TestClock`.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  private enum ContinuousClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = ContinuousClock()
    static let testValue: any Clock<Duration> = UnimplementedClock<Duration>(name: #"@Dependency(\.continuousClock)"#)
  }

  private enum SuspendingClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = SuspendingClock()
    static let testValue: any Clock<Duration> = UnimplementedClock<Duration>(name: #"@Dependency(\.suspendingClock)"#)
  }
}
