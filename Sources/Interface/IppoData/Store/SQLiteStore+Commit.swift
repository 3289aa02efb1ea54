#if SQLite
  import Foundation
  internal import IppoPredicates
  import GRDB

  extension SQLiteStore {
    func exclusively(patience: TimeInterval?, _ body: () throws -> Void) throws {
      if try gate.pass(patience: patience, body) != nil { return }
      throw SwiftDataError(
        .locked,
        "\(path ?? "The store in memory"): another context of this process is being saved, and the main actor does not "
          + "wait for it. Nothing was saved; the changes are still pending.")
    }

    /// Writes the changes of a save in one transaction: all of them, or none.
    func commit(_ changes: StoreChanges) throws -> StoreCommit {
      guard allowsSave else {
        throw SwiftDataError(.readOnly, "The configuration does not allow saves. The changes are still pending.")
      }
      do {
        let result = try database.write { database in
          var commit = SQLiteCommit(database, changes)
          try commit.run()
          return commit.result
        }
        if let path { FileWatch.touch(path) }
        return result
      } catch {
        throw SQLiteErrors.using(error, path)
      }
    }

    func afterSave(_ call: @escaping @Sendable () -> Void) -> Bool { gate.afterSave(call) }
  }

  /// The transaction of a save.
  private struct SQLiteCommit {
    private let database: Database
    private let changes: StoreChanges
    private(set) var result = StoreCommit()
    /// The statement that was used last: most saves use one for many objects.
    private var last: (sql: String, statement: PreparedStatement)?

    init(_ database: Database, _ changes: StoreChanges) {
      self.database = database
      self.changes = changes
    }

    mutating func run() throws {
      for row in changes.deletes {
        try execute("DELETE FROM \(row.entity.table) WHERE \(StoreNames.key) = ?", [.integer(row.id)])
      }
      for link in changes.removedLinks {
        try execute(
          "DELETE FROM \(StoreNames.quoted(link.table)) WHERE \"left\" = ? AND \"right\" = ?",
          [.integer(link.left), .integer(link.right)])
      }
      try update(changes.updates)
      // The store has the values of the changed objects now: an inserted object meets the values of the end of the save.
      try findReplaced()
      try leadToReplaced(changes.updates)
      for row in changes.inserts { try insert(row) }
      for link in changes.addedLinks {
        guard let ends = changes.linkEnds[link.table] else { continue }
        try execute(
          "INSERT OR IGNORE INTO \(StoreNames.quoted(link.table)) (\"left\", \"right\") VALUES (?, ?)",
          [.integer(replaced(ends.left, link.left)), .integer(replaced(ends.right, link.right))])
      }
      try SQLiteHistory(database).add(changes, result.replaced)
    }

    /// Finds the objects that inserted objects take the place of: those with the same unique values.
    private mutating func findReplaced() throws {
      // An object whose unique values lead to another inserted one meets its equals when that one has met its own.
      var known = 0
      repeat {
        known = result.replaced.count
        try findEquals()
      } while result.replaced.count > known && changes.inserts.contains { $0.entity.hasUniqueRelationships }
    }

    private mutating func findEquals() throws {
      /// The unique values of this save's inserted objects.
      struct UniqueValues: Hashable {
        let entity: ObjectIdentifier
        let declarer: String
        let columns: [String]
        let values: [SQLValue]
      }
      var inserted: [UniqueValues: Int64] = [:]
      var classes: [Int64: _ModelEntity] = [:]
      for row in changes.inserts where !row.entity.uniqueColumns.isEmpty {
        classes[row.id] = row.entity
        var free: [UniqueValues] = []
        for group in row.entity.uniqueColumns {
          let values = group.places.map { value(row.entity.columns[$0], row.values[$0]) }
          // As in SQL, no value equals no other.
          guard !values.contains(.null) else { continue }
          let columns = group.places.map { row.entity.columns[$0].column }
          let unique = UniqueValues(
            entity: ObjectIdentifier(row.entity.root), declarer: group.declarer, columns: columns, values: values)
          let ofClass = row.entity.condition(of: group).map { [$0] } ?? []
          let conditions = (columns.map { "\($0) = ?" } + ofClass).joined(separator: " AND ")
          let sql = "SELECT \(StoreNames.key) FROM \(row.entity.table) WHERE \(conditions)"
          if let other = try statement(sql).integers(values).first ?? inserted[unique] {
            try checkClass(of: other, row.entity, classes[other])
            result.replaced[ModelKey(row.entity, row.id)] = other
          } else {
            free.append(unique)
          }
        }
        // An object that takes the place of another one by one value has that place by its other values as well.
        let id = replaced(row.entity, row.id)
        for unique in free { inserted[unique] = id }
      }
    }

    /// Refuses an object that would take the place of one of another class, which an object cannot become.
    private mutating func checkClass(of id: Int64, _ entity: _ModelEntity, _ inserted: _ModelEntity?) throws {
      if entity.superclass == nil, !changes.sharesTable(entity) { return }
      var name = inserted?.name
      let sql = "SELECT \(StoreNames.className) FROM \(entity.table) WHERE \(StoreNames.key) = ?"
      if name == nil { try statement(sql).forEachRow([.integer(id)]) { name = SQLiteRows.text($0, 0) } }
      guard let name, name != entity.name else { return }
      throw SwiftDataError(
        .uniqueViolation,
        "An inserted object of '\(entity.name)' has the unique values of an object of '\(name)', and an object cannot change "
          + "its class. Nothing was saved; the changes are still pending.")
    }

    private func replaced(_ entity: _ModelEntity, _ id: Int64) -> Int64 {
      result.replaced.isEmpty ? id : result.replaced[ModelKey(entity, id)] ?? id
    }

    /// The value of a column. A column that leads to a replaced object leads to the other one.
    private func value(_ property: ModelProperty, _ value: SQLValue) -> SQLValue {
      guard !result.replaced.isEmpty, let destination = property.destination, case .integer(let id) = value else {
        return value
      }
      return .integer(replaced(destination, id))
    }

    /// Changes rows. SQLite compares unique values after each statement, and a save is right if they differ at its end.
    ///
    /// A row whose new values another one still has waits for the other rows. Rows that exchange values wait for each other: all
    /// that wait give up their values before the first of them gets its own.
    private mutating func update(_ rows: [StoreChanges.Update]) throws {
      var waiting: [StoreChanges.Update] = []
      for row in rows {
        do {
          try update(row)
        } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
          waiting.append(row)
        }
      }
      for row in waiting {
        let unique = Set(row.entity.uniqueColumns.flatMap(\.places).map { row.entity.columns[$0].slot })
        let changed = row.columns.map(\.property).filter { unique.contains($0.slot) }
        if changed.isEmpty { continue }
        // `NULL` equals no other value.
        let nothing = Array(repeating: SQLValue.null, count: changed.count)
        try execute(Self.update(row.entity, changed), nothing + [.integer(row.id)])
      }
      for row in waiting {
        try execute(Self.update(row.entity, row.columns.map(\.property)), row.columns.map(\.value) + [.integer(row.id)])
      }
    }

    /// Has changed objects that lead to inserted ones lead to the objects whose place those have taken.
    private mutating func leadToReplaced(_ rows: [StoreChanges.Update]) throws {
      if result.replaced.isEmpty { return }
      for row in rows {
        let columns = row.columns.filter { value($0.property, $0.value) != $0.value }
        if columns.isEmpty { continue }
        let values = columns.map { value($0.property, $0.value) }
        try execute(Self.update(row.entity, columns.map(\.property)), values + [.integer(row.id)])
      }
    }

    /// Changes a row that has the values that the context has read. Where another save was first, notes what that save has
    /// written, and this one wins. A row that is gone stays so.
    private mutating func update(_ row: StoreChanges.Update) throws {
      guard !row.columns.isEmpty else { return }
      let values = row.columns.map(\.value)
      let known = row.columns.map { " AND \($0.property.column) IS ?" }.joined()
      let sql = Self.update(row.entity, row.columns.map(\.property))
      let key = [SQLValue.integer(row.id)]
      if try execute(sql + known, values + key + row.columns.map(\.original)) > 0 { return }
      var overwritten: [(property: ModelProperty, value: SQLValue)] = []
      let columns = row.columns.map(\.property.column).joined(separator: ", ")
      let selection = "SELECT \(columns) FROM \(row.entity.table) WHERE \(StoreNames.key) = ?"
      var isThere = false
      try statement(selection).forEachRow(key) { stored in
        isThere = true
        for (place, column) in row.columns.enumerated() {
          let value = SQLiteRows.value(stored, Int32(place))
          if value == column.original || value == column.value { continue }
          overwritten.append((column.property, value))
        }
      }
      let history = SQLiteHistory(database)
      guard isThere else {
        let author = try history.author(of: .delete, row.entity, row.id)
        return result.missing.append((row.entity, row.id, author))
      }
      if !overwritten.isEmpty {
        let author = try history.author(of: .update, row.entity, row.id)
        result.overwritten += overwritten.map {
          .init(entity: row.entity, id: row.id, property: $0.property, value: $0.value, author: author)
        }
      }
      try execute(sql, values + key)
    }

    private static func update(_ entity: _ModelEntity, _ properties: [ModelProperty]) -> String {
      let columns = properties.map { "\($0.column) = ?" }.joined(separator: ", ")
      return "UPDATE \(entity.table) SET \(columns) WHERE \(StoreNames.key) = ?"
    }

    private mutating func insert(_ row: StoreChanges.Insert) throws {
      let other = replaced(row.entity, row.id)
      if other != row.id {
        let values = zip(row.entity.columns, row.values).map(value)
        if values.isEmpty { return }
        try execute(Self.update(row.entity, row.entity.columns), values + [.integer(other)])
      } else if result.replaced.isEmpty {
        try execute(row.entity.insertion, CollectionOfOne(.integer(row.id)), row.values)
      } else {
        let values = zip(row.entity.columns, row.values).map(value)
        try execute(row.entity.insertion, CollectionOfOne(.integer(row.id)), values)
      }
    }

    /// - Returns: The number of changed rows.
    @discardableResult
    private mutating func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
      try statement(sql).run(arguments)
    }

    private mutating func execute(_ sql: String, _ key: CollectionOfOne<SQLValue>, _ values: [SQLValue]) throws {
      try statement(sql).run(key, values)
    }

    private mutating func statement(_ sql: String) throws -> PreparedStatement {
      if let last, last.sql == sql { return last.statement }
      let statement = try PreparedStatement(sql, database)
      last = (sql, statement)
      return statement
    }
  }
#endif
