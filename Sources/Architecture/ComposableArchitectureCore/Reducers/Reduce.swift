/// A reducer given as a closure.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  enum Base {
    case closure((inout State, Action) -> Effect<Action>)
    case reducer(any Reducer<State, Action>)
  }

  @usableFromInline let base: Base

  /// Makes a reducer of a closure.
  ///
  /// - Parameter reduce: Changes the state for an action, and returns an effect.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    base = .closure(reduce)
  }

  /// Erases the type of a reducer.
  ///
  /// - Parameter reducer: Any reducer.
  public init(_ reducer: some Reducer<State, Action>) {
    base = .reducer(reducer)
  }

  /// Calls the closure.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch base {
    case .closure(let reduce): reduce(&state, action)
    case .reducer(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  /// The closure as a store runs it.
  @inlinable
  public func _makeReduction() -> _Reduction<State, Action> {
    switch base {
    case .closure(let reduce): _FunctionReduction(reduce)
    case .reducer(let reducer): reducer._makeReduction()
    }
  }
}
