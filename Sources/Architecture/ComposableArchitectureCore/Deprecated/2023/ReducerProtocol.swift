// The spelling of 0.41 to 0.58, in which reducers became types.

/// The former name of ``Reducer``.
@available(*, deprecated, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

/// The former name of ``ReducerOf``.
@available(*, deprecated, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>

/// The former name of ``ReducerBuilder`` for a reducer.
@available(*, deprecated, message: "Use '@ReducerBuilder<State, Action>' instead.")
public typealias ReducerBuilderOf<R: Reducer> = ReducerBuilder<R.State, R.Action>

/// The former name of ``Effect``.
@available(*, deprecated, renamed: "Effect")
public typealias EffectTask = Effect

/// The former name of ``Effect`` with the failure it never had.
@available(*, deprecated, message: "Use 'Effect<Action>' instead.")
public typealias EffectPublisher<Action, Failure: Error> = Effect<Action>
