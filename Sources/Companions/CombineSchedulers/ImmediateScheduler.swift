public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch
public import OpenCombineFoundation

/// A scheduler that runs everything at once, on the caller's thread, whenever it was asked for.
///
/// For previews, and for tests in which the passing of time does not matter. The semantics are those of
/// `ImmediateScheduler` in combine-schedulers.
public struct ImmediateScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  // Nothing in it changes.
  @unchecked Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The smallest tolerance: none.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// The present time. It stands still.
  public let now: SchedulerTimeType

  /// Creates a scheduler.
  ///
  /// - Parameter now: Its time.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// Runs an action.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
    action()
  }

  /// Runs an action, without waiting.
  public func schedule(
    after _: SchedulerTimeType,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: () -> Void
  ) {
    action()
  }

  /// Runs an action, once and without waiting.
  public func schedule(
    after _: SchedulerTimeType,
    interval _: SchedulerTimeType.Stride,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// An ``ImmediateScheduler`` with the times and options of a scheduler.
public typealias ImmediateSchedulerOf<Scheduler> = ImmediateScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: OpenCombine.Scheduler

extension DispatchQueue {
  /// A scheduler that runs everything at once, in place of a dispatch queue.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> { ImmediateScheduler(now: TimeOrigin.dispatchQueue) }
}

extension OperationQueue {
  /// A scheduler that runs everything at once, in place of an operation queue.
  public static var immediate: ImmediateSchedulerOf<OperationQueue> {
    ImmediateScheduler(now: TimeOrigin.operationQueue)
  }
}

extension RunLoop {
  /// A scheduler that runs everything at once, in place of a run loop.
  public static var immediate: ImmediateSchedulerOf<RunLoop> { ImmediateScheduler(now: TimeOrigin.runLoop) }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler that runs everything at once.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// A scheduler that runs everything at once.
  public static var immediate: Self { OperationQueue.immediate.eraseToAnyScheduler() }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A scheduler that runs everything at once.
  public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
}
