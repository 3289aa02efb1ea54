public import CasePaths

/// What one task waits for.
public struct Dependency: Sendable {
  /// Where it is.
  public let path: CasePaths.CasePath

  /// On a name.
  public init(on name: String) { path = CasePath(name) }
}
