/// A group of reducers, to which a modifier can be applied as a whole.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where State == Reducers.State, Action == Reducers.Action {
  @usableFromInline let reducers: Reducers

  /// Makes a group.
  ///
  /// - Parameter build: The reducers, which run from top to bottom.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Runs the group.
  public func reduce(into state: inout Reducers.State, action: Reducers.Action) -> Effect<Reducers.Action> {
    reducers.reduce(into: &state, action: action)
  }

  /// The group as a store runs it.
  @inlinable
  public func _makeReduction() -> _Reduction<Reducers.State, Reducers.Action> {
    reducers._makeReduction()
  }
}
