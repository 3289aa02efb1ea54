extension EnvironmentValues {
  /// The context that views use, which `modelContainer(_:)` and `modelContext(_:)` set. Without them every request fails
  /// with an error that says so.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self].context }
    set { self[ModelContextKey.self] = ModelContextReference(context: newValue, container: nil) }
  }

  var modelContextReference: ModelContextReference {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// A context of views, and the container that keeps a main context alive.
struct ModelContextReference: Equatable, @unchecked Sendable {  // the main actor alone uses the context
  let context: ModelContext
  let container: ModelContainer?

  static func == (left: Self, right: Self) -> Bool { left.context === right.context }

  /// The context of a view without a container.
  static let missing = Self(
    context: ModelContext(
      missing: ContainerCore(
        missing: SwiftDataError(
          .missingModelContext,
          "The view has no model context: set one with 'modelContainer(for:)' on the scene or on a view around it."))),
    container: nil)
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContextReference { .missing }
}
