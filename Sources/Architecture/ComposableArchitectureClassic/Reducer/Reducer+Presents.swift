public import CasePaths
public import ComposableArchitectureCore

extension Reducer {
  /// Runs the reducer of a child while its optional state is there, and then this one.
  ///
  /// The child's dismissal (`.dismiss`) sets the state to nil. Whenever the state goes, by that or by this reducer, the
  /// child's effects are cancelled. Reports an issue if an action of the child arrives while its state is nil.
  ///
  /// ```swift
  /// homeReducer.presents(
  ///   settingsReducer, state: \.settings, action: /HomeAction.settings, environment: { $0.settings }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - localReducer: The child.
  ///   - toLocalState: The optional state.
  ///   - toLocalAction: The case that holds the child's actions and its dismissal.
  ///   - toLocalEnvironment: Makes the child's environment.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func presents<LocalState, LocalAction, LocalEnvironment>(
    _ localReducer: Reducer<LocalState, LocalAction, LocalEnvironment>,
    state toLocalState: WritableKeyPath<State, LocalState?>,
    action toLocalAction: AnyCasePath<Action, PresentationAction<LocalAction>>,
    environment toLocalEnvironment: @escaping (Environment) -> LocalEnvironment,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let missing = MissingState(operation: "presents", fileID: fileID, filePath: filePath, line: line, column: column)
    let id = PresentedChildID(state: toLocalState)
    return Self { state, action, environment in
      let wasPresented = state[keyPath: toLocalState] != nil
      var childEffects = Effect<Action, Never>.none
      switch toLocalAction.extract(from: action) {
      case .presented(let localAction)?:
        if wasPresented {
          childEffects = localReducer.run(
            &state[keyPath: toLocalState]!, localAction, toLocalEnvironment(environment)
          )
          .map { toLocalAction.embed(.presented($0)) }
          .cancellable(id: id)
        } else {
          missing.reportAbsent(action, "its state was nil")
        }
      case .dismiss?:
        state[keyPath: toLocalState] = nil
      case nil:
        break
      }
      let effects = run(&state, action, environment)
      let hasGone = wasPresented && state[keyPath: toLocalState] == nil
      return .merge(hasGone ? .cancel(id: id) : childEffects, effects)
    }
  }
}

/// The key for cancelling the effects of a presented child.
private struct PresentedChildID: Hashable {
  let state: AnyKeyPath
}
