public import CasePaths

/// A path to the inside of an optional, or to anything else that may not be there.
///
/// ```swift
/// OptionalPath(\AppState.modal)  // from AppState to Modal, where `modal` is a `Modal?`
/// ```
public struct OptionalPath<Root, Value>: Path {
  private let getter: (Root) -> Value?
  private let setter: (inout Root, Value) -> Void

  /// Makes a path of two functions.
  ///
  /// - Parameters:
  ///   - extract: The part, or nil if it is not there.
  ///   - set: Writes the part.
  public init(
    extract: @escaping (_ root: Root) -> Value?,
    set: @escaping (_ root: inout Root, _ value: Value) -> Void
  ) {
    getter = extract
    setter = set
  }

  /// A path to the inside of an optional field.
  ///
  /// - Parameter keyPath: The field.
  public init(_ keyPath: WritableKeyPath<Root, Value?>) {
    self.init(extract: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// A path to the value of a case.
  ///
  /// - Parameter casePath: The case.
  public init(_ casePath: AnyCasePath<Root, Value>) {
    self.init(extract: { casePath.extract(from: $0) }, set: { $0 = casePath.embed($1) })
  }

  /// Any path, as an optional one.
  ///
  /// - Parameter path: The path.
  @_disfavoredOverload
  public init(_ path: some Path<Root, Value>) {
    self.init(extract: path.extract(from:), set: { path.set(into: &$0, $1) })
  }

  /// The part, or nil if it is not there.
  ///
  /// - Parameter root: The whole.
  public func extract(from root: Root) -> Value? {
    getter(root)
  }

  /// Writes the part.
  ///
  /// - Parameters:
  ///   - root: The whole.
  ///   - value: The part.
  public func set(into root: inout Root, _ value: Value) {
    setter(&root, value)
  }

}

extension OptionalPath where Root == Value {
  /// The path from a value to itself.
  public static var `self`: Self {
    Self(extract: { $0 }, set: { $0 = $1 })
  }
}
