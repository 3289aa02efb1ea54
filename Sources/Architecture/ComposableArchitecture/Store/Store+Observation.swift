extension Store where State: ObservableState {
  /// The state. Who reads fields of it depends on those fields.
  public var state: State {
    core.state
  }

  /// A field of the state.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.read { borrow($0) { $0[keyPath: keyPath] } }
  }
}

extension Store {
  /// The store, to be named in a key path.
  var itself: Store {
    get { self }
    set {}
  }
}
