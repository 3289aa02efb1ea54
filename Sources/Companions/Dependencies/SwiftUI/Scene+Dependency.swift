#if UI
  public import IppoUI

  extension Scene {
    /// Overrides a dependency for the `@Dependency` properties of the views in this scene.
    ///
    /// - Parameters:
    ///   - keyPath: The dependency.
    ///   - value: Its value.
    public func dependency<Value>(
      _ keyPath: WritableKeyPath<DependencyValues, Value>,
      _ value: Value
    ) -> some Scene {
      environment(\.dependencies[keyPath], value)
    }

    /// Overrides a dependency that is its own key for the `@Dependency` properties of the views in this scene.
    ///
    /// - Parameter value: The dependency.
    public func dependency<Value: TestDependencyKey>(_ value: Value) -> some Scene where Value.Value == Value {
      environment(\.dependencies[OwnKey<Value>()], value)
    }
  }

  extension DependencyValues {
    /// The dependency at a key path, as a step of another key path.
    fileprivate subscript<Value>(keyPath: WritableKeyPath<DependencyValues, Value>) -> Value {
      get { self[keyPath: keyPath] }
      set { self[keyPath: keyPath] = newValue }
    }

    fileprivate subscript<Value: TestDependencyKey>(key: OwnKey<Value>) -> Value where Value.Value == Value {
      get { self[Value.self] }
      set { self[Value.self] = newValue }
    }
  }

  /// Stands for a type that is its own key, where a key path wants something hashable.
  private struct OwnKey<Value>: Hashable {}
#endif
