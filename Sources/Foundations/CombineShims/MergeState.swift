import Foundation
import OpenCombine

/// One subscription to several publishers of the same output, in the order their values come (Combine's `Merge`).
///
/// While the subscriber's demand is bounded, every publisher is asked for one value at a time, and a value nobody asked
/// for yet waits.
final class MergeState<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private let downstream: Downstream
  private var subscriptions: [(any Subscription)?]
  private var waiting: [(value: Downstream.Input, index: Int)] = []
  private var demand = Subscribers.Demand.none
  private var unfinished: Int
  private var isOver = false

  private init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    self.subscriptions = Array(repeating: nil, count: count)
    self.unfinished = count
  }

  /// Sends a subscriber what several publishers send.
  static func merge(
    _ publishers: [any Publisher<Downstream.Input, Downstream.Failure>],
    into downstream: Downstream
  ) {
    let state = MergeState(downstream, count: publishers.count)
    downstream.receive(subscription: state)
    for (index, publisher) in publishers.enumerated() {
      publisher.subscribe(
        AnySubscriber(
          receiveSubscription: { state.receive($0, at: index) },
          receiveValue: { state.receive($0, at: index) },
          receiveCompletion: { state.receive($0, at: index) }
        )
      )
    }
    if publishers.isEmpty { state.finishIfDone() }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard !isOver else { return lock.unlock() }
    let wasUnlimited = self.demand == .unlimited
    self.demand += demand
    let isUnlimited = self.demand == .unlimited
    while !waiting.isEmpty, self.demand > 0, !isOver {
      let (value, index) = waiting.removeFirst()
      let more = send(value)
      if !isUnlimited { subscriptions[index]?.request(more) }
    }
    let unlimited = isUnlimited && !wasUnlimited ? subscriptions.compactMap(\.self) : []
    lock.unlock()
    for subscription in unlimited { subscription.request(.unlimited) }
    finishIfDone()
  }

  func cancel() {
    lock.lock()
    isOver = true
    let subscriptions = self.subscriptions.compactMap(\.self)
    self.subscriptions = self.subscriptions.map { _ in nil }
    waiting = []
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
    let demand: Subscribers.Demand = self.demand == .unlimited ? .unlimited : .max(1)
    lock.unlock()
    subscription.request(demand)
  }

  private func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return .none }
    guard demand > 0 else {
      waiting.append((value, index))
      return .none
    }
    return send(value)
  }

  /// Sends a value; returns what its publisher is asked for next.
  private func send(_ value: Downstream.Input) -> Subscribers.Demand {
    if demand != .unlimited { demand -= 1 }
    demand += downstream.receive(value)
    return demand == .unlimited ? .none : .max(1)
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    lock.lock()
    guard !isOver else { return lock.unlock() }
    subscriptions[index] = nil
    switch completion {
    case .finished:
      unfinished -= 1
      lock.unlock()
      finishIfDone()
    case .failure:
      lock.unlock()
      cancel()
      downstream.receive(completion: completion)
    }
  }

  private func finishIfDone() {
    lock.lock()
    let isDone = !isOver && unfinished == 0 && waiting.isEmpty
    if isDone { isOver = true }
    lock.unlock()
    if isDone { downstream.receive(completion: .finished) }
  }
}
