public import Foundation

// Expressions that the macro `#Predicate` makes of functions of strings. Foundation has them on Apple's platforms only.

extension PredicateExpressions {
  /// Searches a string as a person expects: regardless of case and diacritics, in the current locale. The semantics are those of
  /// `StringProtocol.localizedStandardContains(_:)`.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether `root` contains `other`.
    public typealias Output = Bool

    /// The string that is searched.
    public let root: Root
    /// The string that is searched for.
    public let other: Other

    /// Searches `root` for `other`.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Evaluates both strings, and the function of them.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Compares two strings in the current locale. The semantics are those of `StringProtocol.localizedCompare(_:)`.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The order of `root` and `other`.
    public typealias Output = ComparisonResult

    /// The left string.
    public let root: Root
    /// The right string.
    public let other: Other

    /// Compares `root` with `other`.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Evaluates both strings, and the function of them.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
    }
  }

  /// Compares two strings regardless of case. The semantics are those of `StringProtocol.caseInsensitiveCompare(_:)`.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The order of `root` and `other`.
    public typealias Output = ComparisonResult

    /// The left string.
    public let root: Root
    /// The right string.
    public let other: Other

    /// Compares `root` with `other`.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Evaluates both strings, and the function of them.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
    }
  }

  /// Makes the expression of `localizedStandardContains(_:)`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// Makes the expression of `localizedCompare(_:)`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }

  /// Makes the expression of `caseInsensitiveCompare(_:)`.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {
  /// Encodes both operands, in order.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(root, other) }

  /// Decodes both operands, in order.
  public init(from decoder: any Decoder) throws { (root, other) = try decoder.operands() }
}

extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {
  /// Encodes both operands, in order.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(root, other) }

  /// Decodes both operands, in order.
  public init(from decoder: any Decoder) throws { (root, other) = try decoder.operands() }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {
  /// Encodes both operands, in order.
  public func encode(to encoder: any Encoder) throws { try encoder.encode(root, other) }

  /// Decodes both operands, in order.
  public init(from decoder: any Decoder) throws { (root, other) = try decoder.operands() }
}

extension Encoder {
  /// Encodes two operands, in order.
  fileprivate func encode(_ root: some Encodable, _ other: some Encodable) throws {
    var container = unkeyedContainer()
    try container.encode(root)
    try container.encode(other)
  }
}

extension Decoder {
  /// Decodes two operands, in order.
  fileprivate func operands<Root: Decodable, Other: Decodable>() throws -> (Root, Other) {
    var container = try unkeyedContainer()
    return (try container.decode(Root.self), try container.decode(Other.self))
  }
}
