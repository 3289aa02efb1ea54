import Foundation

extension PredicateExpressions.OptionalFlatMap: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    switch try translator.term(wrapped) {
    case .constant(nil): return .constant(nil)
    case .constant(let value): return try transformed(.constant(value), translator)
    case .rows(let rows): return try transformed(.rows(rows), translator)
    case .range: throw Unsupported("a range is optional")
    case .row(let row):
      guard row.nulls.contains(.absent) else { return try transformed(.row(row), translator) }
      guard row.nulls == .absent else { throw Unsupported("nil cannot be told from a failure") }
      var inner = row
      inner.nulls = []
      let result = try transformed(.row(inner), translator)
      return try optional(result, of: row.key, isPresent: "(\(row.key) IS NOT NULL)", translator)
    case .scalar(let unchecked):
      let scalar = translator.checked(unchecked)
      guard let presence = try translator.presence(of: scalar) else {
        return try transformed(.scalar(scalar), translator)
      }
      var inner = scalar
      inner.nulls.remove(.absent)
      inner.isPresent = nil
      let result = try transformed(.scalar(inner), translator)
      if scalar.isPresent != nil, case .scalar(let result) = result {
        guard result.nulls.isDisjoint(with: [.absent, .isFalse]) else {
          throw Unsupported("nil cannot be told from a failure")
        }
        var optional = result
        optional.sql = "CASE \(presence) WHEN 1 THEN \(result.sql) END"
        optional.nulls.formUnion([.absent, .failed])
        optional.isPresent = presence
        return .scalar(optional)
      }
      return try optional(result, of: scalar.sql, isPresent: presence, translator)
    }
  }

  private func transformed(_ term: SQLTerm, _ translator: Translator) throws -> SQLTerm {
    translator.bind(variable.key, to: term)
    return try translator.term(transform)
  }

  /// A result that is `nil` where there is no value to transform.
  private func optional(
    _ result: SQLTerm, of value: SQLFragment, isPresent: SQLFragment, _ translator: Translator
  ) throws -> SQLTerm {
    switch result {
    case .row(var row):
      row.nulls.insert(.absent)
      guard row.nulls == .absent else { throw Unsupported("nil cannot be told from a failure") }
      return .row(row)
    case .rows, .range:
      throw Unsupported("a collection of an optional model is used as a value; unwrap the model around it")
    case .constant(nil): return .constant(nil)
    case .constant, .scalar:
      var scalar = try translator.scalar(result)
      if scalar.nulls.contains(.isFalse) { scalar = try translator.definite(scalar) }
      if !scalar.strictIn.contains(value) { scalar.sql = "CASE WHEN \(isPresent) THEN \(scalar.sql) END" }
      if scalar.nulls == .absent || scalar.nulls.isEmpty {
        scalar.nulls = .absent
        return .scalar(scalar)
      }
      guard scalar.isPresent == nil, !scalar.nulls.contains(.absent) else {
        throw Unsupported("nil cannot be told from a failure")
      }
      scalar.nulls.insert(.absent)
      scalar.isPresent = isPresent
      return .scalar(scalar)
    }
  }
}

extension PredicateExpressions.NilCoalesce: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let left = try translator.term(lhs)
    switch left {
    case .constant(nil): return try translator.term(rhs)
    case .constant, .rows: return left
    case .row(let row):
      guard row.nulls.contains(.absent) else { return left }
      throw Unsupported("a model is chosen by ??")
    case .range: throw Unsupported("a range is optional")
    case .scalar(let unchecked):
      let optional = translator.checked(unchecked)
      guard optional.nulls.contains(.absent) else { return .scalar(optional) }
      let other = try translator.scalar(rhs, like: optional.storage)
      guard optional.storage.isComparable(with: other.storage) else {
        throw Unsupported("?? chooses between values that are stored in different ways")
      }
      guard other.isPresent == nil else { throw Unsupported("nil cannot be told from a failure") }
      var result = other
      result.strictIn = []
      if optional.nulls == .absent, case .bool = optional.storage, other.sql == "\(value: .integer(0))" {
        return .scalar(.condition(optional.sql, nulls: .isFalse))
      }
      if optional.nulls == .absent {
        result.sql = "ifnull(\(optional.sql), \(other.sql))"
        return .scalar(result)
      }
      guard let presence = optional.isPresent, other.nulls.isDisjoint(with: [.absent, .isFalse]) else {
        throw Unsupported("nil cannot be told from NaN or from a failure")
      }
      result.sql = "CASE \(presence) WHEN 1 THEN \(optional.sql) WHEN 0 THEN \(other.sql) END"
      result.nulls = optional.nulls.subtracting(.absent).union(other.nulls)
      return .scalar(result)
    }
  }
}

extension PredicateExpressions.ForcedUnwrap: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let term = try translator.term(inner)
    switch term {
    case .constant(nil): throw Unsupported("a constant nil is unwrapped")
    case .constant, .rows, .range: return term
    case .row(var row):
      row.nulls = row.nulls.isEmpty ? [] : .failed
      return .row(row)
    case .scalar(let unchecked):
      var scalar = translator.checked(unchecked)
      guard scalar.nulls.contains(.absent) else { return term }
      if scalar.nulls.contains(.notANumber) { throw Unsupported("nil cannot be told from NaN") }
      scalar.nulls.remove(.absent)
      scalar.nulls.insert(.failed)
      scalar.isPresent = nil
      return .scalar(scalar)
    }
  }
}
