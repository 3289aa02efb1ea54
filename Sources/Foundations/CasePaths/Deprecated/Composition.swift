precedencegroup CasePathCompositionPrecedence {
  associativity: left
}

infix operator .. : CasePathCompositionPrecedence

extension AnyCasePath {
  /// A case path followed by another: `/A.b .. /B.c`.
  @available(*, deprecated, message: "Append case key paths, instead: '\\.b.c'.")
  public static func .. <AppendedValue>(
    lhs: AnyCasePath,
    rhs: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs._appending(rhs)
  }

  /// A case path followed by one from a function that embeds: `/A.b .. B.c`.
  @available(*, deprecated, message: "Append case key paths, instead: '\\.b.c'.")
  public static func .. <AppendedValue>(
    lhs: AnyCasePath,
    rhs: @escaping (AppendedValue) -> Value
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs._appending(AnyCasePath<Value, AppendedValue>(unsafe: rhs))
  }
}

/// A function that extracts followed by another.
@available(*, deprecated, message: "Append case key paths, instead: '\\.b.c'.")
public func .. <Root, Value, AppendedValue>(
  lhs: @escaping (Root) -> Value?,
  rhs: @escaping (Value) -> AppendedValue?
) -> (Root) -> AppendedValue? {
  { root in lhs(root).flatMap(rhs) }
}

/// A function that extracts through a case path, and one more case: `actions.compactMap(/A.b .. B.c)`.
@available(*, deprecated, message: "Append case key paths, instead: '\\.b.c'.")
@_disfavoredOverload
public func .. <Root, Value, AppendedValue>(
  lhs: AnyCasePath<Root, Value>,
  rhs: @escaping (AppendedValue) -> Value
) -> (Root) -> AppendedValue? {
  lhs._appending(AnyCasePath<Value, AppendedValue>(unsafe: rhs)).extract(from:)
}
