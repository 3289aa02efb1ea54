import ComposableArchitectureCore
import Foundation
import OpenCombine

/// A publisher that ends when it is cancelled by an id.
struct CancellablePublisher<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let id: AnyHashable
  let cancelInFlight: Bool

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let context = EffectContext.current
    let relay = Relay(AnySubscriber(subscriber))
    relay.unregister = context.register(id: id, cancelInFlight: cancelInFlight) { relay.finish() }
    context { upstream.subscribe(relay) }
  }
}

/// Hands on what a publisher sends until it is told to stop; then it cancels the publisher, and ends. May be used from
/// any thread.
private final class Relay<Input, Failure: Error>: Subscriber, Subscription, @unchecked Sendable {  // its lock guards it
  private let lock = NSRecursiveLock()
  private var downstream: AnySubscriber<Input, Failure>?
  private var upstream: (any Subscription)?
  private var isFinished = false
  /// Forgets the id.
  var unregister: (@Sendable () -> Void)?

  init(_ downstream: AnySubscriber<Input, Failure>) {
    self.downstream = downstream
  }

  /// The id was cancelled.
  func finish() {
    let upstream = lock.withLock {
      isFinished = true
      defer { self.upstream = nil }
      return self.upstream
    }
    // Before there is a subscription, nothing can be told: it ends as soon as it begins.
    guard let upstream else { return }
    upstream.cancel()
    end()?.receive(completion: .finished)
  }

  func receive(subscription: any Subscription) {
    let (downstream, isFinished) = lock.withLock {
      self.upstream = self.isFinished ? nil : subscription
      return (self.downstream, self.isFinished)
    }
    downstream?.receive(subscription: self)
    if isFinished {
      subscription.cancel()
      end()?.receive(completion: .finished)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock { self.upstream }
    _ = end()
    upstream?.cancel()
  }

  /// Lets go of everything.
  ///
  /// - Returns: Who is to be told, if not told already.
  private func end() -> AnySubscriber<Input, Failure>? {
    let (downstream, unregister) = lock.withLock {
      defer {
        self.downstream = nil
        self.upstream = nil
        self.unregister = nil
      }
      return (self.downstream, self.unregister)
    }
    unregister?()
    return downstream
  }
}
