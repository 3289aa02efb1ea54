import Foundation

/// An expression that combines conditions.
protocol LogicalExpression {
  /// The conditions, or `nil` if the expression is none after all.
  var parts: LogicalParts? { get }
}

enum LogicalParts {
  case both(any PredicateExpression<Bool>, any PredicateExpression<Bool>)
  case either(any PredicateExpression<Bool>, any PredicateExpression<Bool>)
  case not(any PredicateExpression<Bool>)
}

extension PredicateExpressions.Conjunction: LogicalExpression {
  var parts: LogicalParts? { .both(lhs, rhs) }
}

extension PredicateExpressions.Disjunction: LogicalExpression {
  var parts: LogicalParts? { .either(lhs, rhs) }
}

extension PredicateExpressions.Negation: LogicalExpression {
  var parts: LogicalParts? { .not(wrapped) }
}

extension PredicateExpression where Output == Bool {
  /// The conditions that have to hold together, in order.
  func conjuncts() -> [any PredicateExpression<Bool>] {
    var result: [any PredicateExpression<Bool>] = []
    var rest: [any PredicateExpression<Bool>] = [self]
    while let next = rest.popLast() {
      if case .both(let left, let right)? = (next as? any LogicalExpression)?.parts {
        rest.append(right)
        rest.append(left)
      } else {
        result.append(next)
      }
    }
    return result
  }
}

extension Translator {
  /// A bound of an expression that SQL says in parts. An upper bound holds for each row for which the expression is true. A lower
  /// bound holds for no other row. `nil` if SQL says no part.
  func bound(_ expression: some PredicateExpression<Bool>, isUpper: Bool, depth: Int = 0) -> SQLFragment? {
    // Each level translates the rest of the expression anew.
    guard depth < Self.boundDepthLimit else { return nil }
    if let condition = try? definite(condition(expression)), !condition.nulls.contains(.failed) { return condition.sql }
    switch (expression as? any LogicalExpression)?.parts {
    case .both(let left, let right)?:
      return combined(
        bound(left, isUpper: isUpper, depth: depth + 1), bound(right, isUpper: isUpper, depth: depth + 1), by: " AND ",
        needsBoth: !isUpper)
    case .either(let left, let right)?:
      return combined(
        bound(left, isUpper: isUpper, depth: depth + 1), bound(right, isUpper: isUpper, depth: depth + 1), by: " OR ",
        needsBoth: isUpper)
    case .not(let wrapped)?: return bound(wrapped, isUpper: !isUpper, depth: depth + 1).map { "(NOT \($0))" }
    case nil: return nil
    }
  }

  private func combined(
    _ left: SQLFragment?, _ right: SQLFragment?, by operation: SQLFragment, needsBoth: Bool
  ) -> SQLFragment? {
    if let left, let right { return "(\(left)\(operation)\(right))" }
    return needsBoth ? nil : left ?? right
  }
}
