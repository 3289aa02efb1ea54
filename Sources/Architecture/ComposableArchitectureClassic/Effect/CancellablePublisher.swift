import ComposableArchitectureCore
import ConcurrencyExtras
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
    relay.onEnd(context.register(id: id, cancelInFlight: cancelInFlight) { relay.finish() })
    context { upstream.subscribe(relay) }
  }
}

/// Hands on what a publisher sends until it is told to stop; then it cancels the publisher, and ends. May be used from
/// any thread.
private final class Relay<Input, Failure: Error>: Subscriber, Subscription, Sendable {
  private struct State {
    var downstream: AnySubscriber<Input, Failure>?
    var upstream: (any Subscription)?
    var isFinished = false
    /// Forgets the id.
    var unregister: (@Sendable () -> Void)?
  }

  private let state: Guarded<State>

  init(_ downstream: AnySubscriber<Input, Failure>) {
    state = Guarded(unchecked: State(downstream: downstream))
  }

  /// Sets the function that forgets the id.
  func onEnd(_ unregister: @escaping @Sendable () -> Void) {
    state.withLockUnchecked { $0.unregister = unregister }
  }

  /// The id was cancelled.
  func finish() {
    let upstream = state.withLockUnchecked { state in
      state.isFinished = true
      defer { state.upstream = nil }
      return state.upstream
    }
    // Before there is a subscription, nothing can be told: it ends as soon as it begins.
    guard let upstream else { return }
    upstream.cancel()
    end()?.receive(completion: .finished)
  }

  func receive(subscription: any Subscription) {
    let (downstream, isFinished) = state.withLockUnchecked {
      $0.upstream = $0.isFinished ? nil : subscription
      return ($0.downstream, $0.isFinished)
    }
    downstream?.receive(subscription: self)
    if isFinished {
      subscription.cancel()
      end()?.receive(completion: .finished)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    state.withLockUnchecked { $0.downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end()?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLockUnchecked { $0.upstream }?.request(demand)
  }

  func cancel() {
    let upstream = state.withLockUnchecked { $0.upstream }
    _ = end()
    upstream?.cancel()
  }

  /// Lets go of everything.
  ///
  /// - Returns: Who is to be told, if not told already.
  private func end() -> AnySubscriber<Input, Failure>? {
    let (downstream, upstream, unregister) = state.withLockUnchecked { state in
      defer {
        state.downstream = nil
        state.upstream = nil
        state.unregister = nil
      }
      return (state.downstream, state.upstream, state.unregister)
    }
    withExtendedLifetime(upstream) {}  // Released outside of the lock: a subscription may cancel others when it goes.
    unregister?()
    return downstream
  }
}
