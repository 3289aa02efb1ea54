#if UI
  public import IppoUI

  extension PreviewTrait where T == Preview.ViewTraits {
    /// Overrides a dependency in a preview: `#Preview(traits: .dependency(\.uuid, .incrementing)) { … }`.
    ///
    /// - Parameters:
    ///   - keyPath: The dependency.
    ///   - value: Its value.
    public static func dependency<Value>(
      _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
      _ value: @autoclosure @escaping @Sendable () -> Value
    ) -> Self {
      .dependencies { $0[keyPath: keyPath] = value() }
    }

    /// Overrides a dependency that is its own key in a preview.
    ///
    /// - Parameter value: The dependency.
    public static func dependency<Value: TestDependencyKey>(
      _ value: @autoclosure @escaping @Sendable () -> Value
    ) -> Self where Value.Value == Value {
      .dependencies { $0[Value.self] = value() }
    }

    /// Overrides dependencies in a preview.
    ///
    /// - Parameter updateValues: Changes the dependencies.
    public static func dependencies(_ updateValues: @escaping @Sendable (inout DependencyValues) -> Void) -> Self {
      .modifier(DependenciesPreviewModifier(updateValues: updateValues))
    }
  }

  private struct DependenciesPreviewModifier: PreviewModifier {
    let updateValues: @Sendable (inout DependencyValues) -> Void

    func body(content: Content, context: Void) -> some View {
      content.transformEnvironment(\.dependencies, transform: updateValues)
    }
  }
#endif
