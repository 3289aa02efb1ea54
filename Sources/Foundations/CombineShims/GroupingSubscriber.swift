import Foundation
import OpenCombine

/// One subscription that sends the values of a publisher in groups, by a scheduler's time (Combine's `CollectByTime`).
///
/// Values are always taken as they come; the subscriber's demand counts groups. At the end of an interval without
/// values or without demand, the subscriber sends nothing, and the group grows.
final class GroupingSubscriber<Downstream: Subscriber, Context: Scheduler, Element>: Subscriber, Subscription
where Downstream.Input == [Element] {
  typealias Input = Element
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private let downstream: Downstream
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int?
  private let options: Context.SchedulerOptions?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var group: [Element] = []
  private var demand = Subscribers.Demand.none
  private var isOver = false

  init(
    _ downstream: Downstream,
    _ scheduler: Context,
    _ interval: Context.SchedulerTimeType.Stride,
    limit: Int?,
    _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.scheduler = scheduler
    self.interval = interval
    self.limit = limit
    self.options = options
  }

  // MARK: The publisher's side

  func receive(subscription: any Subscription) {
    lock.lock()
    guard !isOver, upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    downstream.receive(subscription: self)
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval),
      interval: interval,
      tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in
      self?.endInterval()
    }
    lock.lock()
    let isOver = isOver
    self.timer = isOver ? nil : timer
    lock.unlock()
    if isOver { timer.cancel() }
    subscription.request(.unlimited)
  }

  func receive(_ value: Element) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return .none }
    group.append(value)
    if let limit, group.count >= limit { sendGroup() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard !isOver else { return lock.unlock() }
    if case .finished = completion { sendGroup() }
    let timer = end()
    lock.unlock()
    timer?.cancel()
    downstream.receive(completion: completion)
  }

  // MARK: The subscriber's side

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
  }

  func cancel() {
    lock.lock()
    let upstream = upstream
    let timer = end()
    lock.unlock()
    timer?.cancel()
    upstream?.cancel()
  }

  // MARK: Groups

  private func endInterval() {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return }
    sendGroup()
  }

  private func sendGroup() {
    guard !group.isEmpty, demand > 0 else { return }
    if demand != .unlimited { demand -= 1 }
    let complete = group
    group = []
    demand += downstream.receive(complete)
  }

  private func end() -> (any Cancellable)? {
    defer { (isOver, upstream, timer, group) = (true, nil, nil, []) }
    return timer
  }
}
