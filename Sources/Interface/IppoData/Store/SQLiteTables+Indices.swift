#if SQLite
  import GRDB

  extension SQLiteTables {
    /// Makes the indices of a class: its own groups, and one for each column that leads to an object.
    /// - Parameter areComplete: whether objects have their unique values already, and not only after a function of a migration.
    func createIndices(_ entity: _ModelEntity, _ schema: Schema, areComplete: Bool) throws {
      let owners = entity.columns.filter { $0.destination != nil && entity.declares($0.slot) }.map { [$0.slot] }
      let indices = (entity.indices + owners).map { columnNames(of: $0, entity) }
      for names in indices { try createIndex(names, entity) }
      let kinds = _ModelEntity.condition(schema.kinds(of: entity))
      for slots in entity.uniqueConstraints {
        let names = columnNames(of: slots, entity)
        guard areComplete else {
          // Each object that the function inserts is compared with the others.
          try createIndex(names, entity)
          continue
        }
        let isLimited = !slots.contains(where: entity.declares)
        try createUniqueIndex(of: slots, entity, condition: isLimited ? kinds : nil)
        if !indices.contains(names) { try dropIndex(names, entity) }
      }
    }

    private func createIndex(_ names: [String], _ entity: _ModelEntity) throws {
      if names.isEmpty { return }
      let name = Self.index(names, entity)
      let columns = "(\(Self.list(names)))"
      try dropIndex(name, unlessItEndsWith: columns)
      try database.execute(
        sql: "CREATE INDEX IF NOT EXISTS \(StoreNames.quoted(name)) ON \(entity.table) \(columns)")
    }

    private func dropIndex(_ names: [String], _ entity: _ModelEntity) throws {
      try database.execute(sql: "DROP INDEX IF EXISTS \(StoreNames.quoted(Self.index(names, entity)))")
    }

    /// Drops an index that has the name of another one: a column takes its indices along to its new name.
    private func dropIndex(_ name: String, unlessItEndsWith end: String) throws {
      let former = try String.fetchOne(database, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [name])
      if let former, !former.hasSuffix(end) { try database.execute(sql: "DROP INDEX \(StoreNames.quoted(name))") }
    }

    private static func index(_ names: [String], _ entity: _ModelEntity) -> String {
      "$index \(entity.name) \(names.joined(separator: " "))"
    }

    /// Drops the indices of a table for values that are unique no more: objects may have equal ones now.
    func dropFormerUniqueIndices(_ entity: _ModelEntity, _ schema: Schema) throws {
      let wanted = schema.kinds(of: entity).flatMap { kind in
        kind.uniqueConstraints.map { Self.uniqueIndex(columnNames(of: $0, kind), kind) }
      }
      let sql = "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND name LIKE ?"
      let names = try String.fetchAll(database, sql: sql, arguments: [entity.name, "$unique %"])
      for name in names where !wanted.contains(name) {
        try database.execute(sql: "DROP INDEX \(StoreNames.quoted(name))")
      }
    }

    private static func uniqueIndex(_ names: [String], _ entity: _ModelEntity) -> String {
      "$unique \(entity.name) \(names.joined(separator: " "))"
    }

    /// - Parameter condition: the rows to compare. It changes with the subclasses of the schema, and the index with it.
    private func createUniqueIndex(of slots: [Int], _ entity: _ModelEntity, condition: String?) throws {
      let names = columnNames(of: slots, entity)
      if names.isEmpty { return }
      let name = Self.uniqueIndex(names, entity)
      let rows = condition.map { " WHERE \($0)" } ?? ""
      let end = "(\(Self.list(names)))\(rows)"
      try dropIndex(name, unlessItEndsWith: end)
      do {
        try database.execute(
          sql: "CREATE UNIQUE INDEX IF NOT EXISTS \(StoreNames.quoted(name)) ON \(entity.table) \(end)")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "'\(entity.name).\(names.joined(separator: ", "))' is to be unique, and objects of the store have equal values."
        )
      }
    }

    private func columnNames(of slots: [Int], _ entity: _ModelEntity) -> [String] {
      slots.map { entity.properties[$0] }.filter(\.isColumn).map(\.columnName)
    }

    private static func list(_ names: [String]) -> String { names.map(StoreNames.quoted).joined(separator: ", ") }
  }
#endif
