public import OpenCombine

/// A scheduler of any type, with known types of times and options.
///
/// Features take an `AnySchedulerOf<DispatchQueue>` where they would take a `DispatchQueue`, so that tests can pass a
/// ``TestScheduler`` instead. The semantics are those of `AnyScheduler` in combine-schedulers.
public struct AnyScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  // Schedulers are used from any thread, as Combine asks of them.
  @unchecked Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let _minimumTolerance: () -> SchedulerTimeType.Stride
  private let _now: () -> SchedulerTimeType
  private let _schedule: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let _scheduleAfter:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let _scheduleAfterInterval:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
    ) -> any Cancellable

  /// Creates a scheduler from what it does.
  ///
  /// - Parameters:
  ///   - minimumTolerance: The smallest tolerance.
  ///   - now: The present time.
  ///   - scheduleImmediately: Runs an action as soon as possible.
  ///   - delayed: Runs an action at a time.
  ///   - interval: Runs an action again and again, from a time on.
  public init(
    minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
    now: @escaping () -> SchedulerTimeType,
    scheduleImmediately: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void,
    delayed:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
      ) -> Void,
    interval:
      @escaping (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
      ) -> any Cancellable
  ) {
    self._minimumTolerance = minimumTolerance
    self._now = now
    self._schedule = scheduleImmediately
    self._scheduleAfter = delayed
    self._scheduleAfterInterval = interval
  }

  /// Erases the type of a scheduler.
  ///
  /// - Parameter scheduler: A scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.init(
      minimumTolerance: { scheduler.minimumTolerance },
      now: { scheduler.now },
      scheduleImmediately: { scheduler.schedule(options: $0, $1) },
      delayed: { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) },
      interval: { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
    )
  }

  /// The smallest tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { self._minimumTolerance() }

  /// The present time.
  public var now: SchedulerTimeType { self._now() }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    self._schedule(options, action)
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    self._scheduleAfter(date, tolerance, options, action)
  }

  /// Runs an action again and again, from a time on.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    self._scheduleAfterInterval(date, interval, tolerance, options, action)
  }
}

/// An ``AnyScheduler`` with the times and options of a scheduler.
public typealias AnySchedulerOf<Scheduler> = AnyScheduler<Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions>
where Scheduler: OpenCombine.Scheduler

extension Scheduler {
  /// The scheduler, which hides its type.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    (self as? AnyScheduler<SchedulerTimeType, SchedulerOptions>) ?? AnyScheduler(self)
  }
}
