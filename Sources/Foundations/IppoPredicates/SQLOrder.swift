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
    let (term, localized) = try path(keyPath, of: root)
    guard case .scalar(let scalar) = term else { throw Unsupported("a descriptor sorts by no value") }
    guard scalar.storage.isOrdered else { throw Unsupported("the stored values of \(keyPath) have another order") }
    var collation = orderCollation(scalar.storage)
    if let comparator = descriptor.stringComparator {
      guard String.StandardComparator(comparator, order: .forward) == .lexical else {
        throw Unsupported("\(keyPath) is sorted by a comparator for a locale")
      }
      collation = " COLLATE \(name: SQLCollation.lexical.name)"
    }
    if let localized {
      guard case .text = scalar.storage else { throw Unsupported("\(keyPath) is no stored text") }
      collation = " COLLATE \(name: localized.name)"
    }
    return "\(scalar.sql)\(collation)\(descriptor.order == .forward ? " ASC" : " DESC" as SQLFragment)"
  }

  /// The term of a key path, which may lead through a relationship to one model. An order of texts for a locale has a
  /// collation.
  private func path(_ keyPath: AnyKeyPath, of row: SQLRow) throws -> (SQLTerm, SQLCollation?) {
    if row.entity.property(keyPath) != nil { return (try property(keyPath, of: row), nil) }
    let orders = localizedTextOrders
    func matches(_ candidate: AnyKeyPath) -> (collation: SQLCollation?, isMatch: Bool) {
      if candidate == keyPath { return (nil, true) }
      for order in orders where candidate.appending(path: order.suffix) == keyPath {
        return (order.collation, true)
      }
      return (nil, false)
    }
    for (first, relationship) in row.entity.properties {
      let (collation, isMatch) = matches(first.keyPath)
      if isMatch { return (try property(first.keyPath, of: row), collation) }
      guard case .toOne(let toOne) = relationship, let target = schema.entity(toOne.target) else { continue }
      for last in target.properties.keys {
        guard let path = first.keyPath.appending(path: last.keyPath) else { continue }
        let (collation, isMatch) = matches(path)
        guard isMatch, case .row(let next) = try property(first.keyPath, of: row) else { continue }
        return (try property(last.keyPath, of: next), collation)
      }
    }
    throw Unsupported("\(keyPath) is no stored property of \(row.entity.type), or of a model that it refers to")
  }
}
