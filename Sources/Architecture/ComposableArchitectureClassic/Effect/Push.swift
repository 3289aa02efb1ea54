import Foundation
public import OpenCombine

/// A publisher of values that a function sends, kept until they are asked for.
struct Push<Output, Failure: Error>: Publisher {
  /// Called with every subscriber; what it returns is cancelled with the subscription.
  let start: (Effect<Output, Failure>.Subscriber) -> any Cancellable

  func receive<S: OpenCombine.Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber))
    subscriber.receive(subscription: outlet)
    let cancellable = start(Effect.Subscriber(outlet: outlet))
    outlet.keep(cancellable)
  }
}

extension Effect {
  /// Sends the values of an effect that was made with ``run(_:)``.
  public struct Subscriber {
    let outlet: Outlet<Output, Failure>

    /// Sends a value.
    ///
    /// - Parameter value: The value.
    public func send(_ value: Output) {
      outlet.send(value)
    }

    /// Ends the effect. What is sent afterwards is ignored.
    ///
    /// - Parameter completion: How it ends.
    public func send(completion: Subscribers.Completion<Failure>) {
      outlet.send(completion: completion)
    }
  }
}

/// The subscription to a ``Push``. May be used from any thread.
///
/// ```
///              send(completion:)            all values taken
///   open ─────────────────────────▶ closing ────────────────▶ closed
///     └───────────────── cancel() ──────┴────────────────────────▲
/// ```
final class Outlet<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var values: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var cancellable: (any Cancellable)?
  private var isDelivering = false

  init(_ subscriber: AnySubscriber<Output, Failure>) {
    self.subscriber = subscriber
  }

  /// Keeps what the source returned, or cancels it if the subscription is over.
  func keep(_ cancellable: any Cancellable) {
    let isOver = lock.withLock {
      if subscriber != nil { self.cancellable = cancellable }
      return subscriber == nil
    }
    if isOver { cancellable.cancel() }
  }

  func send(_ value: Output) {
    lock.withLock {
      if completion == nil { values.append(value) }
    }
    deliver()
  }

  func send(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      if self.completion == nil { self.completion = completion }
    }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    let cancellable = lock.withLock {
      subscriber = nil
      values = []
      defer { self.cancellable = nil }
      return self.cancellable
    }
    cancellable?.cancel()
  }

  /// Hands out what is asked for, in order, one at a time.
  private func deliver() {
    lock.lock()
    defer { lock.unlock() }
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while let subscriber {
      if let value = values.first {
        guard demand > .none else { return }
        values.removeFirst()
        demand -= 1
        demand += subscriber.receive(value)
      } else if let completion {
        self.subscriber = nil
        cancellable = nil
        subscriber.receive(completion: completion)
      } else {
        return
      }
    }
  }
}
