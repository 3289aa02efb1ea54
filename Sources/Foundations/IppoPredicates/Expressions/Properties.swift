import Foundation

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func translate(_ translator: Translator) throws -> SQLTerm {
    switch try translator.term(root) {
    case .constant(let value):
      let root = try constant(value, Root.Output.self)
      return .constant(unwrapped(root[keyPath: keyPath]))
    case .row(let row): return try translator.property(keyPath, of: row)
    case .rows(let rows):
      switch kind {
      case .collectionCount: return .scalar(count(rows))
      case .collectionIsEmpty: return .scalar(.condition("(NOT \(rows.exists()))"))
      case .collectionFirst, .bidirectionalCollectionLast:
        throw Unsupported("rows of a relationship have no order in SQL")
      default: throw Unsupported("a property of a collection has no form in SQL")
      }
    case .scalar(let scalar):
      let kind = if let kind { CollectionProperty(kind) } else { nil as CollectionProperty? }
      return .scalar(try translator.property(keyPath, kind: kind, of: scalar))
    case .range: throw Unsupported("a bound of a range is read")
    }
  }

  private func count(_ rows: SQLRows) -> SQLScalar {
    SQLScalar(sql: rows.select("count(*)"), storage: .integer(Int64(Int.min)...Int64(Int.max)))
  }
}

/// A property of collections that has a form in SQL for text.
enum CollectionProperty {
  case count, isEmpty, other

  init<Root, Output>(_ kind: PredicateExpressions.KeyPath<Root, Output>.CommonKeyPathKind) {
    switch kind {
    case .collectionCount: self = .count
    case .collectionIsEmpty: self = .isEmpty
    default: self = .other
    }
  }
}

extension Translator {
  /// A property of a model.
  func property(_ keyPath: AnyKeyPath, of row: SQLRow) throws -> SQLTerm {
    guard let property = row.entity.property(keyPath) else {
      throw Unsupported("\(keyPath) is no stored property of \(row.entity.type)")
    }
    switch property {
    case .column(let column):
      return column.storage.rows(self, of: value(column, of: row)) ?? .scalar(value(column, of: row))
    case .identifier(let codec):
      return .scalar(SQLScalar(sql: row.key, storage: .custom(codec), nulls: row.nulls))
    case .toOne(let relationship):
      let column = PredicateColumn(
        name: relationship.foreignKey, storage: .key, isOptional: relationship.isOptional)
      let key = value(column, of: row)
      guard key.nulls != [.absent, .failed] else {
        throw Unsupported("nil cannot be told from a failure")
      }
      return .row(SQLRow(entity: try target(relationship.target), key: key.sql, nulls: key.nulls))
    case .toMany(let relationship): return .rows(try rows(relationship, of: row))
    }
  }

  /// The value of a column in a row.
  func value(_ column: PredicateColumn, of row: SQLRow) -> SQLScalar {
    let sql: SQLFragment
    if let alias = row.alias {
      sql = "\(name: alias).\(name: column.name)"
    } else {
      let alias = alias()
      sql = """
        (SELECT \(name: alias).\(name: column.name) FROM \(name: row.entity.table) AS \(name: alias) \
        WHERE \(name: alias).\(name: row.entity.key) = \(row.key))
        """
    }
    var scalar = SQLScalar(sql: sql, storage: column.storage, nulls: row.nulls, strictIn: [row.key])
    if column.isOptional {
      scalar.nulls.insert(.absent)
      if row.nulls.contains(.failed) {
        scalar.isPresent = "CASE WHEN \(row.key) IS NOT NULL THEN \(sql) IS NOT NULL END"
      }
    } else if column.storage.hasNaN {
      scalar.nulls.insert(.notANumber)
    }
    return scalar
  }

  private func target(_ type: Any.Type) throws -> PredicateEntity {
    guard let entity = schema.entity(type) else { throw Unsupported("\(type) is no entity of the schema") }
    return entity
  }

  private func rows(_ relationship: PredicateToMany, of row: SQLRow) throws -> SQLRows {
    if row.nulls.contains(.failed) { throw Unsupported("a collection of an unwrapped model is read") }
    let entity = try target(relationship.target)
    let alias = alias()
    let key: SQLFragment = "\(name: alias).\(name: entity.key)"
    let element = SQLElement.row(SQLRow(entity: entity, key: key, alias: alias))
    switch relationship.join {
    case .foreignKey(let column):
      return SQLRows(
        element: element, source: "\(name: entity.table) AS \(name: alias)",
        conditions: ["\(name: alias).\(name: column) = \(row.key)"])
    case .table(let table, let owner, let member):
      let pairs = self.alias()
      return SQLRows(
        element: element,
        source: """
          \(name: table) AS \(name: pairs) JOIN \(name: entity.table) AS \(name: alias) \
          ON \(key) = \(name: pairs).\(name: member)
          """,
        conditions: ["\(name: pairs).\(name: owner) = \(row.key)"])
    }
  }

  /// A property of a value.
  func property(_ keyPath: AnyKeyPath, kind: CollectionProperty?, of scalar: SQLScalar) throws -> SQLScalar {
    guard !scalar.nulls.contains(.absent) else { throw Unsupported("a property of an optional is read") }
    var result = scalar
    switch scalar.storage {
    case .text where kind == .isEmpty || keyPath == \String.isEmpty:
      return .condition("(\(scalar.sql) = '')", nulls: scalar.nulls)
    case .text where kind == .count || keyPath == \String.count:
      result.sql = "\(name: SQLFunction.count.name)(\(scalar.sql))"
      result.storage = .integer(Int64(Int.min)...Int64(Int.max))
      return result
    case .date where keyPath == \Date.timeIntervalSinceReferenceDate:
      result.storage = .real
      return result
    case .date where keyPath == \Date.timeIntervalSince1970:
      result.sql = "(\(scalar.sql) + \(value: .real(Date.timeIntervalBetween1970AndReferenceDate)))"
      result.storage = .real
      return result
    case .url where keyPath == \URL.absoluteString:
      result.storage = .text
      return result
    default: throw Unsupported("\(keyPath) has no form in SQL")
    }
  }
}

extension ColumnStorage {
  /// The elements of an array in a column.
  fileprivate func rows(_ translator: Translator, of column: SQLScalar) -> SQLTerm? {
    guard case .array(let element, let isOptional) = self, !column.nulls.contains(.failed) else { return nil }
    let alias = translator.alias()
    return .rows(
      SQLRows(
        element: .scalar(
          SQLScalar(sql: "\(name: alias).\(name: "value")", storage: element, nulls: isOptional ? .absent : [])),
        source: "json_each(\(column.sql)) AS \(name: alias)", conditions: []))
  }
}
