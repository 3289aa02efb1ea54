/// The error of an endpoint without an implementation.
///
/// The semantics are those of `Unimplemented` in swift-dependencies.
public struct Unimplemented: Error, CustomStringConvertible {
  /// The endpoint's name.
  let endpoint: String

  /// Makes the error of an endpoint.
  ///
  /// - Parameter endpoint: The endpoint's name.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// Says which endpoint is unimplemented.
  public var description: String { "'\(endpoint)' was called, and has no implementation here." }
}
