import Dependencies
import IssueReporting
import OpenCombine

/// Runs effects: walks the tree that a reducer returned, starts what is in it, and sends the actions that come back.
@MainActor
struct EffectRuntime<Action> {
  /// Sends an action back to the store.
  typealias Deliver = @MainActor (Action, EffectBatch) -> Void

  let batch: EffectBatch
  /// The action that the effect was returned for, or nil if no store runs it.
  let source: Action?
  var scope: EffectScope
  var deliver: Deliver

  /// Starts an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - completion: Called when the effect has ended or was cancelled; at once if all of it is synchronous.
  func start(_ effect: Effect<Action>, completion: (@MainActor @Sendable () -> Void)? = nil) {
    switch effect.operation {
    case .none:
      completion?()
    case .send(let action):
      if !scope.isCancelled { deliver(action, batch) }
      completion?()
    case .run(let run):
      start(run, completion: completion)
    case .publisher(let publication):
      start(publication, completion: completion)
    case .merge(let effects):
      start(merging: effects, completion: completion)
    case .concatenate(let effects):
      start(concatenating: effects[...], completion: completion)
    case .cancellable(let effect, let id, let cancelInFlight):
      start(effect, id: id, cancelInFlight: cancelInFlight, completion: completion)
    case .cancel(let id):
      scope.registry.cancel(id: id, path: scope.path)
      completion?()
    case .child(let child, let effect):
      inside(child).start(effect, completion: completion)
    case .leave(let place, let isThere):
      for id in scope.registry.children(of: scope.path, at: place) where !isThere(id) {
        scope.registry.cancel(path: scope.path.appending(id))
      }
      completion?()
    case .wrapped(let effect, let wrapper):
      var copy = self
      copy.deliver = { [deliver] action, batch in wrapper { deliver(action, batch) } }
      copy.start(effect, completion: completion)
    }
  }

  private func inside(_ child: EffectChild<Action>) -> Self {
    var copy = self
    var dismissal: Dismissal?
    if let action = child.dismissal {
      dismissal = Dismissal { [deliver, batch] in deliver(action, batch) }
    }
    copy.scope.enter(child, dismissal: dismissal)
    return copy
  }

  private func start(merging effects: [Effect<Action>], completion: (@MainActor @Sendable () -> Void)?) {
    guard let completion else {
      for effect in effects { start(effect) }
      return
    }
    let countdown = Countdown(effects.count, completion)
    for effect in effects { start(effect) { countdown.tick() } }
  }

  private func start(
    concatenating effects: ArraySlice<Effect<Action>>, completion: (@MainActor @Sendable () -> Void)?
  ) {
    guard let first = effects.first else {
      completion?()
      return
    }
    let rest = Rest(runtime: self, effects: effects.dropFirst(), completion: completion)
    start(first) {
      if rest.runtime.scope.isCancelled {
        rest.completion?()
      } else {
        rest.runtime.start(concatenating: rest.effects, completion: rest.completion)
      }
    }
  }

  private func start(
    _ effect: Effect<Action>, id: AnyHashable, cancelInFlight: Bool,
    completion: (@MainActor @Sendable () -> Void)?
  ) {
    let registry = scope.registry
    let cancellation = registry.insert(
      id: id, path: scope.path, enclosing: scope.cancellations, cancelInFlight: cancelInFlight
    )
    var copy = self
    copy.scope.cancellations.append(cancellation)
    let boxed = MainActorBound(id)
    copy.start(effect) {
      registry.remove(cancellation, id: boxed.value)
      completion?()
    }
  }

  /// The remaining effects of a concatenation.
  @MainActor
  private struct Rest: Sendable {
    let runtime: EffectRuntime
    let effects: ArraySlice<Effect<Action>>
    let completion: (@MainActor @Sendable () -> Void)?
  }
}

/// Calls a function when a number of things have happened.
@MainActor
private final class Countdown {
  private var remaining: Int
  private let completion: @MainActor @Sendable () -> Void

  init(_ count: Int, _ completion: @escaping @MainActor @Sendable () -> Void) {
    remaining = count
    self.completion = completion
  }

  func tick() {
    remaining -= 1
    if remaining == 0 { completion() }
  }
}
