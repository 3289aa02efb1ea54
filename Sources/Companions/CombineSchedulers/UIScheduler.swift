internal import ConcurrencyExtras
public import Dispatch
public import OpenCombine
public import OpenCombineDispatch

/// A scheduler for the user interface: on the main queue it runs actions at once, from elsewhere on the main queue soon.
///
/// `DispatchQueue.main` always waits for the next turn of the main queue; this one does not make what is already there
/// wait. It does not take options. The semantics are those of `UIScheduler` in combine-schedulers.
public struct UIScheduler: Scheduler, Sendable {
  /// The scheduler has no options.
  public typealias SchedulerOptions = Never
  /// The time of a dispatch queue.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

  /// The one scheduler there is.
  public static let shared = Self()

  private init() {}

  /// The present time.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The smallest tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs an action: at once on the main queue, else on the main queue as soon as possible.
  public func schedule(options: SchedulerOptions? = nil, _ action: @escaping () -> Void) {
    if isOnMainQueue {
      action()
    } else {
      DispatchQueue.main.schedule(action)
    }
  }

  /// Runs an action on the main queue at a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs an action on the main queue again and again, from a time on.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

extension AnyScheduler
where SchedulerTimeType == UIScheduler.SchedulerTimeType, SchedulerOptions == UIScheduler.SchedulerOptions {
  /// The scheduler for the user interface.
  public static var shared: Self { UIScheduler.shared.eraseToAnyScheduler() }
}
