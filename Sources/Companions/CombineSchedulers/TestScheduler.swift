internal import ConcurrencyExtras
public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch
public import OpenCombineFoundation

/// A scheduler whose time passes when a test says so.
///
/// ```swift
/// let scheduler = DispatchQueue.test
/// subject.debounce(for: 0.5, scheduler: scheduler).sink { values.append($0) }
/// subject.send("a")
/// scheduler.advance(by: 0.5)
/// #expect(values == ["a"])
/// ```
///
/// The semantics are those of `TestScheduler` in combine-schedulers.
public final class TestScheduler<SchedulerTimeType, SchedulerOptions>: Scheduler, Sendable
where SchedulerTimeType: Strideable, SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct Entry {
    let sequence: UInt
    let date: SchedulerTimeType
    let action: () -> Void
  }

  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  private struct State {
    var now: SchedulerTimeType
    var lastSequence: UInt = 0
    /// Sorted by date, then by when they were scheduled.
    var scheduled: [Entry] = []
  }

  private let state: Guarded<State>

  /// Creates a scheduler.
  ///
  /// - Parameter now: The time it starts with.
  public init(now: SchedulerTimeType) {
    self.state = Guarded(unchecked: State(now: now))
  }

  /// The present time.
  public var now: SchedulerTimeType { self.state.withLockUnchecked { $0.now } }

  /// Lets time pass, and runs what was scheduled until then.
  ///
  /// - Parameter duration: How much time.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    self.advance(to: self.now.advanced(by: duration))
  }

  /// Lets time pass, and runs what was scheduled until then. Between two actions, tasks get to run.
  ///
  /// - Parameter duration: How much time.
  @MainActor
  public func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await self.advance(to: self.now.advanced(by: duration))
  }

  /// Lets time pass, and runs what was scheduled until then.
  ///
  /// - Parameter instant: Until when.
  public func advance(to instant: SchedulerTimeType) {
    while let action = self.takeNext(until: instant) { action() }
  }

  /// Lets time pass, and runs what was scheduled until then. Between two actions, tasks get to run.
  ///
  /// - Parameter instant: Until when.
  @MainActor
  public func advance(to instant: SchedulerTimeType) async {
    await Task.megaYield()
    while let action = self.takeNext(until: instant) {
      action()
      await Task.megaYield()
    }
  }

  /// Lets time pass until nothing is scheduled.
  public func run() {
    while let date = self.nextDate { self.advance(to: date) }
  }

  /// Lets time pass until nothing is scheduled. Between two actions, tasks get to run.
  @MainActor
  public func run() async {
    await Task.megaYield()
    while let date = self.nextDate { await self.advance(to: date) }
  }

  /// Runs an action when time is advanced next, by nothing at least.
  public func schedule(options _: SchedulerOptions?, _ action: @escaping () -> Void) {
    self.add(sequence: self.makeSequence(), date: self.now, action: action)
  }

  /// Runs an action at a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    self.add(sequence: self.makeSequence(), date: date, action: action)
  }

  /// Runs an action again and again, from a time on.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance _: SchedulerTimeType.Stride,
    options _: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let sequence = self.makeSequence()
    func repeatedly(_ date: SchedulerTimeType) -> () -> Void {
      { [weak self] in
        let next = date.advanced(by: interval)
        self?.add(sequence: sequence, date: next, action: repeatedly(next))
        action()
      }
    }
    self.add(sequence: sequence, date: date, action: repeatedly(date))
    return AnyCancellable { [weak self] in
      self?.remove(sequence: sequence)
    }
  }

  private var nextDate: SchedulerTimeType? { self.state.withLockUnchecked { $0.scheduled.first?.date } }

  private func makeSequence() -> UInt {
    self.state.withLockUnchecked {
      $0.lastSequence += 1
      return $0.lastSequence
    }
  }

  private func add(sequence: UInt, date: SchedulerTimeType, action: @escaping () -> Void) {
    self.state.withLockUnchecked { state in
      let index =
        state.scheduled.firstIndex { ($0.date, $0.sequence) > (date, sequence) } ?? state.scheduled.endIndex
      state.scheduled.insert(Entry(sequence: sequence, date: date, action: action), at: index)
    }
  }

  private func remove(sequence: UInt) {
    // The actions are released outside of the lock: what they capture may use the scheduler when it goes.
    let removed = self.state.withLockUnchecked { state in
      let removed = state.scheduled.filter { $0.sequence == sequence }
      state.scheduled.removeAll { $0.sequence == sequence }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  private func takeNext(until instant: SchedulerTimeType) -> (() -> Void)? {
    self.state.withLockUnchecked { state in
      guard let next = state.scheduled.first, next.date <= instant else {
        state.now = max(state.now, instant)
        return nil
      }
      state.now = max(state.now, next.date)
      return state.scheduled.removeFirst().action
    }
  }
}

/// A ``TestScheduler`` with the times and options of a scheduler.
public typealias TestSchedulerOf<Scheduler> = TestScheduler<Scheduler.SchedulerTimeType, Scheduler.SchedulerOptions>
where Scheduler: OpenCombine.Scheduler

extension DispatchQueue {
  /// A test scheduler in place of a dispatch queue.
  public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler(now: TimeOrigin.dispatchQueue) }
}

extension OperationQueue {
  /// A test scheduler in place of an operation queue.
  public static var test: TestSchedulerOf<OperationQueue> { TestScheduler(now: TimeOrigin.operationQueue) }
}

extension RunLoop {
  /// A test scheduler in place of a run loop.
  public static var test: TestSchedulerOf<RunLoop> { TestScheduler(now: TimeOrigin.runLoop) }
}
