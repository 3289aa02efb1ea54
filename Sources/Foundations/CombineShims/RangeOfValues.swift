import Foundation
import OpenCombine

/// The values of a publisher at some places, counted from zero, and the end right after the last of them.
struct RangeOfValues<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let range: Range<Int>

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    precondition(range.lowerBound >= 0, "A publisher has no value at \(range.lowerBound).")
    upstream.subscribe(RangeOfValuesSubscriber(subscriber, range))
  }
}

/// Drops the first values of a publisher, and hands on the given number of values. Then it cancels the publisher and
/// completes.
private final class RangeOfValuesSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Turn { case leftOut, handedOn(isLast: Bool), late }

  private let lock = NSLock()
  private let downstream: Downstream
  private var leftOut: Int
  private var remaining: Int
  private var upstream: (any Subscription)?
  private var isOver = false

  init(_ downstream: Downstream, _ range: Range<Int>) {
    self.downstream = downstream
    leftOut = range.lowerBound
    remaining = range.count
  }

  // MARK: The publisher's side

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard upstream == nil, !isOver else { return false }
      upstream = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if lock.withLock({ remaining == 0 }) { finish() }
  }

  func receive(_ value: Input) -> Subscribers.Demand {
    let turn: Turn = lock.withLock {
      guard !isOver, remaining > 0 else { return .late }
      if leftOut > 0 {
        leftOut -= 1
        return .leftOut
      }
      remaining -= 1
      return .handedOn(isLast: remaining == 0)
    }
    switch turn {
    case .late: return .none
    // The subscriber has asked for one that it gets, in place of this one.
    case .leftOut: return .max(1)
    case .handedOn(let isLast):
      let demand = downstream.receive(value)
      guard isLast else { return demand }
      finish()
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    downstream.receive(completion: completion)
  }

  private func finish() {
    guard let upstream = end() else { return }
    upstream.cancel()
    downstream.receive(completion: .finished)
  }

  // MARK: The subscriber's side

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { end()?.cancel() }

  /// Ends the subscription, once.
  private func end() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      isOver = true
      return upstream
    }
  }
}
