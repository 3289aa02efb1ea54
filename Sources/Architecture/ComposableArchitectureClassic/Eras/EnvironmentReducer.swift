public import ComposableArchitectureCore

extension Reducer {
  /// The reducer as a feature of the present era, in an environment.
  ///
  /// A feature of today runs it where it would run any other:
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Scope(state: \.counter, action: \.counter) { counterReducer.inEnvironment(.live) }
  /// }
  /// ```
  ///
  /// - Parameter environment: What the feature needs of the outside world.
  public func inEnvironment(_ environment: Environment) -> EnvironmentReducer<State, Action, Environment> {
    EnvironmentReducer(reducer: self, environment: environment)
  }

  /// A feature of the present era as a reducer, to be combined with others of this era.
  ///
  /// The feature gets what it needs from its dependencies, and the environment is not used.
  ///
  /// ```swift
  /// Reducer(Counter()).pullback(state: \.counter, action: /AppAction.counter, environment: { $0 })
  /// ```
  ///
  /// - Parameter feature: The feature.
  public init<Feature: ComposableArchitectureCore.Reducer<State, Action>>(_ feature: Feature) {
    let reduction = feature._makeReduction()
    self.init { state, action, _ in Effect(reduction.reduce(&state, action)) }
  }
}

/// A ``Reducer`` with its environment, as a feature of the present era.
public struct EnvironmentReducer<State, Action, Environment>: ComposableArchitectureCore.Reducer {
  private let reducer: Reducer<State, Action, Environment>
  private let environment: Environment

  init(reducer: Reducer<State, Action, Environment>, environment: Environment) {
    self.reducer = reducer
    self.environment = environment
  }

  /// Runs the reducer in the environment.
  public func reduce(into state: inout State, action: Action) -> ComposableArchitectureCore.Effect<Action> {
    reducer.run(&state, action, environment).feature
  }
}
