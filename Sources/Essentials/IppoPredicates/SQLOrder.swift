package import Foundation

/// Sort descriptors of models as the list of a clause `ORDER BY`, for a query whose table is named as for ``SQLPredicate``.
///
/// `nil` comes first, and last in reverse, for Foundation as for SQLite.
package struct SQLOrder<Model> {
  /// The terms of the clause, empty without descriptors.
  package let sql: String
  /// The values of the placeholders, in order.
  package let arguments: [SQLValue]
  /// Whether the rows are in the order of the descriptors. Otherwise ``sql`` is empty, and the models are to be sorted in memory,
  /// before a limit and an offset apply.
  package var isExact: Bool { reason == nil }
  /// The reason for which the order is left to memory, or `nil`. It completes a sentence after a colon.
  package let reason: String?

  /// Translates descriptors.
  package init(_ descriptors: [SortDescriptor<Model>], schema: PredicateSchema) throws(SQLPredicateError) {
    guard let entity = schema.entity(Model.self) else { throw .unknownEntity("\(Model.self)") }
    let translator = Translator(schema: schema)
    do {
      let terms = try descriptors.map { try translator.order($0, in: entity) }
      let fragment = terms.joined(separator: ", ")
      (sql, arguments, reason) = (fragment.text, fragment.arguments, nil)
    } catch {
      (sql, arguments, reason) = ("", [], (error as? Unsupported)?.reason ?? "\(error)")
    }
  }
}

extension Translator {
  /// A term of a clause `ORDER BY`.
  fileprivate func order<Model>(_ descriptor: SortDescriptor<Model>, in entity: PredicateEntity) throws -> SQLFragment {
    guard let keyPath = descriptor.keyPath else { throw Unsupported("a descriptor has no key path") }
    let root = SQLRow(root: entity)
    guard case .scalar(let scalar) = try path(keyPath, of: root) else {
      throw Unsupported("\(keyPath) is no value")
    }
    guard scalar.storage.isOrdered else { throw Unsupported("the stored values of \(keyPath) have another order") }
    var collation = orderCollation(scalar.storage)
    if let comparator = descriptor.stringComparator {
      guard String.StandardComparator(comparator, order: .forward) == .lexical else {
        throw Unsupported("\(keyPath) is sorted by a comparator for a locale")
      }
      collation = " COLLATE \(name: SQLCollation.lexical.name)"
    }
    return "\(scalar.sql)\(collation)\(descriptor.order == .forward ? " ASC" : " DESC" as SQLFragment)"
  }

  /// The term of a key path, which may lead through a relationship to one model.
  private func path(_ keyPath: AnyKeyPath, of row: SQLRow) throws -> SQLTerm {
    if row.entity.property(keyPath) != nil { return try property(keyPath, of: row) }
    for (first, relationship) in row.entity.properties {
      guard case .toOne(let toOne) = relationship, let target = schema.entity(toOne.target) else { continue }
      for last in target.properties.keys where first.keyPath.appending(path: last.keyPath) == keyPath {
        guard case .row(let next) = try property(first.keyPath, of: row) else { continue }
        return try property(last.keyPath, of: next)
      }
    }
    throw Unsupported("\(keyPath) is no stored property of \(row.entity.type), or of a model that it refers to")
  }
}
