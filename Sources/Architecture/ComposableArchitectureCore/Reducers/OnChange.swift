extension Reducer {
  /// Runs a reducer when a value of the state has changed.
  ///
  /// - Parameters:
  ///   - toValue: The value.
  ///   - reducer: Makes a reducer of the old and the new value.
  public func onChange<V: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Runs a reducer when a value of the state has changed.
  ///
  /// - Parameters:
  ///   - toValue: The value.
  ///   - operation: Changes the state, given the old value.
  public func onChange<V: Equatable>(
    of toValue: @escaping (State) -> V,
    _ operation: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
  ) -> _OnChangeReducer<Self, V, Reduce<State, Action>> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { oldValue, _ in
      Reduce { state, _ in operation(oldValue, &state) }
    }
  }
}

/// A reducer that runs another when a value has changed.
public struct _OnChangeReducer<Base: Reducer, Value, Change: Reducer<Base.State, Base.Action>>: Reducer {
  let base: Base
  let toValue: (Base.State) -> Value
  let isDuplicate: (Value, Value) -> Bool
  let reducer: (Value, Value) -> Change

  /// Runs the reducer, and the other if the value has changed.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let oldValue = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    let newValue = toValue(state)
    if isDuplicate(oldValue, newValue) { return effect }
    return effect.merge(with: reducer(oldValue, newValue).reduce(into: &state, action: action))
  }

  /// The reducer as a store runs it.
  public func _makeReduction() -> _Reduction<Base.State, Base.Action> {
    let isDuplicate = isDuplicate
    let reducer = reducer
    return OnChangeReduction(base: base._makeReduction(), toValue: toValue) { oldValue, newValue, state, action in
      isDuplicate(oldValue, newValue)
        ? .none : reducer(oldValue, newValue)._makeReduction().reduce(&state, action)
    }
  }
}

private final class OnChangeReduction<State, Action, Value>: _Reduction<State, Action> {
  private let base: _Reduction<State, Action>
  private let toValue: (State) -> Value
  private let change: (Value, Value, inout State, Action) -> Effect<Action>

  init(
    base: _Reduction<State, Action>,
    toValue: @escaping (State) -> Value,
    change: @escaping (Value, Value, inout State, Action) -> Effect<Action>
  ) {
    self.base = base
    self.toValue = toValue
    self.change = change
  }

  override func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    let oldValue = toValue(state)
    let effect = base.reduce(&state, action)
    return effect.merge(with: change(oldValue, toValue(state), &state, action))
  }
}
