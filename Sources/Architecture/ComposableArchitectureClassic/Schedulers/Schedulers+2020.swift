public import CombineSchedulers
public import Dispatch
public import Foundation
public import OpenCombineDispatch
public import OpenCombineFoundation

// The names of 2020 and 2021. Within this module these are not deprecated.

/// A scheduler that reports its use.
public typealias FailingScheduler = UnimplementedScheduler

extension DispatchQueue {
  /// A test scheduler in place of a dispatch queue.
  public static var testScheduler: TestSchedulerOf<DispatchQueue> { test }

  /// A scheduler that runs everything at once, in place of a dispatch queue.
  public static var immediateScheduler: ImmediateSchedulerOf<DispatchQueue> { immediate }

  /// A scheduler that reports its use, in place of a dispatch queue.
  public static var failing: UnimplementedSchedulerOf<DispatchQueue> { unimplemented }
}

extension OperationQueue {
  /// A test scheduler in place of an operation queue.
  public static var testScheduler: TestSchedulerOf<OperationQueue> { test }
}

extension RunLoop {
  /// A test scheduler in place of a run loop.
  public static var testScheduler: TestSchedulerOf<RunLoop> { test }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler that reports its use.
  public static var failing: Self { unimplemented }

  /// A scheduler that reports its use.
  ///
  /// - Parameter prefix: What the report begins with.
  public static func failing(_ prefix: String) -> Self { unimplemented(prefix) }
}
