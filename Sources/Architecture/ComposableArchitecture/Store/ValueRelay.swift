import Foundation
import OpenCombine

/// A value and its changes, told to subscribers in the order in which they came. Never ends.
///
/// OpenCombine's own subject keeps subscribers in a set, so that their order differs from one run to the next.
final class ValueRelay<Output>: Publisher, @unchecked Sendable {  // its lock guards it
  typealias Failure = Never

  private let lock = NSLock()
  private var current: Output
  private var subscriptions: [RelaySubscription<Output>] = []
  private var latestNumber = 0

  init(_ value: Output) {
    current = value
  }

  /// The value that was sent last.
  var value: Output { lock.withLock { current } }

  /// Changes the value, and tells the subscribers.
  func send(_ value: Output) {
    let subscriptions = lock.withLock {
      current = value
      return self.subscriptions
    }
    for subscription in subscriptions { subscription.offer(value) }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let subscription = lock.withLock {
      latestNumber += 1
      let subscription = RelaySubscription(number: latestNumber, relay: self, subscriber: AnySubscriber(subscriber))
      subscriptions.append(subscription)
      return subscription
    }
    subscriber.receive(subscription: subscription)
  }

  /// Numbers ascend, so that whoever leaves is found by bisection.
  fileprivate func remove(number: Int) {
    lock.withLock {
      var range = subscriptions.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let found = subscriptions[middle].number
        if found == number {
          subscriptions.remove(at: middle)
          return
        }
        range = found < number ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
      }
    }
  }
}

/// A subscriber of a relay's values: it receives the current value at its first demand, and later values while it has
/// demand.
///
/// ```
/// subscribed ── request ──▶ told the current value ── offer ──▶ told the value, or behind if nothing is asked for
/// behind ── request ──▶ told the current value
/// ```
private final class RelaySubscription<Output>: Subscription, @unchecked Sendable {  // its lock guards it
  let number: Int
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var isBehind = true
  private var relay: ValueRelay<Output>?
  private var subscriber: AnySubscriber<Output, Never>?

  init(number: Int, relay: ValueRelay<Output>, subscriber: AnySubscriber<Output, Never>) {
    self.number = number
    self.relay = relay
    self.subscriber = subscriber
  }

  func offer(_ value: Output) {
    let subscriber = lock.withLock { () -> AnySubscriber<Output, Never>? in
      isBehind = demand == .none
      if isBehind { return nil }
      demand -= 1
      return self.subscriber
    }
    deliver(value, to: subscriber)
  }

  func request(_ demand: Subscribers.Demand) {
    let (value, subscriber) = lock.withLock { () -> (Output?, AnySubscriber<Output, Never>?) in
      self.demand += demand
      guard isBehind, self.demand > .none, let relay else { return (nil, nil) }
      isBehind = false
      self.demand -= 1
      return (relay.value, self.subscriber)
    }
    if let value { deliver(value, to: subscriber) }
  }

  func cancel() {
    let (relay, subscriber) = lock.withLock {
      defer {
        self.relay = nil
        self.subscriber = nil
      }
      return (self.relay, self.subscriber)
    }
    relay?.remove(number: number)
    withExtendedLifetime(subscriber) {}
  }

  private func deliver(_ value: Output, to subscriber: AnySubscriber<Output, Never>?) {
    guard let more = subscriber?.receive(value), more > .none else { return }
    lock.withLock { demand += more }
  }
}
