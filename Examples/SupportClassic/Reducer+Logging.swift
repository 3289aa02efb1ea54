public import ComposableArchitecture
public import ExampleSupport

extension Reducer {
  /// Writes each action, and what it changed, to a log.
  ///
  /// - Parameter log: The log, or nil for none.
  public func logging(to log: ActionLog?) -> Self {
    guard let log else { return self }
    return Self { state, action, environment in
      let before = state
      let effect = self.run(&state, action, environment)
      let entry = Entry(action: action, before: before, after: state)
      MainActor.assumeIsolated { log.record(action: entry.action, before: entry.before, after: entry.after) }
      return effect
    }
  }
}

/// What is written down. Reducers run on the main actor, and their types do not say so.
private struct Entry<Action, State>: @unchecked Sendable {
  let action: Action
  let before: State
  let after: State
}
