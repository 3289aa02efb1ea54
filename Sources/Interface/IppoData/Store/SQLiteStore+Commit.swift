#if SQLite
  import Foundation
  internal import IppoPredicates
  import GRDB

  extension SQLiteStore {
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
  }

  /// The transaction of a save.
  private struct SQLiteCommit {
    private let database: Database
    private let changes: StoreChanges
    private(set) var result = StoreCommit()

    init(_ database: Database, _ changes: StoreChanges) {
      self.database = database
      self.changes = changes
    }

    mutating func run() throws {
      for row in changes.deletes {
        try execute(
          "DELETE FROM \(row.entity.table) WHERE \(StoreNames.key) = ?", [row.id.databaseValue])
      }
      for link in changes.removedLinks {
        try execute(
          "DELETE FROM \(StoreNames.quoted(link.table)) WHERE \"left\" = ? AND \"right\" = ?",
          [link.left.databaseValue, link.right.databaseValue])
      }
      try findReplaced()
      for row in changes.updates where try !update(row.entity, row.id, row.values) {
        result.missing.append(ModelKey(row.entity, row.id))
      }
      for row in changes.inserts { try insert(row) }
      for link in changes.addedLinks {
        guard let ends = changes.linkEnds[link.table] else { continue }
        try execute(
          "INSERT OR IGNORE INTO \(StoreNames.quoted(link.table)) (\"left\", \"right\") VALUES (?, ?)",
          [replaced(ends.left, link.left).databaseValue, replaced(ends.right, link.right).databaseValue])
      }
      try countChanges()
    }

    /// Finds the objects that inserted objects take the place of: those with the same unique values.
    private mutating func findReplaced() throws {
      /// The unique values of this save's inserted objects.
      struct UniqueValues: Hashable {
        let entity: ObjectIdentifier
        let constraint: Int
        let values: [SQLValue]
      }
      var inserted: [UniqueValues: Int64] = [:]
      for row in changes.inserts {
        for (number, slots) in row.entity.uniqueConstraints.enumerated() {
          let properties = slots.map { row.entity.properties[$0] }.filter(\.isColumn)
          let values = properties.map { row.values[$0.slot] ?? .null }
          // As in SQL, no value equals no other.
          guard !values.isEmpty, !values.contains(.null) else { continue }
          let unique = UniqueValues(entity: ObjectIdentifier(row.entity), constraint: number, values: values)
          let conditions = properties.map { "\($0.column) = ?" }.joined(separator: " AND ")
          let sql = "SELECT \(StoreNames.key) FROM \(row.entity.table) WHERE \(conditions)"
          let stored = try Int64.fetchOne(
            database.cachedStatement(sql: sql), arguments: StatementArguments(values.map(\.databaseValue)))
          if let other = stored ?? inserted[unique] {
            result.replaced[ModelKey(row.entity, row.id)] = other
          } else {
            inserted[unique] = row.id
          }
        }
      }
    }

    private func replaced(_ entity: _ModelEntity, _ id: Int64) -> Int64 {
      result.replaced[ModelKey(entity, id)] ?? id
    }

    /// The value of a column. A column that leads to a replaced object leads to the other one.
    private func value(_ property: ModelProperty, _ value: SQLValue) -> DatabaseValue {
      if let destination = property.destination, case .integer(let id) = value {
        return replaced(destination, id).databaseValue
      }
      return value.databaseValue
    }

    /// - Returns: Whether the row is there.
    private func update(_ entity: _ModelEntity, _ id: Int64, _ values: [Int: SQLValue]) throws -> Bool {
      let slots = values.keys.sorted()
      guard !slots.isEmpty else { return true }
      let columns = slots.map { "\(entity.properties[$0].column) = ?" }.joined(separator: ", ")
      let arguments = slots.map { value(entity.properties[$0], values[$0] ?? .null) }
      try execute(
        "UPDATE \(entity.table) SET \(columns) WHERE \(StoreNames.key) = ?",
        arguments + [id.databaseValue])
      return database.changesCount > 0
    }

    private func insert(_ row: StoreChanges.Row) throws {
      if let other = result.replaced[ModelKey(row.entity, row.id)], other != row.id {
        _ = try update(row.entity, other, row.values)
        return
      }
      let properties = row.entity.columns
      let names = ([StoreNames.key] + properties.map(\.column)).joined(separator: ", ")
      let places = Array(repeating: "?", count: properties.count + 1).joined(separator: ", ")
      let arguments = properties.map { value($0, row.values[$0.slot] ?? .null) }
      try execute(
        "INSERT INTO \(row.entity.table) (\(names)) VALUES (\(places))",
        [row.id.databaseValue] + arguments)
    }

    /// Tells other processes which classes have changed.
    private func countChanges() throws {
      var names = Set(changes.inserts.map(\.entity.name) + changes.updates.map(\.entity.name))
      names.formUnion(changes.deletes.map(\.entity.name))
      for ends in changes.linkEnds.values { names.formUnion([ends.left.name, ends.right.name]) }
      for name in names.sorted() {
        try execute(
          """
          INSERT INTO \(StoreNames.changes) (entity, count) VALUES (?, 1)
          ON CONFLICT (entity) DO UPDATE SET count = count + 1
          """, [name.databaseValue])
      }
    }

    private func execute(_ sql: String, _ arguments: [DatabaseValue]) throws {
      try database.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
    }
  }
#endif
