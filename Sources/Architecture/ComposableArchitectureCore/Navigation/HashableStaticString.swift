/// A string literal that can be an argument of a subscript in a key path.
public struct _HashableStaticString: Hashable, Sendable, ExpressibleByStringLiteral {
  let value: StaticString

  /// Makes a value of a literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: StaticString) {
    self.value = value
  }

  /// Whether the texts are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value.description == rhs.value.description }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(value.description) }
}
