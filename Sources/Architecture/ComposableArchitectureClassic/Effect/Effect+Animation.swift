public import IppoUI
import OpenCombine

extension Effect {
  /// Animates what the values of the effect change.
  ///
  /// - Parameter animation: The animation, or nil for none.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Sends the values of the effect in a transaction.
  ///
  /// - Parameter transaction: The transaction.
  public func transaction(_ transaction: Transaction) -> Self {
    if operation.isNone { return self }
    return Self(TransactionPublisher(upstream: self, transaction: transaction))
  }
}

/// A publisher whose values are received in a transaction.
private struct TransactionPublisher<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let transaction: Transaction

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let transaction = transaction
    upstream.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { subscriber.receive(subscription: $0) },
        receiveValue: { value in withTransaction(transaction) { subscriber.receive(value) } },
        receiveCompletion: { subscriber.receive(completion: $0) }
      )
    )
  }
}
