import ConcurrencyExtras
import OpenCombine

/// A value and its changes, told to subscribers in the order in which they came. Never ends.
///
/// OpenCombine's own subject keeps subscribers in a set, so that their order differs from one run to the next.
final class ValueRelay<Output>: Publisher, Sendable {
  typealias Failure = Never

  private struct State {
    var current: Output
    var subscriptions: [RelaySubscription<Output>] = []
    var latestNumber = 0
  }

  private let state: Guarded<State>

  init(_ value: Output) {
    state = Guarded(unchecked: State(current: value))
  }

  /// The value that was sent last.
  var value: Output { state.withLockUnchecked { $0.current } }

  /// Changes the value, and tells the subscribers.
  func send(_ value: Output) {
    let subscriptions = state.withLockUnchecked {
      $0.current = value
      return $0.subscriptions
    }
    for subscription in subscriptions { subscription.offer(value) }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let subscription = state.withLockUnchecked {
      $0.latestNumber += 1
      let subscription = RelaySubscription(number: $0.latestNumber, relay: self, subscriber: AnySubscriber(subscriber))
      $0.subscriptions.append(subscription)
      return subscription
    }
    subscriber.receive(subscription: subscription)
  }

  /// Numbers ascend, so that whoever leaves is found by bisection.
  fileprivate func remove(number: Int) {
    state.withLockUnchecked {
      var range = $0.subscriptions.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let found = $0.subscriptions[middle].number
        if found == number {
          $0.subscriptions.remove(at: middle)
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
private final class RelaySubscription<Output>: Subscription, Sendable {
  private struct State {
    var demand = Subscribers.Demand.none
    var isBehind = true
    var relay: ValueRelay<Output>?
    var subscriber: AnySubscriber<Output, Never>?
  }

  let number: Int
  private let state: Guarded<State>

  init(number: Int, relay: ValueRelay<Output>, subscriber: AnySubscriber<Output, Never>) {
    self.number = number
    state = Guarded(unchecked: State(relay: relay, subscriber: subscriber))
  }

  func offer(_ value: Output) {
    let subscriber = state.withLockUnchecked { state -> AnySubscriber<Output, Never>? in
      state.isBehind = state.demand == .none
      if state.isBehind { return nil }
      state.demand -= 1
      return state.subscriber
    }
    deliver(value, to: subscriber)
  }

  func request(_ demand: Subscribers.Demand) {
    let (value, subscriber) = state.withLockUnchecked { state -> (Output?, AnySubscriber<Output, Never>?) in
      state.demand += demand
      guard state.isBehind, state.demand > .none, let relay = state.relay else { return (nil, nil) }
      state.isBehind = false
      state.demand -= 1
      return (relay.value, state.subscriber)
    }
    if let value { deliver(value, to: subscriber) }
  }

  func cancel() {
    let (relay, subscriber) = state.withLockUnchecked { state in
      defer {
        state.relay = nil
        state.subscriber = nil
      }
      return (state.relay, state.subscriber)
    }
    relay?.remove(number: number)
    withExtendedLifetime(subscriber) {}
  }

  private func deliver(_ value: Output, to subscriber: AnySubscriber<Output, Never>?) {
    guard let more = subscriber?.receive(value), more > .none else { return }
    state.withLockUnchecked { $0.demand += more }
  }
}
