/// A place on a case, by its name: nothing that a companion of Ippo has.
public struct CasePath: Sendable {
  /// The name.
  public let name: String

  /// A path by a name.
  public init(_ name: String) { self.name = name }
}
