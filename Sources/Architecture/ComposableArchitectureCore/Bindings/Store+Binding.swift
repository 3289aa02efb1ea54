extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state; writing it sends `binding(.set(keyPath, newValue))`.
  ///
  /// What is only read is read as the field of any store: the setter of a shared field is deprecated, and nobody set it.
  ///
  /// - Parameter keyPath: The field.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { core.read { $0.pointee[keyPath: keyPath] } }
    set {
      BindingLocal.$isActive.withValue(true) {
        _ = send(.set(keyPath, newValue, expectation: expectBinding(Action.self, newValue)))
      }
    }
  }
}

extension Store
where State: Equatable & Sendable & ObservableState, Action: BindableAction, Action.State == State {
  /// The state; writing it sends `binding(.set(\.self, newValue))`.
  public var state: State {
    get { core.state }
    set {
      BindingLocal.$isActive.withValue(true) {
        _ = send(.set(\.self, newValue, expectation: expectBinding(Action.self, newValue)))
      }
    }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the state; writing it sends `view(.binding(.set(keyPath, newValue)))`.
  ///
  /// What is only read is read as the field of any store: the setter of a shared field is deprecated, and nobody set it.
  ///
  /// - Parameter keyPath: The field.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { core.read { $0.pointee[keyPath: keyPath] } }
    set {
      BindingLocal.$isActive.withValue(true) {
        _ = send(.view(.set(keyPath, newValue, expectation: expectBinding(Action.ViewAction.self, newValue))))
      }
    }
  }
}

extension Store
where
  State: Equatable & Sendable & ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// The state; writing it sends `view(.binding(.set(\.self, newValue)))`.
  public var state: State {
    get { core.state }
    set {
      BindingLocal.$isActive.withValue(true) {
        _ = send(.view(.set(\.self, newValue, expectation: expectBinding(Action.ViewAction.self, newValue))))
      }
    }
  }
}
