import Dependencies
import OpenCombine

/// The parts of an effect. The runtime walks this tree when the reducer has returned.
///
/// Actions need not be sendable: the whole tree is built, walked and released on the actor of the store. Only the
/// closures of ``run`` leave it, and these are sendable.
@usableFromInline
indirect enum EffectOperation<Action>:
  // Walked on the store's actor; what runs elsewhere is sendable itself.
  @unchecked Sendable
{
  case none
  case send(Action)
  case run(EffectRun<Action>)
  case publisher(EffectPublication<Action>)
  case merge([Effect<Action>])
  case concatenate([Effect<Action>])
  /// The effect is registered under an id, and by which it can be cancelled.
  case cancellable(Effect<Action>, id: AnyHashable, cancelInFlight: Bool)
  /// Cancels what is registered under an id.
  case cancel(id: AnyHashable)
  /// The effect of a child.
  case child(EffectChild<Action>, Effect<Action>)
  /// Cancels the effects of the children at a place that are not in the state.
  case leave(place: AnyKeyPath, isThere: (NavigationID) -> Bool)
  /// Every action of the effect is handed to a function, which sends it now, later or never.
  case wrapped(Effect<Action>, EffectWrapper)
}

/// Asynchronous work.
///
/// The code around the work runs on the main actor, as the last action of most effects does. An effect whose operation
/// sends an action and returns ends there, without another change of threads.
@usableFromInline
struct EffectRun<Action>: Sendable {
  let name: String?
  let priority: TaskPriority?
  let operation: @MainActor @Sendable (Send<Action>) async -> Void

  init(
    name: String?, priority: TaskPriority?, operation: @escaping @MainActor @Sendable (Send<Action>) async -> Void
  ) {
    self.name = name
    self.priority = priority
    self.operation = operation
  }
}

/// A publisher with the dependencies its subscribers see.
@usableFromInline
struct EffectPublication<Action> {
  let dependencies: DependencyValues
  let publisher: AnyPublisher<Action, Never>
}

/// Sends an action of an effect now, later or never.
@usableFromInline
typealias EffectWrapper = @MainActor @Sendable (_ send: @escaping @MainActor () -> Void) -> Void

extension Effect {
  /// Whether there is nothing to do.
  @inlinable
  package var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}
