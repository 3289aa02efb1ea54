/// The meaning of a part of a predicate in SQL.
indirect enum SQLTerm {
  /// A value that SQL computes for each row; conditions are scalars of `bool` storage.
  case scalar(SQLScalar)
  /// A Swift value that is the same for all rows, or `nil`. It gets its stored form from the column that it meets.
  case constant(Any?)
  /// A model.
  case row(SQLRow)
  /// A collection of models, or of the elements of an array in a column.
  case rows(SQLRows)
  /// A range with bounds that may depend on the row.
  case range(SQLRange)
}

/// The meanings that NULL can have as the value of a scalar. Empty: the value is never NULL.
struct SQLNulls: OptionSet {
  var rawValue: UInt8

  /// The value is `nil`.
  static let absent = SQLNulls(rawValue: 1)
  /// The value is NaN.
  static let notANumber = SQLNulls(rawValue: 2)
  /// Foundation throws, or traps: `nil` is unwrapped, a division by zero, an overflow. No row matches by such a value.
  static let failed = SQLNulls(rawValue: 4)
  /// A condition is false.
  static let isFalse = SQLNulls(rawValue: 8)
}

/// A value that SQL computes.
struct SQLScalar {
  /// An expression that needs no parentheses.
  var sql: SQLFragment
  var storage: ColumnStorage
  var nulls: SQLNulls = []
  /// Whether the value is not `nil`, where NULL has several meanings: 1, 0, or NULL for a failure.
  var isPresent: SQLFragment?
  /// Whether an integer result has left 64 bits where SQLite made it REAL.
  var mayOverflow = false
  /// Parts of `sql` that make the value NULL where they are NULL.
  var strictIn: [SQLFragment] = []

  /// The parts that make a function of this value NULL, where NULL of this value does.
  var strictParts: [SQLFragment] { sql.text == "?" ? [] : strictIn + [sql] }

  /// A condition.
  static func condition(_ sql: SQLFragment, nulls: SQLNulls = [], strictIn parts: [SQLFragment] = []) -> SQLScalar {
    SQLScalar(sql: sql, storage: .bool, nulls: nulls, strictIn: parts)
  }
}

/// A model, by the key of its row.
struct SQLRow {
  var entity: PredicateEntity
  /// An expression of the row's key, NULL where there is no model.
  var key: SQLFragment
  /// The row's name in an enclosing FROM clause.
  var alias: String?
  /// `absent` or `failed`, or empty.
  var nulls: SQLNulls = []

  init(entity: PredicateEntity, key: SQLFragment, alias: String? = nil, nulls: SQLNulls = []) {
    self.entity = entity
    self.key = key
    self.alias = alias
    self.nulls = nulls
  }

  /// The row of a query's own table.
  init(root entity: PredicateEntity) {
    self.init(entity: entity, key: "\(name: sqlRootAlias).\(name: entity.key)", alias: sqlRootAlias)
  }
}

/// A collection that a subquery goes through.
struct SQLRows {
  /// The element, in terms of `source`.
  var element: SQLElement
  /// The tables of the clause FROM.
  var source: SQLFragment
  /// The elements that belong to the collection.
  var conditions: [SQLFragment]

  /// A query of a result of these elements.
  func select(_ result: SQLFragment, where condition: SQLFragment? = nil) -> SQLFragment {
    let all = conditions + (condition.map { [$0] } ?? [])
    if all.isEmpty { return "(SELECT \(result) FROM \(source))" }
    return "(SELECT \(result) FROM \(source) WHERE \(all.balanced(" AND ")))"
  }

  /// Whether there is an element.
  func exists(where condition: SQLFragment? = nil) -> SQLFragment { "EXISTS \(select("1", where: condition))" }
}

/// An element of a collection in SQL.
enum SQLElement {
  case row(SQLRow)
  case scalar(SQLScalar)

  var term: SQLTerm {
    switch self {
    case .row(let row): .row(row)
    case .scalar(let scalar): .scalar(scalar)
    }
  }
}

/// A range. A bound that is `nil` is open.
struct SQLRange {
  var lower: SQLTerm?
  var upper: SQLTerm?
  var includesUpper: Bool
  /// Whether the bounds can be the wrong way round, for which Foundation throws.
  var isUnchecked: Bool
}

/// A part of a predicate that SQL cannot say, with the reason.
struct Unsupported: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
