public import CasePaths

/// A reducer as a store runs it: what a body composes is evaluated once, when the first action arrives, and kept.
///
/// Key paths and case paths of the composition are thus resolved once, and not for every action. Laziness lets features
/// contain themselves. The functions that make reductions are inlined into the modules of features, where the compiler
/// knows the types of states and actions. An action then costs no look-up of types at run time.
public class _Reduction<State, Action> {
  @usableFromInline
  init() {}

  /// Changes the state for an action, and returns what is to be done.
  @usableFromInline
  package func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    fatalError("A subclass implements this.")
  }

  /// The reductions that run one after the other: this one, unless it is a sequence.
  @usableFromInline
  var parts: [_Reduction<State, Action>] { [self] }
}

/// A function that reduces.
@usableFromInline
final class _FunctionReduction<State, Action>: _Reduction<State, Action> {
  @usableFromInline let function: (inout State, Action) -> Effect<Action>

  @inlinable
  init(_ function: @escaping (inout State, Action) -> Effect<Action>) {
    self.function = function
    super.init()
  }

  @usableFromInline
  package override func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    function(&state, action)
  }
}

/// A reducer that is composed of others.
@usableFromInline
final class _LazyReduction<State, Action>: _Reduction<State, Action> {
  private let make: () -> _Reduction<State, Action>
  private var made: _Reduction<State, Action>?

  @usableFromInline
  init(_ make: @escaping () -> _Reduction<State, Action>) {
    self.make = make
    super.init()
  }

  @usableFromInline
  package override func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    if let made { return made.reduce(&state, action) }
    let made = make()
    self.made = made
    return made.reduce(&state, action)
  }
}

/// Reducers that run one after the other. Sequences of sequences are one list, so that a long body is no deep call.
@usableFromInline
final class _SequenceReduction<State, Action>: _Reduction<State, Action> {
  private let sequence: [_Reduction<State, Action>]
  private let function: (inout State, Action) -> Effect<Action>

  @usableFromInline
  init(
    _ sequence: [_Reduction<State, Action>], _ function: @escaping (inout State, Action) -> Effect<Action>
  ) {
    self.sequence = sequence
    self.function = function
    super.init()
  }

  @usableFromInline
  package override func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    function(&state, action)
  }

  @usableFromInline
  override var parts: [_Reduction<State, Action>] { sequence }
}

extension _Reduction {
  /// Runs reductions one after the other, and merges their effects.
  @inlinable
  static func sequence(_ reductions: [_Reduction<State, Action>]) -> _Reduction<State, Action> {
    let parts = reductions.flatMap { $0.parts }
    return _SequenceReduction(parts) { state, action in
      var effect = Effect<Action>.none
      for part in parts { effect = effect.merge(with: part.reduce(&state, action)) }
      return effect
    }
  }

  /// Runs a reduction on a part of the state.
  @inlinable
  static func scope<ChildState, ChildAction>(
    _ path: StatePath<State, ChildState>,
    _ actions: AnyCasePath<Action, ChildAction>,
    _ child: _Reduction<ChildState, ChildAction>
  ) -> _Reduction<State, Action> {
    let part = NavigationID(part: path.keyPath)
    return _FunctionReduction { state, action in
      guard let childAction = actions.extract(from: action) else { return .none }
      let effect = path.modify(&state) { child.reduce(&$0, childAction) }
      return effect.isNone ? .none : effect.mapped(actions.embed).of(part: part)
    }
  }
}
