import Dependencies

/// Tasks in the order in which they were named.
public struct Plan: Sendable {
  private var dependencies: [Dependencies.Dependency] = []

  /// An empty plan.
  public init() {}

  /// Adds a name.
  public mutating func waits(for name: String) { dependencies.append(Dependency(on: name)) }

  /// The names, in their order.
  public var names: [String] { dependencies.map(\.path.name) }
}
