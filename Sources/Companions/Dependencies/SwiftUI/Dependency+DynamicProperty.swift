#if UI
  public import IppoUI

  extension Dependency: DynamicProperty {
    /// Called before the body of a view is evaluated: from here on, what `View.dependency` overrides counts.
    public mutating func update() {
      isInView = true
    }

    /// Whether two properties read the same dependency with the same overrides.
    public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
      guard lhs.initialResolution === rhs.initialResolution else { return false }
      switch (lhs.source, rhs.source) {
      case (.keyPath(let lhs), .keyPath(let rhs)): return lhs == rhs
      case (.key(let lhs, _), .key(let rhs, _)): return lhs == rhs
      default: return false
      }
    }
  }

  /// Reads what `View.dependency` has overridden. One value serves all properties: it holds nothing until a view connects
  /// its copy.
  let overridesInEnvironment = Environment(\.dependencyOverrides)
#endif
