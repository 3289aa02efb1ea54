#if SQLite
  import GRDB

  extension SQLiteTables {
    /// Makes the indices of a class: its own groups, and one for each column that leads to an object.
    /// - Parameter areComplete: whether objects have their unique values already, and not only after a function of a migration.
    func createIndices(_ entity: _ModelEntity, _ schema: Schema, areComplete: Bool) throws {
      let owners = entity.columns.filter { $0.destination != nil && entity.declares($0.slot) }.map { [$0.slot] }
      for slots in entity.indices + owners { try createIndex(of: slots, entity) }
      if !areComplete { return }
      let kinds = _ModelEntity.condition(schema.kinds(of: entity))
      for slots in entity.uniqueConstraints {
        let isLimited = !slots.contains(where: entity.declares)
        try createUniqueIndex(of: slots, entity, condition: isLimited ? kinds : nil)
      }
    }

    private func createIndex(of slots: [Int], _ entity: _ModelEntity) throws {
      let names = columnNames(of: slots, entity)
      if names.isEmpty { return }
      let index = StoreNames.quoted("$index \(entity.name) \(names.joined(separator: " "))")
      try database.execute(sql: "CREATE INDEX IF NOT EXISTS \(index) ON \(entity.table) (\(Self.list(names)))")
    }

    /// - Parameter condition: the rows to compare. It changes with the subclasses of the schema, and the index with it.
    private func createUniqueIndex(of slots: [Int], _ entity: _ModelEntity, condition: String?) throws {
      let names = columnNames(of: slots, entity)
      if names.isEmpty { return }
      let name = "$unique \(entity.name) \(names.joined(separator: " "))"
      let index = StoreNames.quoted(name)
      let rows = condition.map { " WHERE \($0)" } ?? ""
      let former = try String.fetchOne(database, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [name])
      if let former, !former.hasSuffix("(\(Self.list(names)))\(rows)") {
        try database.execute(sql: "DROP INDEX \(index)")
      }
      do {
        try database.execute(
          sql: "CREATE UNIQUE INDEX IF NOT EXISTS \(index) ON \(entity.table) (\(Self.list(names)))\(rows)")
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
