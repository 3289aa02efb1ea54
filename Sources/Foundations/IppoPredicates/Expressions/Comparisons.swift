import Foundation

extension PredicateExpressions.Equal: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let left = try translator.term(lhs)
    let right = try translator.term(rhs)
    if case .constant(let left) = left, case .constant(let right) = right {
      return .constant(try constant(left, LHS.Output.self) == constant(right, LHS.Output.self))
    }
    return .scalar(try translator.equality(left, right))
  }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let left = try translator.term(lhs)
    let right = try translator.term(rhs)
    if case .constant(let left) = left, case .constant(let right) = right {
      return .constant(try constant(left, LHS.Output.self) != constant(right, LHS.Output.self))
    }
    return .scalar(try translator.equality(left, right, isNegated: true))
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let left = try translator.term(lhs)
    let right = try translator.term(rhs)
    if case .constant(let left) = left, case .constant(let right) = right {
      let left = try constant(left, LHS.Output.self)
      let right = try constant(right, LHS.Output.self)
      let result =
        switch op {
        case .lessThan: left < right
        case .lessThanOrEqual: left <= right
        case .greaterThan: left > right
        case .greaterThanOrEqual: left >= right
        @unknown default: throw Unsupported("the comparison has an unknown operator")
        }
      return .constant(result)
    }
    let sign: SQLFragment =
      switch op {
      case .lessThan: "<"
      case .lessThanOrEqual: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqual: ">="
      @unknown default: throw Unsupported("the comparison has an unknown operator")
      }
    return .scalar(try translator.comparison(left, sign, right))
  }
}

/// A constant in its Swift type; `nil` is the type's own.
func constant<Value>(_ value: Any?, _ type: Value.Type) throws -> Value {
  if let value = value as? Value { return value }
  if value == nil, let none = (type as? any AnyOptional.Type)?.none as? Value { return none }
  throw Unsupported("a value is not of type \(type)")
}

extension Translator {
  /// `==`, or `!=` if negated.
  func equality(_ left: SQLTerm, _ right: SQLTerm, isNegated: Bool = false) throws -> SQLScalar {
    switch (left, right) {
    case (.rows, .constant(nil)), (.constant(nil), .rows):
      // A collection that is nil is stored as an empty one.
      return .condition(isNegated ? "1" : "0")
    case (.row(let row), _):
      return try equality(keyScalar(row), key(right, in: row.entity), isNegated: isNegated)
    case (_, .row(let row)):
      return try equality(key(left, in: row.entity), keyScalar(row), isNegated: isNegated)
    case (.scalar(let scalar), .constant(nil)), (.constant(nil), .scalar(let scalar)):
      guard let presence = try presence(of: scalar) else {
        // A value that is not optional is promoted to an optional.
        guard scalar.nulls.isDisjoint(with: .failed) else {
          throw Unsupported("an unwrapped value is compared with nil")
        }
        return .condition(isNegated ? "1" : "0")
      }
      if scalar.isPresent == nil {
        return .condition(isNegated ? "(\(scalar.sql) IS NOT NULL)" : "(\(scalar.sql) IS NULL)")
      }
      return .condition(isNegated ? presence : "(NOT \(presence))", nulls: .failed)
    default:
      let (left, right) = try operands(left, right)
      return try equality(left, right, isNegated: isNegated)
    }
  }

  private func equality(_ left: SQLScalar, _ right: SQLScalar, isNegated: Bool) throws -> SQLScalar {
    guard left.storage.isComparable(with: right.storage), left.storage.isEquatable else {
      throw Unsupported("values are compared that are stored in different ways, or whose stored forms are not unique")
    }
    let strict = left.strictParts + right.strictParts
    let comparison = compared(left, isNegated ? "<>" : "=", right)
    let nulls = left.nulls.union(right.nulls)
    if nulls.isEmpty { return .condition(comparison, strictIn: strict) }
    // Where only one side can be nil, NULL of either side is equal to nothing.
    let isOneSided = left.nulls.isEmpty || right.nulls.isEmpty
    let isOptionalOnce = left.nulls.isDisjoint(with: right.nulls.intersection(.absent))
    if !nulls.contains(.failed), isOptionalOnce {
      guard isNegated else { return .condition(comparison, nulls: .isFalse, strictIn: strict) }
      return .condition(isOneSided ? compared(left, "IS NOT", right) : "ifnull(\(comparison), 1)")
    }
    if nulls == .absent { return .condition(compared(left, isNegated ? "IS NOT" : "IS", right)) }
    if nulls == .failed { return .condition(comparison, nulls: .failed) }
    if nulls == [.failed, .notANumber], !isNegated { return .condition(comparison, nulls: [.failed, .isFalse]) }
    // One side can be nil or fail; the other side is neither.
    if nulls == [.failed, .absent], isOneSided, let presence = left.isPresent ?? right.isPresent {
      let other: SQLFragment = isNegated ? "1" : "0"
      return .condition("CASE \(presence) WHEN 1 THEN \(comparison) WHEN 0 THEN \(other) END", nulls: .failed)
    }
    throw Unsupported("nil cannot be told from NaN or from a failure")
  }

