public import CombineSchedulers
public import Dispatch
public import Foundation
import OpenCombineDispatch
import OpenCombineFoundation

extension DependencyValues {
  /// The main queue, to receive values of a publisher on.
  ///
  /// ```swift
  /// @Dependency(\.mainQueue) var mainQueue
  /// publisher.debounce(for: .seconds(1), scheduler: mainQueue)
  /// ```
  ///
  /// Live, it is `DispatchQueue.main`. In tests it has to be overridden, with `.immediate` or a `TestScheduler`.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }

  /// The main run loop, to receive values of a publisher on.
  ///
  /// Live, it is `RunLoop.main`. In tests it has to be overridden, with `.immediate` or a `TestScheduler`.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }

  private enum MainQueueKey: DependencyKey {
    static var liveValue: AnySchedulerOf<DispatchQueue> { .main }
    static var testValue: AnySchedulerOf<DispatchQueue> { .unimplemented(#"@Dependency(\.mainQueue)"#) }
  }

  private enum MainRunLoopKey: DependencyKey {
    static var liveValue: AnySchedulerOf<RunLoop> { .main }
    static var testValue: AnySchedulerOf<RunLoop> { .unimplemented(#"@Dependency(\.mainRunLoop)"#) }
  }
}
