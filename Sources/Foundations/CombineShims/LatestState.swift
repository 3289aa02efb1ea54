import Foundation
import OpenCombine

/// One subscription to several publishers, sending the latest values of all whenever one of them sends (Combine's
/// `CombineLatest`).
///
/// The subscriber's demand is passed on to every publisher. A value that comes while nothing is asked for is remembered
/// as the latest.
final class LatestState<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private let downstream: Downstream
  private let combine: ([Any]) -> Downstream.Input
  private var subscriptions: [(any Subscription)?]
  private var latest: [Any?]
  private var demand = Subscribers.Demand.none
  private var unfinished: Int
  private var isOver = false

  init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
    self.downstream = downstream
    self.combine = combine
    self.subscriptions = Array(repeating: nil, count: count)
    self.latest = Array(repeating: nil, count: count)
    self.unfinished = count
  }

  /// Subscribes to one of the publishers.
  func subscribe<P: Publisher>(to publisher: P, at index: Int) where P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { self.receive($0, at: index) },
        receiveValue: { self.receive($0 as Any, at: index) },
        receiveCompletion: { self.receive($0, at: index) }
      )
    )
  }

  /// Tells the subscriber that it may ask.
  func start() { downstream.receive(subscription: self) }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let subscriptions = self.subscriptions.compactMap(\.self)
    lock.unlock()
    for subscription in subscriptions { subscription.request(demand) }
  }

  func cancel() {
    lock.lock()
    isOver = true
    let subscriptions = self.subscriptions.compactMap(\.self)
    self.subscriptions = self.subscriptions.map { _ in nil }
    lock.unlock()
    for subscription in subscriptions { subscription.cancel() }
  }

  private func receive(_ subscription: any Subscription, at index: Int) {
    lock.lock()
    guard !isOver, subscriptions[index] == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    subscriptions[index] = subscription
    let demand = demand
    lock.unlock()
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ value: Any, at index: Int) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return .none }
    latest[index] = .some(value)
    let values = latest.compactMap(\.self)
    // A value that completes no combination, or that is not asked for, leaves room for another.
    guard values.count == latest.count, demand > 0 else { return demand == .unlimited ? .none : .max(1) }
    if demand != .unlimited { demand -= 1 }
    let more = downstream.receive(combine(values))
    demand += more
    if more > 0 {
      for (other, subscription) in subscriptions.enumerated() where other != index { subscription?.request(more) }
    }
    return more
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    lock.lock()
    guard !isOver else { return lock.unlock() }
    subscriptions[index] = nil
    unfinished -= 1
    // Without a value of this publisher there will be no combination any more.
    let isDone = if case .failure = completion { true } else { unfinished == 0 || latest[index] == nil }
    lock.unlock()
    guard isDone else { return }
    cancel()
    downstream.receive(completion: completion)
  }
}
