import ConcurrencyExtras
public import OpenCombine

/// The actions of an effect that no store runs, as a publisher.
///
/// Every subscription runs the effect anew; cancelling it cancels the effect.
public struct _EffectPublisher<Action>: Publisher {
  /// An action.
  public typealias Output = Action
  /// An effect does not fail.
  public typealias Failure = Never

  private let effect: Effect<Action>

  /// Makes a publisher.
  ///
  /// - Parameter effect: The effect.
  public init(_ effect: Effect<Action>) {
    self.effect = effect
  }

  /// Subscribes.
  ///
  /// - Parameter subscriber: Receives the actions.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Action, S.Failure == Never {
    subscriber.receive(
      subscription: EffectSubscription(
        DetachedEffect(effect, scope: EffectScope.current),
        send: { _ = subscriber.receive($0) },
        completion: { subscriber.receive(completion: .finished) }
      )
    )
  }
}

/// Runs an effect when the first actions are asked for. Effects know no back-pressure: every action is handed on.
private final class EffectSubscription<Action>: Subscription, Sendable {
  private let run: DetachedEffect<Action>
  private let subscriber: Guarded<(send: (Action) -> Void, completion: () -> Void)?>

  init(_ run: DetachedEffect<Action>, send: @escaping (Action) -> Void, completion: @escaping () -> Void) {
    self.run = run
    subscriber = Guarded(unchecked: (send, completion))
  }

  func request(_ demand: Subscribers.Demand) {
    run.start(
      send: { action in
        let subscriber = self.subscriber.withLockUnchecked { $0 }
        subscriber?.send(action)
      },
      completion: {
        let subscriber = self.subscriber.withLockUnchecked { subscriber in
          defer { subscriber = nil }
          return subscriber
        }
        subscriber?.completion()
      }
    )
  }

  func cancel() {
    subscriber.withLockUnchecked { $0 = nil }
    run.cancel()
  }
}

extension Effect where Action: Sendable {
  /// The actions of the effect, run without a store. For tests of effects.
  @_spi(Internals)
  public var actions: AsyncStream<Action> {
    AsyncStream { continuation in
      let run = DetachedEffect(self, scope: nil)
      continuation.onTermination = { _ in run.cancel() }
      run.start(send: { continuation.yield($0) }, completion: { continuation.finish() })
    }
  }
}

/// An effect that runs without a store, or within another effect of one.
private final class DetachedEffect<Action>: Sendable {
  private let effect: Effect<Action>
  private let scope: EffectScope
  private let batch = EffectBatch()
  @MainActor private var isStarted = false

  init(_ effect: Effect<Action>, scope: EffectScope?) {
    self.effect = effect
    var scope = scope ?? .outsideStores
    scope.cancellations.append(batch)
    self.scope = scope
  }

  /// Runs the effect, once.
  ///
  /// - Parameters:
  ///   - send: Receives the actions, on the main actor.
  ///   - completion: Called when the effect has ended or was cancelled.
  func start(send: @escaping @Sendable (Action) -> Void, completion: @escaping @Sendable () -> Void) {
    onMainActor { [self] in
      if isStarted { return }
      isStarted = true
      EffectRuntime<Action>(batch: batch, source: nil, scope: scope, deliver: { action, _ in send(action) })
        .start(effect, completion: { completion() })
    }
  }

  func cancel() {
    batch.cancel()
  }
}
