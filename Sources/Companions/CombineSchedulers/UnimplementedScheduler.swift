public import Dispatch
public import Foundation
internal import IssueReporting
public import OpenCombine
public import OpenCombineDispatch
public import OpenCombineFoundation

/// A scheduler that no one is expected to use: every use reports an issue.
///
/// For tests of paths that schedule nothing. The semantics are those of `UnimplementedScheduler` in combine-schedulers.
public struct UnimplementedScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler,
  // Nothing in it changes.
  @unchecked Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let _minimumTolerance: SchedulerTimeType.Stride
  private let _now: SchedulerTimeType
  private let prefix: String

  /// Creates a scheduler that reports its use.
  ///
  /// - Parameters:
  ///   - prefix: What issues begin with.
  ///   - now: Its time.
  ///   - minimumTolerance: The smallest tolerance.
  public init(
    _ prefix: String = "",
    now: SchedulerTimeType,
    minimumTolerance: SchedulerTimeType.Stride = .zero
  ) {
    self._minimumTolerance = minimumTolerance
    self._now = now
    self.prefix = prefix.isEmpty ? "" : "\(prefix) - "
  }

  /// Reports an issue.
  public var minimumTolerance: SchedulerTimeType.Stride {
    reportIssue("\(self.prefix)The minimum tolerance of an unimplemented scheduler was read.")
    return self._minimumTolerance
  }

  /// Reports an issue.
  public var now: SchedulerTimeType {
    reportIssue("\(self.prefix)The time of an unimplemented scheduler was read.")
    return self._now
  }

  /// Reports an issue.
  public func schedule(options _: SchedulerOptions?, _ action: () -> Void) {
    reportIssue("\(self.prefix)Work was scheduled on an unimplemented scheduler.")
  }

  /// Reports an issue.
  public func schedule(
    after _: SchedulerTimeType,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: () -> Void
  ) {
    reportIssue("\(self.prefix)Work for later was scheduled on an unimplemented scheduler.")
  }

  /// Reports an issue.
  public func schedule(
    after _: SchedulerTimeType,
    interval _: SchedulerTimeType.Stride,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    reportIssue("\(self.prefix)Repeated work was scheduled on an unimplemented scheduler.")
    return AnyCancellable {}
  }
}

/// An ``UnimplementedScheduler`` with the times and options of a scheduler.
public typealias UnimplementedSchedulerOf<Scheduler> = UnimplementedScheduler<
  Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions
> where Scheduler: OpenCombine.Scheduler

extension DispatchQueue {
  /// A scheduler that reports its use, in place of a dispatch queue.
  public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> { self.unimplemented("DispatchQueue") }

  /// A scheduler that reports its use, in place of a dispatch queue.
  ///
  /// - Parameter prefix: What issues begin with.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    UnimplementedScheduler(prefix, now: TimeOrigin.dispatchQueue)
  }
}

extension OperationQueue {
  /// A scheduler that reports its use, in place of an operation queue.
  public static var unimplemented: UnimplementedSchedulerOf<OperationQueue> { self.unimplemented("OperationQueue") }

  /// A scheduler that reports its use, in place of an operation queue.
  ///
  /// - Parameter prefix: What issues begin with.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<OperationQueue> {
    UnimplementedScheduler(prefix, now: TimeOrigin.operationQueue)
  }
}

extension RunLoop {
  /// A scheduler that reports its use, in place of a run loop.
  public static var unimplemented: UnimplementedSchedulerOf<RunLoop> { self.unimplemented("RunLoop") }

  /// A scheduler that reports its use, in place of a run loop.
  ///
  /// - Parameter prefix: What issues begin with.
  public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
    UnimplementedScheduler(prefix, now: TimeOrigin.runLoop)
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler that reports its use.
  public static var unimplemented: Self { DispatchQueue.unimplemented.eraseToAnyScheduler() }

  /// A scheduler that reports its use.
  ///
  /// - Parameter prefix: What issues begin with.
  public static func unimplemented(_ prefix: String) -> Self {
    DispatchQueue.unimplemented(prefix).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == OperationQueue.SchedulerTimeType, SchedulerOptions == OperationQueue.SchedulerOptions
{
  /// A scheduler that reports its use.
  public static var unimplemented: Self { OperationQueue.unimplemented.eraseToAnyScheduler() }

  /// A scheduler that reports its use.
  ///
  /// - Parameter prefix: What issues begin with.
  public static func unimplemented(_ prefix: String) -> Self {
    OperationQueue.unimplemented(prefix).eraseToAnyScheduler()
  }
}

extension AnyScheduler
where
  SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions
{
  /// A scheduler that reports its use.
  public static var unimplemented: Self { RunLoop.unimplemented.eraseToAnyScheduler() }

  /// A scheduler that reports its use.
  ///
  /// - Parameter prefix: What issues begin with.
  public static func unimplemented(_ prefix: String) -> Self {
    RunLoop.unimplemented(prefix).eraseToAnyScheduler()
  }
}
