/// Combines the reducers listed in a `body` into one that runs them from top to bottom and merges their effects.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A reducer for each element of a `for` loop.
  public static func buildArray(_ reducers: [some Reducer<State, Action>]) -> some Reducer<State, Action> {
    _SequenceMany(reducers: reducers)
  }

  /// The empty reducer.
  public static func buildBlock() -> some Reducer<State, Action> {
    EmptyReducer()
  }

  /// One reducer.
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// The first branch of a condition.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  /// The second branch of a condition.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  /// One reducer.
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  /// A reducer whose type is erased.
  @_disfavoredOverload
  public static func buildExpression(_ expression: any Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// The whole.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// The reducer behind an availability check.
  public static func buildLimitedAvailability(
    _ wrapped: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// An `if` without an `else`.
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// The first reducer of a list.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// The next reducer of a list.
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(accumulated, next)
  }

  /// One of two reducers.
  public enum _Conditional<First: Reducer<State, Action>, Second: Reducer<State, Action>>: Reducer {
    /// The first branch.
    case first(First)
    /// The second branch.
    case second(Second)

    /// Runs the branch.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch self {
      case .first(let first): first.reduce(into: &state, action: action)
      case .second(let second): second.reduce(into: &state, action: action)
      }
    }

    /// The branch as a store runs it.
    @inlinable
    public func _makeReduction() -> _Reduction<State, Action> {
      switch self {
      case .first(let first): first._makeReduction()
      case .second(let second): second._makeReduction()
      }
    }
  }

  /// Two reducers, one after the other.
  public struct _Sequence<R0: Reducer<State, Action>, R1: Reducer<State, Action>>: Reducer {
    @usableFromInline let r0: R0
    @usableFromInline let r1: R1

    init(_ r0: R0, _ r1: R1) {
      self.r0 = r0
      self.r1 = r1
    }

    /// Runs both.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      r0.reduce(into: &state, action: action).merge(with: r1.reduce(into: &state, action: action))
    }

    /// Both as a store runs them.
    @inlinable
    public func _makeReduction() -> _Reduction<State, Action> {
      .sequence([r0._makeReduction(), r1._makeReduction()])
    }
  }

  /// Any number of reducers, one after the other.
  public struct _SequenceMany<Element: Reducer<State, Action>>: Reducer {
    @usableFromInline let reducers: [Element]

    /// Runs all.
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      reducers.reduce(.none) { $0.merge(with: $1.reduce(into: &state, action: action)) }
    }

    /// All as a store runs them.
    @inlinable
    public func _makeReduction() -> _Reduction<State, Action> {
      .sequence(reducers.map { $0._makeReduction() })
    }
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the reducer, if there is one.
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    switch self {
    case .some(let wrapped): wrapped.reduce(into: &state, action: action)
    case .none: .none
    }
  }

  /// The reducer as a store runs it.
  @inlinable
  public func _makeReduction() -> _Reduction<Wrapped.State, Wrapped.Action> {
    switch self {
    case .some(let wrapped): wrapped._makeReduction()
    case .none: EmptyReducer()._makeReduction()
    }
  }
}
