import Foundation

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let sign: SQLFragment =
      switch op {
      case .add: "+"
      case .subtract: "-"
      case .multiply: "*"
      @unknown default: throw Unsupported("the calculation has an unknown operator")
      }
    return .scalar(try translator.arithmetic(translator.term(lhs), sign, translator.term(rhs)))
  }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    .scalar(try translator.division(translator.term(lhs), "/", translator.term(rhs)))
  }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    .scalar(try translator.division(translator.term(lhs), "%", translator.term(rhs)))
  }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let (left, right) = try translator.operands(translator.term(lhs), translator.term(rhs))
    guard case .real = left.storage, case .real = right.storage else {
      throw Unsupported("SQL calculates with Int and Double only")
    }
    var result = left
    // SQLite divides by zero to NULL; the function divides as Swift does.
    result.sql = "\(name: SQLFunction.divide.name)(\(left.sql), \(right.sql))"
    result.nulls = try translator.resultNulls(left, right).union(.notANumber)
    return .scalar(result)
  }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let operand = try translator.scalar(wrapped)
    switch operand.storage {
    case .integer: return .scalar(try translator.arithmetic(.constant(0), "-", .scalar(operand)))
    // SQLite's minus subtracts from zero, which loses the sign of zero.
    case .real: return .scalar(try translator.arithmetic(.scalar(operand), "*", .constant(-1.0)))
    default: throw Unsupported("SQL calculates with Int and Double only")
    }
  }
}

extension Translator {
  /// `+`, `-` or `*` of integers or doubles.
  func arithmetic(_ left: SQLTerm, _ sign: SQLFragment, _ right: SQLTerm) throws -> SQLScalar {
    // Integers of 64 bits are checked once at the end: SQLite goes on with REAL after an overflow, and stays there.
    let (checkedLeft, checkedRight) = try operands(left, right)
    switch (checkedLeft.storage, checkedRight.storage) {
    case (.integer(let range), .integer):
      let isWide = range == .min ... .max
      let left = isWide ? raw(left) ?? checkedLeft : checkedLeft
      let right = isWide ? raw(right) ?? checkedRight : checkedRight
      return SQLScalar(
        sql: "(\(left.sql) \(sign) \(right.sql))", storage: checkedLeft.storage,
        nulls: try resultNulls(left, right).union(.failed), mayOverflow: true)
    case (.real, .real):
      return SQLScalar(
        sql: "(\(checkedLeft.sql) \(sign) \(checkedRight.sql))", storage: .real,
        nulls: try resultNulls(checkedLeft, checkedRight).union(.notANumber))
    default: throw Unsupported("SQL calculates with Int and Double only")
    }
  }

  private func raw(_ term: SQLTerm) -> SQLScalar? {
    if case .scalar(let scalar) = term { scalar } else { nil }
  }

  /// `/` or `%` of integers: NULL after a division by zero, or after an overflow.
  func division(_ left: SQLTerm, _ sign: SQLFragment, _ right: SQLTerm) throws -> SQLScalar {
    let (left, right) = try operands(left, right)
    guard case .integer = left.storage, case .integer = right.storage else {
      throw Unsupported("SQL divides Int and Double only")
    }
    return SQLScalar(
      sql: "(\(left.sql) \(sign) \(right.sql))", storage: left.storage,
      nulls: try resultNulls(left, right).union(.failed), mayOverflow: true)
  }

  /// The meanings of NULL as the result of a calculation, which has NULL where an operand has.
  func resultNulls(_ left: SQLScalar, _ right: SQLScalar) throws -> SQLNulls {
    let nulls = left.nulls.union(right.nulls)
    if nulls.contains(.absent) { throw Unsupported("a value that may be nil is calculated with") }
    return nulls
  }
}
