import Foundation

extension PredicateExpressions.Range: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    try translator.range(lower, upper, includesUpper: false)
  }
}

extension PredicateExpressions.ClosedRange: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    try translator.range(lower, upper, includesUpper: true)
  }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    let element = try translator.term(element)
    switch try translator.term(range) {
    case .range(let range): return .scalar(try translator.contains(range, element))
    case .constant(let value?):
      guard let range = (value as? any ConstantRange)?.range else {
        throw Unsupported("a range of type \(type(of: value)) has no form in SQL")
      }
      return .scalar(try translator.contains(range, element))
    case .constant(nil), .scalar, .row, .rows: throw Unsupported("a range is read from the database")
    }
  }
}

/// A range of constants of any type.
protocol ConstantRange {
  var range: SQLRange { get }
}

extension Range: ConstantRange {
  var range: SQLRange {
    SQLRange(lower: .constant(lowerBound), upper: .constant(upperBound), includesUpper: false, isUnchecked: false)
  }
}

extension ClosedRange: ConstantRange {
  var range: SQLRange {
    SQLRange(lower: .constant(lowerBound), upper: .constant(upperBound), includesUpper: true, isUnchecked: false)
  }
}

extension PartialRangeFrom: ConstantRange {
  var range: SQLRange { SQLRange(lower: .constant(lowerBound), upper: nil, includesUpper: true, isUnchecked: false) }
}

extension PartialRangeUpTo: ConstantRange {
  var range: SQLRange { SQLRange(lower: nil, upper: .constant(upperBound), includesUpper: false, isUnchecked: false) }
}

extension PartialRangeThrough: ConstantRange {
  var range: SQLRange { SQLRange(lower: nil, upper: .constant(upperBound), includesUpper: true, isUnchecked: false) }
}

extension Translator {
  /// A range between two expressions.
  func range<Bound: PredicateExpression>(
    _ lower: Bound, _ upper: some PredicateExpression<Bound.Output>, includesUpper: Bool
  ) throws -> SQLTerm where Bound.Output: Comparable {
    let (lower, upper) = (try term(lower), try term(upper))
    if case .constant(let low) = lower, case .constant(let high) = upper {
      guard try constant(low, Bound.Output.self) <= constant(high, Bound.Output.self) else {
        throw Unsupported("the bounds of a range are the wrong way round")
      }
      return .range(SQLRange(lower: lower, upper: upper, includesUpper: includesUpper, isUnchecked: false))
    }
    return .range(SQLRange(lower: lower, upper: upper, includesUpper: includesUpper, isUnchecked: true))
  }

  /// Whether a term is in a range.
  func contains(_ range: SQLRange, _ element: SQLTerm) throws -> SQLScalar {
    let element = try like(element, range.lower ?? range.upper)
    var conditions: [SQLScalar] = []
    if let lower = range.lower { conditions.append(try comparison(.scalar(element), ">=", lower)) }
    if let upper = range.upper {
      conditions.append(try comparison(.scalar(element), range.includesUpper ? "<=" : "<", upper))
    }
    let nulls = conditions.reduce(into: SQLNulls()) { $0.formUnion($1.nulls) }
    let isInside = conditions.map(\.sql).balanced(" AND ")
    guard range.isUnchecked, let lower = range.lower, let upper = range.upper else {
      return .condition(isInside, nulls: nulls)
    }
    // Foundation throws for bounds that are the wrong way round, or NaN.
    let order = try comparison(lower, "<=", upper)
    return .condition("CASE WHEN \(order.sql) THEN \(isInside) END", nulls: nulls.union(.failed))
  }

  /// An element as a scalar that is stored as a bound is.
  private func like(_ element: SQLTerm, _ bound: SQLTerm?) throws -> SQLScalar {
    guard let bound else { throw Unsupported("a range has no bounds") }
    return try operands(element, bound).0
  }
}