  /// An equality with the collation of text: none where bytes decide, which lets SQLite use an index.
  private func compared(_ left: SQLScalar, _ sign: SQLFragment, _ right: SQLScalar) -> SQLFragment {
    guard case .text = left.storage else { return "(\(left.sql) \(sign) \(right.sql))" }
    for side in [left, right] where side.sql.text == "?" {
      if case .text(let text)? = side.sql.arguments.first, text.isOnlyEquivalentToItself {
        return "(\(left.sql) \(sign) \(right.sql))"
      }
    }
    // SQLite merges equalities of a column into one IN, by which those without an index lose their collation. The plus
    // signs hide the columns (findings/sqlite-or-collation.sh).
    return "(+\(left.sql) \(sign) +\(right.sql)\(orderCollation(left.storage)))"
  }

  /// `<`, `<=`, `>` or `>=`.
  func comparison(_ left: SQLTerm, _ sign: SQLFragment, _ right: SQLTerm) throws -> SQLScalar {
    let (left, right) = try operands(left, right)
    return try comparison(left, sign, right)
  }

  func comparison(_ left: SQLScalar, _ sign: SQLFragment, _ right: SQLScalar) throws -> SQLScalar {
    guard left.storage.isComparable(with: right.storage), left.storage.isOrdered else {
      throw Unsupported("values are ordered whose stored forms have another order")
    }
    return .condition(
      "(\(left.sql) \(sign) \(right.sql)\(orderCollation(left.storage)))",
      nulls: try comparisonNulls(left, right), strictIn: left.strictParts + right.strictParts)
  }

  /// The meaning of NULL as the result of a comparison of values that are not optional: NaN compares as false.
  func comparisonNulls(_ left: SQLScalar, _ right: SQLScalar) throws -> SQLNulls {
    let nulls = left.nulls.union(right.nulls)
    if nulls.contains(.absent) { throw Unsupported("a value that may be nil is ordered") }
    var result: SQLNulls = []
    if nulls.contains(.notANumber) { result.insert(.isFalse) }
    if nulls.contains(.failed) { result.insert(.failed) }
    return result
  }

  // MARK: Text

  /// The collation of an order of text.
  func orderCollation(_ storage: ColumnStorage) -> SQLFragment {
    if case .text = storage { return " COLLATE \(name: SQLCollation.canonical.name)" }
    return ""
  }

  // MARK: Models

  /// The key of a model as a scalar.
  func keyScalar(_ row: SQLRow) -> SQLScalar {
    SQLScalar(sql: row.key, storage: .key, nulls: row.nulls)
  }

  /// The key of a term that stands for a model of an entity.
  func key(_ term: SQLTerm, in entity: PredicateEntity) throws -> SQLScalar {
    switch term {
    case .row(let row):
      guard row.entity.table == entity.table else { throw Unsupported("models of different tables are compared") }
      return keyScalar(row)
    case .constant(nil): return SQLScalar(sql: "NULL", storage: .key, nulls: .absent)
    case .constant(let value?):
      guard let key = entity.identify(value) else { throw Unsupported("a model that has not been saved is compared") }
      return SQLScalar(sql: "\(value: key)", storage: .key)
    case .scalar, .rows, .range: throw Unsupported("a model is compared with a value")
    }
  }
}

extension String {
  /// Whether no other sequence of scalars is canonically equivalent, so that comparing bytes is comparing strings.
  ///
  /// All of ASCII but the three characters that are decompositions of single other characters: `;`, `` ` `` and `K`.
  var isOnlyEquivalentToItself: Bool {
    utf8.allSatisfy { $0 < 0x80 && $0 != 0x3B && $0 != 0x60 && $0 != 0x4B }
  }
}
