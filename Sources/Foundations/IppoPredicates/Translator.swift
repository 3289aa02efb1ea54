import Foundation

/// The state of one translation: the meaning of variables, names in FROM clauses, and the limits.
final class Translator {
  /// Levels of expressions within each other: a stack of 512 KB holds twice as many.
  static let depthLimit = 100
  /// Levels of conditions within each other that are tried one by one when the whole has no form in SQL.
  static let boundDepthLimit = 20
  /// Bytes of SQL text; SQLite's own limit is 1,000,000 by default.
  static let textLimit = 200_000
  /// Placeholders; SQLite's own limit is 32,766, which other parts of a statement share.
  static let argumentLimit = 30_000
  /// Elements of a collection of constants that become parts of the SQL text; more are bound as one JSON array.
  static let listLimit = 500
  /// Elements of a collection of constants for which a closure is repeated.
  static let repetitionLimit = 200
  /// Elements of a collection of constants.
  static let elementLimit = 1_000_000

  let schema: PredicateSchema
  private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
  private var aliases = 0
  private var depth = 0

  init(schema: PredicateSchema) { self.schema = schema }

  /// The term of an expression.
  func term(_ expression: some PredicateExpression) throws -> SQLTerm {
    guard depth < Self.depthLimit else { throw Unsupported("it is nested deeper than \(Self.depthLimit) levels") }
    depth += 1
    defer { depth -= 1 }
    guard let expression = expression as? any SQLTranslatable else {
      throw Unsupported("\(Self.name(of: expression)) has no form in SQL")
    }
    let term = try expression.translate(self)
    if case .scalar(let scalar) = term {
      guard scalar.sql.text.utf8.count <= Self.textLimit else {
        throw Unsupported("its SQL is longer than \(Self.textLimit) bytes")
      }
      guard scalar.sql.arguments.count <= Self.argumentLimit else {
        throw Unsupported("it has more than \(Self.argumentLimit) values")
      }
    }
    return term
  }

  /// The name of the kind of an expression, without its operands.
  static func name(of expression: some PredicateExpression) -> String {
    String(String(describing: type(of: expression)).prefix { $0 != "<" })
  }

  /// The meaning of a variable.
  func value(_ variable: PredicateExpressions.VariableID) throws -> SQLTerm {
    guard let term = variables[variable] else { throw Unsupported("a variable has no value") }
    return term
  }

  /// Gives a variable a meaning for the rest of the translation. Each variable is bound by one expression.
  func bind(_ variable: PredicateExpressions.VariableID, to term: SQLTerm) { variables[variable] = term }

  /// A new name for a FROM clause.
  func alias() -> String {
    aliases += 1
    return "t\(aliases)"
  }

  // MARK: Scalars

  /// The scalar of an expression; constants take the form of `storage`, or of their own type.
  func scalar(_ expression: some PredicateExpression, like storage: ColumnStorage? = nil) throws -> SQLScalar {
    try scalar(term(expression), like: storage)
  }

  /// A term as a scalar, checked for overflow.
  func scalar(_ term: SQLTerm, like storage: ColumnStorage? = nil) throws -> SQLScalar {
    switch term {
    case .scalar(let scalar): return checked(scalar)
    case .constant(let value?):
      guard let storage = storage ?? ColumnStorage(type(of: value)) else {
        throw Unsupported("a value of \(type(of: value)) has no form in SQL")
      }
      guard let encoded = storage.encode(value) else {
        throw Unsupported("a value of \(type(of: value)) has no form in the column that it is compared with")
      }
      return SQLScalar(
        sql: "\(value: encoded)", storage: storage, nulls: encoded == .null ? .notANumber : [])
    case .constant(nil):
      guard let storage else { throw Unsupported("nil is compared with nil") }
      return SQLScalar(sql: "NULL", storage: storage, nulls: .absent)
    case .row: throw Unsupported("a model is used as a value")
    case .rows: throw Unsupported("a collection is used as a value")
    case .range: throw Unsupported("a range is used as a value")
    }
  }

  /// Two operands, of which a constant takes the form of the other.
  func operands(_ left: SQLTerm, _ right: SQLTerm) throws -> (SQLScalar, SQLScalar) {
    let pair: (SQLScalar, SQLScalar)
    switch (left, right) {
    case (.constant, .scalar(let other)): pair = (try scalar(left, like: other.storage), checked(other))
    case (.scalar(let other), .constant): pair = (checked(other), try scalar(right, like: other.storage))
    default: pair = (try scalar(left), try scalar(right))
    }
    return (try definite(pair.0), try definite(pair.1))
  }

  /// An integer that is NULL where Swift's has overflowed.
  func checked(_ scalar: SQLScalar) -> SQLScalar {
    guard scalar.mayOverflow, case .integer(let range) = scalar.storage else { return scalar }
    var result = scalar
    result.sql =
      "\(name: SQLFunction.integer.name)(\(scalar.sql), \(value: .integer(range.lowerBound)), \(value: .integer(range.upperBound)))"
    result.mayOverflow = false
    return result
  }

  // MARK: Conditions

  /// A condition that is 1, 0, or NULL for a failure.
  func definite(_ condition: SQLScalar) throws -> SQLScalar {
    guard condition.nulls.contains(.isFalse) else { return condition }
    if condition.nulls.contains(.failed) { throw Unsupported("it unwraps a value that may be NaN or nil") }
    return .condition("ifnull(\(condition.sql), 0)")
  }

  /// The scalar of a `Bool` expression. NULL can mean false or a failure.
  func condition(_ expression: some PredicateExpression) throws -> SQLScalar {
    let scalar = try scalar(expression, like: .bool)
    guard case .bool = scalar.storage else { throw Unsupported("a condition is not a Bool") }
    return scalar
  }

  /// A condition for a row of a subquery, which no failure may reach: SQL goes on where Foundation throws.
  func elementCondition(_ expression: some PredicateExpression) throws -> SQLScalar {
    let condition = try condition(expression)
    if condition.nulls.contains(.failed) {
      throw Unsupported("the closure of a collection can fail: it unwraps nil, divides, or calculates with integers")
    }
    return condition
  }

  /// Whether a scalar is not `nil`: 1, 0, or NULL for a failure. `nil` if it cannot be `nil`.
  func presence(of scalar: SQLScalar) throws -> SQLFragment? {
    if let isPresent = scalar.isPresent { return isPresent }
    guard scalar.nulls.contains(.absent) else { return nil }
    guard scalar.nulls == .absent else { throw Unsupported("nil cannot be told from NaN or from a failure") }
    return "(\(scalar.sql) IS NOT NULL)"
  }
}

/// An expression that has a form in SQL.
protocol SQLTranslatable {
  /// - Throws: ``Unsupported``.
  func translate(_ translator: Translator) throws -> SQLTerm
}
