import Foundation
public import OpenCombine

extension Publisher where Failure == Never {
  /// The first values, and the end right after the last of them (Combine's `prefix(_:)`).
  ///
  /// OpenCombine's own ends with the value after the last one, which may never come.
  ///
  /// - Parameter maxLength: How many values at the most.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(FirstValues(upstream: self, count: maxLength))
  }
}

extension Publisher where Failure == any Error {
  /// The first values, and the end right after the last of them (Combine's `prefix(_:)`).
  ///
  /// OpenCombine's own ends with the value after the last one, which may never come.
  ///
  /// - Parameter maxLength: How many values at the most.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(FirstValues(upstream: self, count: maxLength))
  }
}

extension Publisher where Failure: Equatable {
  /// The first values, and the end right after the last of them (Combine's `prefix(_:)`).
  ///
  /// OpenCombine's own ends with the value after the last one, which may never come; it is what errors have that cannot be
  /// compared.
  ///
  /// - Parameter maxLength: How many values at the most.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(FirstValues(upstream: self, count: maxLength))
  }
}

private struct FirstValues<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let count: Int

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    precondition(count >= 0, "A publisher has no prefix of \(count) values.")
    upstream.subscribe(FirstValuesSubscriber(subscriber, count: count))
  }
}

/// Hands on so many values of a publisher; then it is cancelled, and the subscriber told that this was all.
private final class FirstValuesSubscriber<Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable  // its lock guards it
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let downstream: Downstream
  private var remaining: Int
  private var upstream: (any Subscription)?
  private var isOver = false

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    remaining = count
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
    let left: Int? = lock.withLock {
      guard !isOver, remaining > 0 else { return nil }
      remaining -= 1
      return remaining
    }
    guard let left else { return .none }
    let demand = downstream.receive(value)
    guard left == 0 else { return demand }
    finish()
    return .none
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
