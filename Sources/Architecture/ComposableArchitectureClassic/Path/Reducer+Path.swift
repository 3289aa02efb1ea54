extension Reducer {
  /// Makes a reducer of a part work on the whole, along any kind of path.
  ///
  /// Reports an issue if an action arrives while the part of the state is not there.
  ///
  /// - Parameters:
  ///   - toLocalState: The part of the state.
  ///   - toLocalAction: The part's actions.
  ///   - toLocalEnvironment: Makes the part's environment.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @_disfavoredOverload
  public func pullback<GlobalEnvironment, StatePath: Path, ActionPath: Path>(
    state toLocalState: StatePath,
    action toLocalAction: ActionPath,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<StatePath.Root, ActionPath.Root, GlobalEnvironment>
  where StatePath.Value == State, ActionPath.Value == Action, ActionPath: EmbeddingPath {
    pullback(
      path: toLocalState,
      action: toLocalAction,
      environment: toLocalEnvironment,
      missing: MissingState(operation: "pullback", fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// The same as ``pullback(state:action:environment:fileID:file:line:column:)``, by the name it had in isowords.
  ///
  /// - Parameters:
  ///   - toLocalState: The part of the state.
  ///   - toLocalAction: The part's actions.
  ///   - toLocalEnvironment: Makes the part's environment.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func _pullback<GlobalEnvironment, StatePath: Path, ActionPath: Path>(
    state toLocalState: StatePath,
    action toLocalAction: ActionPath,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<StatePath.Root, ActionPath.Root, GlobalEnvironment>
  where StatePath.Value == State, ActionPath.Value == Action, ActionPath: EmbeddingPath {
    pullback(
      path: toLocalState,
      action: toLocalAction,
      environment: toLocalEnvironment,
      missing: MissingState(operation: "pullback", fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  func pullback<GlobalEnvironment, StatePath: Path, ActionPath: EmbeddingPath>(
    path toLocalState: StatePath,
    action toLocalAction: ActionPath,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    missing: MissingState?
  ) -> Reducer<StatePath.Root, ActionPath.Root, GlobalEnvironment>
  where StatePath.Value == State, ActionPath.Value == Action {
    .init { state, action, environment in
      guard let localAction = toLocalAction.extract(from: action) else { return .none }
      guard var localState = toLocalState.extract(from: state) else {
        missing?.reportAbsent(action, "the state at its path was not there")
        return .none
      }
      let effect = run(&localState, localAction, toLocalEnvironment(environment))
      toLocalState.set(into: &state, localState)
      return effect.map { toLocalAction.embed($0) }
    }
  }
}

/// A path whose root can be made of the part alone: a case path. Effects embed the part's actions with it.
public protocol EmbeddingPath<Root, Value>: Path {
  /// Makes the root of a part.
  ///
  /// - Parameter value: The part.
  func embed(_ value: Value) -> Root
}
