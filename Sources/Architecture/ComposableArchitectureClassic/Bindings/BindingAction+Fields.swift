public import ComposableArchitectureCore

/// A field that views may bind: `@BindableState var name = ""`, bound with `viewStore.$name` or
/// `viewStore.binding(\.$name)`.
public typealias BindableState = BindingState

extension BindingAction {
  /// Writes a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field: `\.$name`.
  ///   - value: Its new value.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: sendable(value), isEqual: { $0 as? Value == value }) {
      $0[keyPath: keyPath].wrappedValue = value
    }
  }

  /// Writes a field, as in the releases before `@BindableState`.
  ///
  /// - Parameters:
  ///   - keyPath: The field: `\.name`.
  ///   - value: Its new value.
  public static func set<Value: Equatable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Self {
    Self(keyPath: keyPath, value: sendable(value), isEqual: { $0 as? Value == value }) {
      $0[keyPath: keyPath] = value
    }
  }

  /// Whether an action writes a field: what `case .binding(\.$name):` means.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - bindingAction: The action.
  @_disfavoredOverload
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, bindingAction: Self) -> Bool {
    keyPath == bindingAction.keyPath
  }

  /// The same write in a state that this one is a part of.
  ///
  /// - Parameter keyPath: The part.
  public func pullback<NewRoot>(_ keyPath: WritableKeyPath<NewRoot, Root>) -> BindingAction<NewRoot> {
    let action = self
    guard let path = (keyPath as AnyKeyPath).appending(path: self.keyPath) as? PartialKeyPath<NewRoot> else {
      fatalError("The key paths \(keyPath) and \(self.keyPath) do not meet.")
    }
    return BindingAction<NewRoot>(
      keyPath: path, value: value, isEqual: { action.isValue(equalTo: $0) }, set: { action.set(&$0[keyPath: keyPath]) }
    )
  }
}

/// Values of bindings stay on the actor of the store, whatever their type.
private func sendable(_ value: Any) -> any Sendable {
  // The cast keeps the value from being unwrapped on its way.
  unsafeBitCast(value as Any, to: (any Sendable).self)
}

extension BindableAction {
  /// Writes a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field: `\.$name`.
  ///   - value: Its new value.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
