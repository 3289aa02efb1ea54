#if UI
  public import IppoUI

  extension EnvironmentValues {
    /// The dependencies of the views below.
    public var dependencies: DependencyValues {
      get { dependencyOverrides ?? ._current }
      set { dependencyOverrides = newValue }
    }

    /// The overrides of `View.dependency`; `nil` without overrides.
    var dependencyOverrides: DependencyValues? {
      get { self[DependencyOverridesKey.self] }
      set { self[DependencyOverridesKey.self] = newValue }
    }

    private struct DependencyOverridesKey: EnvironmentKey {
      static var defaultValue: DependencyValues? { nil }
    }
  }

  extension View {
    /// Overrides a dependency for the `@Dependency` properties of this view and the views below.
    ///
    /// - Parameters:
    ///   - keyPath: The dependency.
    ///   - value: Its value.
    public func dependency<Value>(
      _ keyPath: WritableKeyPath<DependencyValues, Value>,
      _ value: Value
    ) -> some View {
      transformEnvironment(\.dependencies) { $0[keyPath: keyPath] = value }
    }

    /// Overrides a dependency that is its own key for the `@Dependency` properties of this view and the views below.
    ///
    /// - Parameter value: The dependency.
    public func dependency<Value: TestDependencyKey>(_ value: Value) -> some View where Value.Value == Value {
      transformEnvironment(\.dependencies) { $0[Value.self] = value }
    }
  }
#endif
