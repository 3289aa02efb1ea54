import Foundation

extension PredicateExpressions.Value: SQLTranslatable {
  func translate(_ translator: Translator) -> SQLTerm { .constant(unwrapped(value)) }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  func translate(_ translator: Translator) -> SQLTerm { .constant(nil) }
}

extension PredicateExpressions.Variable: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm { try translator.value(key) }
}

extension PredicateExpressions.Conjunction: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    var left = try translator.condition(lhs)
    var right = try translator.condition(rhs)
    guard left.nulls.contains(.failed) else {
      if right.nulls.contains(.failed) { left = try translator.definite(left) }
      return .scalar(.condition("(\(left.sql) AND \(right.sql))", nulls: left.nulls.union(right.nulls)))
    }
    // The left side decides first, so that its failure is not lost where the right side is false.
    if !left.nulls.contains(.isFalse) { right = try translator.definite(right) }
    return .scalar(
      .condition("CASE \(left.sql) WHEN 0 THEN 0 WHEN 1 THEN \(right.sql) END", nulls: left.nulls.union(right.nulls)))
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    var left = try translator.condition(lhs)
    let right = try translator.condition(rhs)
    if right.nulls.contains(.failed) { left = try translator.definite(left) }
    guard left.nulls.contains(.failed) else {
      return .scalar(.condition("(\(left.sql) OR \(right.sql))", nulls: left.nulls.union(right.nulls)))
    }
    left = try translator.definite(left)
    return .scalar(
      .condition("CASE \(left.sql) WHEN 1 THEN 1 WHEN 0 THEN \(right.sql) END", nulls: left.nulls.union(right.nulls)))
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let condition = try translator.definite(translator.condition(wrapped))
    return .scalar(.condition("(NOT \(condition.sql))", nulls: condition.nulls))
  }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let test = try translator.condition(test)
    let branches = try translator.operands(translator.term(trueBranch), translator.term(falseBranch))
    let (yes, no) = branches
    guard yes.storage.isComparable(with: no.storage) else {
      throw Unsupported("a conditional has two kinds of results")
    }
    guard yes.isPresent == nil, no.isPresent == nil else {
      throw Unsupported("a conditional has a result that is nil or fails")
    }
    var nulls = yes.nulls.union(no.nulls)
    if test.nulls.contains(.failed) {
      if test.nulls.contains(.isFalse) { _ = try translator.definite(test) }
      nulls.insert(.failed)
    }
    guard nulls.isDisjoint(with: .absent) || nulls == .absent else {
      throw Unsupported("a conditional has a result that is nil or fails")
    }
    let sql: SQLFragment =
      test.nulls.contains(.failed)
      ? "CASE \(test.sql) WHEN 1 THEN \(yes.sql) WHEN 0 THEN \(no.sql) END"
      : "CASE WHEN \(test.sql) THEN \(yes.sql) ELSE \(no.sql) END"
    return .scalar(SQLScalar(sql: sql, storage: yes.storage, nulls: nulls))
  }
}
