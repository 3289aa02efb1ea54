public import ComposableArchitectureCore

extension Store {
  /// Makes the root store of an app, or of a test or preview.
  ///
  /// It is the store of the present era, with a reducer of this one: features of both eras may be scoped from it.
  ///
  /// - Parameters:
  ///   - initialState: The state to start in.
  ///   - reducer: The feature.
  ///   - environment: What the feature needs of the outside world.
  public convenience init<Environment>(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment
  ) {
    self.init(initialState: initialState) { reducer.inEnvironment(environment) }
  }
}
