public import CasePaths
import IssueReporting

extension Reducer {
  /// Makes a reducer of a part work on the whole.
  ///
  /// ```swift
  /// counterReducer.pullback(state: \.counter, action: /AppAction.counter, environment: { $0.counter })
  /// ```
  ///
  /// - Parameters:
  ///   - toLocalState: The part of the state.
  ///   - toLocalAction: The case that holds the part's actions.
  ///   - toLocalEnvironment: Makes the part's environment.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, State>,
    action toLocalAction: AnyCasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .init { state, action, environment in
      guard let action = toLocalAction.extract(from: action) else { return .none }
      return run(&state[keyPath: toLocalState], action, toLocalEnvironment(environment))
        .map { toLocalAction.embed($0) }
    }
  }

  /// Makes a reducer of a case of the state work on the whole.
  ///
  /// Reports an issue if an action arrives while the state is another case.
  ///
  /// - Parameters:
  ///   - toLocalState: The case that holds the part of the state.
  ///   - toLocalAction: The case that holds the part's actions.
  ///   - toLocalEnvironment: Makes the part's environment.
  ///   - breakpointOnNil: Whether an action in another case is an issue.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: AnyCasePath<GlobalState, State>,
    action toLocalAction: AnyCasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    breakpointOnNil: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    pullback(
      path: toLocalState,
      action: toLocalAction,
      environment: toLocalEnvironment,
      missing: breakpointOnNil
        ? MissingState(
          operation: "pullback", fileID: fileID, filePath: filePath, line: line, column: column
        ) : nil
    )
  }
}
