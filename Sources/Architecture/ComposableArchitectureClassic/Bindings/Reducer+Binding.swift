public import CasePaths
public import ComposableArchitectureCore

extension Reducer where Action: BindableAction, State == Action.State {
  /// Writes what bindings send, before the reducer runs.
  ///
  /// ```swift
  /// let settingsReducer = Reducer<SettingsState, SettingsAction, SettingsEnvironment> { state, action, _ in
  ///   switch action {
  ///   case .binding(\.$name): …
  ///   case .binding: return .none
  ///   }
  /// }
  /// .binding()
  /// ```
  public func binding() -> Self {
    Self { state, action, environment in
      action.binding?.set(&state)
      return run(&state, action, environment)
    }
  }
}

extension Reducer {
  /// Writes what bindings send, before the reducer runs.
  ///
  /// - Parameter toBindingAction: The case that holds the writes: `/SettingsAction.binding`.
  public func binding(action toBindingAction: AnyCasePath<Action, BindingAction<State>>) -> Self {
    Self { state, action, environment in
      toBindingAction.extract(from: action)?.set(&state)
      return run(&state, action, environment)
    }
  }

  /// Writes what bindings send, before the reducer runs.
  ///
  /// - Parameter toBindingAction: The write that an action holds, if it holds one.
  @_disfavoredOverload
  public func binding(action toBindingAction: @escaping (Action) -> BindingAction<State>?) -> Self {
    Self { state, action, environment in
      toBindingAction(action)?.set(&state)
      return run(&state, action, environment)
    }
  }
}
