/// A reducer as a store runs it: what a body composes is evaluated once, when the first action arrives, and kept.
///
/// Key paths and case paths of the composition are thus resolved once, and not for every action. Laziness lets features
/// contain themselves.
public class _Reduction<State, Action> {
  init() {}

  /// Changes the state for an action, and returns what is to be done.
  package func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    fatalError("A subclass implements this.")
  }
}

/// A reducer that implements `reduce(into:action:)`.
final class _LeafReduction<Base: Reducer>: _Reduction<Base.State, Base.Action> {
  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  override func reduce(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

/// A reducer that is composed of others.
final class _BodyReduction<Base: Reducer>: _Reduction<Base.State, Base.Action>
where Base.Body: Reducer<Base.State, Base.Action> {
  private let base: Base
  private lazy var body: _Reduction<Base.State, Base.Action> = base.body._makeReduction()

  init(_ base: Base) {
    self.base = base
  }

  override func reduce(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    body.reduce(&state, action)
  }
}
