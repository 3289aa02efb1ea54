public import Dispatch
public import Foundation
public import OpenCombineDispatch
public import OpenCombineFoundation

/// A scheduler that reports an issue when it is used, by its old name.
@available(*, deprecated, renamed: "UnimplementedScheduler")
public typealias FailingScheduler = UnimplementedScheduler

extension DispatchQueue {
  /// A test scheduler in place of a dispatch queue.
  @available(*, deprecated, renamed: "test")
  @_disfavoredOverload
  public static var testScheduler: TestSchedulerOf<DispatchQueue> { self.test }

  /// A scheduler that runs everything at once, in place of a dispatch queue.
  @available(*, deprecated, renamed: "immediate")
  @_disfavoredOverload
  public static var immediateScheduler: ImmediateSchedulerOf<DispatchQueue> { self.immediate }

  /// A scheduler that reports its use, in place of a dispatch queue.
  @available(*, deprecated, renamed: "unimplemented")
  @_disfavoredOverload
  public static var failing: UnimplementedSchedulerOf<DispatchQueue> { self.unimplemented }

  /// A scheduler that reports its use, in place of a dispatch queue.
  @available(*, deprecated, renamed: "unimplemented")
  @_disfavoredOverload
  public static func failing(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
    self.unimplemented(prefix)
  }
}

extension OperationQueue {
  /// A test scheduler in place of an operation queue.
  @available(*, deprecated, renamed: "test")
  @_disfavoredOverload
  public static var testScheduler: TestSchedulerOf<OperationQueue> { self.test }

  /// A scheduler that reports its use, in place of an operation queue.
  @available(*, deprecated, renamed: "unimplemented")
  @_disfavoredOverload
  public static var failing: UnimplementedSchedulerOf<OperationQueue> { self.unimplemented }
}

extension RunLoop {
  /// A test scheduler in place of a run loop.
  @available(*, deprecated, renamed: "test")
  @_disfavoredOverload
  public static var testScheduler: TestSchedulerOf<RunLoop> { self.test }

  /// A scheduler that reports its use, in place of a run loop.
  @available(*, deprecated, renamed: "unimplemented")
  @_disfavoredOverload
  public static var failing: UnimplementedSchedulerOf<RunLoop> { self.unimplemented }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler that reports its use.
  @available(*, deprecated, renamed: "unimplemented")
  @_disfavoredOverload
  public static var failing: Self { self.unimplemented }

  /// A scheduler that reports its use.
  @available(*, deprecated, renamed: "unimplemented")
  @_disfavoredOverload
  public static func failing(_ prefix: String) -> Self { self.unimplemented(prefix) }
}
