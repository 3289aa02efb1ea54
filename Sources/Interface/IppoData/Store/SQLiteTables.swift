#if SQLite
  import Foundation
  import GRDB
  internal import IppoPredicates

  /// Makes the tables of a schema, and brings tables of earlier versions up to it.
  ///
  /// A new property gets a column with its initial value. A property with an original name takes over the column. The
  /// column of a removed property stays, so that an earlier version of the app loses nothing.
  struct SQLiteTables {
    let database: Database

    init(_ database: Database) { self.database = database }

    // MARK: Metadata

    /// Claims an empty file, and refuses one of another program.
    func prepare() throws {
      if try isNew() {
        try database.execute(
          sql: """
            PRAGMA application_id = \(SQLiteStore.application);
            CREATE TABLE \(StoreNames.metadata) (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL);
            """)
        try setMetadata("identifier", UUID().uuidString)
      }
      try checkOwner()
    }

    /// The version of a store that is there already.
    func known() throws -> Schema.Version? {
      guard try !isNew() else { return nil }
      try checkOwner()
      return try version()
    }

    /// Returns whether the file is empty.
    private func isNew() throws -> Bool {
      try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0
    }

    /// Refuses what cannot be read without writing.
    func checkReadable(_ schema: Schema) throws {
      try checkOwner()
      try checkVersion(schema)
      for entity in schema.models {
        let columns = try columns(entity.root.name)
        if let missing = entity.columns.first(where: { columns[$0.columnName] == nil }) {
          throw SwiftDataError(
            .loadIssueModelContainer,
            "The store has no column for '\(entity.name).\(missing.name)', and a read-only configuration cannot add one."
          )
        }
        if schema.hasSubclasses(entity), columns[StoreNames.classColumn] == nil {
          throw SwiftDataError(
            .loadIssueModelContainer,
            "The store has no column for the subclasses of '\(entity.name)', and a read-only configuration cannot add one."
          )
        }
        try checkClasses(entity, schema, columns)
      }
    }

    private func checkOwner() throws {
      guard try Int.fetchOne(database, sql: "PRAGMA application_id") == SQLiteStore.application else {
        throw SwiftDataError(.loadIssueModelContainer, "Another program made the file, or another framework.")
      }
    }

    func metadata(_ name: String) throws -> String? {
      try String.fetchOne(database, sql: "SELECT value FROM \(StoreNames.metadata) WHERE name = ?", arguments: [name])
    }

    private func setMetadata(_ name: String, _ value: String) throws {
      try database.execute(
        sql: "INSERT OR REPLACE INTO \(StoreNames.metadata) (name, value) VALUES (?, ?)", arguments: [name, value])
    }

    /// The version of the schema that the store was written with.
    func version() throws -> Schema.Version? { try version("version") }

    /// The version whose tables the store has already, while a step of a migration is to be completed.
    func begunVersion() throws -> Schema.Version? { try version(Self.begun) }

    private static let begun = "begun version"

    private func version(_ name: String) throws -> Schema.Version? {
      guard let numbers = try metadata(name)?.split(separator: ".").compactMap({ Int($0) }), numbers.count == 3
      else { return nil }
      return Schema.Version(numbers[0], numbers[1], numbers[2])
    }

    private func checkVersion(_ schema: Schema) throws {
      // The tables may be those of a step that has yet to be completed.
      if let found = try begunVersion() ?? version(), found > schema.version {
        throw SwiftDataError(
          .backwardMigration,
          "The store has the schema \(found), and the app knows \(schema.version). Update the app; nothing was changed."
        )
      }
    }

    // MARK: Tables

    /// - Parameter isFinal: whether the store has the version of the schema afterwards.
    func migrate(to schema: Schema, isFinal: Bool = true) throws {
      try checkVersion(schema)
      for entity in schema.models {
        try checkNames(entity)
        let columns = try columns(entity.root.name)
        if columns.isEmpty { try create(entity) } else { try update(entity, columns, schema) }
        if schema.hasSubclasses(entity), entity.superclass == nil, columns[StoreNames.classColumn] == nil {
          // Objects from before the subclasses are of the class that has the table.
          try database.execute(
            sql: """
              ALTER TABLE \(entity.table)
              ADD COLUMN \(StoreNames.className) TEXT NOT NULL DEFAULT \(StoreNames.literal(entity.name))
              """)
        }
        if schema.hasSubclasses(entity), entity.superclass == nil {
          // Requests for a subclass read its rows alone.
          let index = StoreNames.quoted("\(StoreNames.classColumn) \(entity.name)")
          try database.execute(
            sql: "CREATE INDEX IF NOT EXISTS \(index) ON \(entity.table) (\(StoreNames.className))")
        }
        try checkClasses(entity, schema, columns)
        if entity.superclass == nil { try dropFormerUniqueIndices(entity, schema) }
        try createIndices(entity, schema, areComplete: isFinal)
        try createLinks(entity)
      }
      if isFinal {
        try setMetadata("version", schema.version.description)
        try database.execute(
          sql: "DELETE FROM \(StoreNames.metadata) WHERE name = ?", arguments: [Self.begun])
      } else {
        try setMetadata(Self.begun, schema.version.description)
      }
    }

    /// Refuses a store with objects of subclasses that the schema does not have.
    private func checkClasses(_ entity: _ModelEntity, _ schema: Schema, _ columns: [String: String]) throws {
      guard entity.superclass == nil, columns[StoreNames.classColumn] != nil else { return }
      let known = Set(schema.kinds(of: entity).map(\.name))
      let names = try String.fetchAll(database, sql: "SELECT DISTINCT \(StoreNames.className) FROM \(entity.table)")
      guard let unknown = names.sorted().first(where: { !known.contains($0) }) else { return }
      throw SwiftDataError(
        .loadIssueModelContainer,
        "The store has objects of '\(unknown)', a subclass of '\(entity.name)' that the schema does not have: add the class "
          + "to 'ModelContainer(for:)' or 'modelContainer(for:)'. Nothing was changed.")
    }

    /// The kinds of the columns of a table, by name; empty without the table.
    private func columns(_ table: String) throws -> [String: String] {
      let rows = try Row.fetchAll(database, sql: "SELECT name, type FROM pragma_table_info(?)", arguments: [table])
      return Dictionary(rows.map { ($0["name"] as String, $0["type"] as String) }) { first, _ in first }
    }

    private func create(_ entity: _ModelEntity) throws {
      let columns = try entity.columns.map { property in
        try checkType(property, entity)
        return ", \(property.column) \(property.kind.rawValue)"
      }
      try database.execute(
        sql: """
          CREATE TABLE \(entity.table) (\(StoreNames.key) INTEGER PRIMARY KEY NOT NULL\(columns.joined()))
          """)
    }

    /// Refuses properties that exchange their names: the columns do not tell whether they have been exchanged already.
    private func checkNames(_ entity: _ModelEntity) throws {
      let properties = entity.columns.filter { entity.declares($0.slot) }
      let pairs = properties.compactMap { property in property.originalColumnName.map { (property.columnName, $0) } }
      let originals = Dictionary(pairs) { first, _ in first }
      for property in properties {
        var name = property.columnName
        var passed: Set = [name]
        while let original = originals[name], original != name {
          guard passed.insert(original).inserted else {
            throw SwiftDataError(
              .loadIssueModelContainer,
              "The original names of '\(entity.name).\(property.name)' and other properties lead in a circle, and a store does "
                + "not tell whether their values have been exchanged: give one of the properties a new name. Nothing was "
                + "changed.")
          }
          name = original
        }
      }
    }

    private func update(_ entity: _ModelEntity, _ found: [String: String], _ schema: Schema) throws {
      let properties = entity.columns.filter { entity.declares($0.slot) }
      var known = found
      for property in properties { try checkType(property, entity) }
      // All renamed properties come first: a new one may have the former name of another. So may a renamed one, which waits for
      // that other.
      var isRenaming = true
      while isRenaming {
        isRenaming = false
        for property in properties where known[property.columnName] == nil {
          guard let original = property.originalColumnName, let kind = known.removeValue(forKey: original) else {
            continue
          }
          try database.execute(
            sql: "ALTER TABLE \(entity.table) RENAME COLUMN \(StoreNames.quoted(original)) TO \(property.column)")
          known[property.columnName] = kind
          isRenaming = true
        }
      }
      for property in properties {
        if let kind = known[property.columnName] {
          guard kind == property.kind.rawValue else { throw changedType(property, entity, kind) }
        } else {
          try add(property, to: entity, schema)
        }
      }
    }

    private func add(_ property: ModelProperty, to entity: _ModelEntity, _ schema: Schema) throws {
      let (table, column) = (entity.table, property.column)
      var rows = table
      if entity.superclass != nil {
        rows += " WHERE \(_ModelEntity.condition(schema.kinds(of: entity)))"
      }
      let hasRows = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT * FROM \(rows))") ?? false
      guard property.hasDefault || !hasRows else {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "'\(entity.name).\(property.name)' is new, and the objects of the store have no value for it: give the "
            + "declaration an initial value, or make it optional.")
      }
      try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(column) \(property.kind.rawValue)")
      guard hasRows, let codec = property.codec, property.defaultValue != nil else { return }
      // Initial values such as `UUID()` differ between objects.
      let update = try database.makeStatement(sql: "UPDATE \(table) SET \(column) = ? WHERE \(StoreNames.key) = ?")
      for id in try Int64.fetchAll(database, sql: "SELECT \(StoreNames.key) FROM \(rows)") {
        guard let value = property.defaultValue else { continue }
        try update.execute(arguments: [try codec.encode(value).databaseValue, id])
      }
    }

    private func createLinks(_ entity: _ModelEntity) throws {
      for property in entity.properties where entity.declares(property.slot) {
        guard let links = StoreNames.links(entity, property) else { continue }
        let table = StoreNames.quoted(links.name)
        try database.execute(
          sql: """
            CREATE TABLE IF NOT EXISTS \(table) ("left" INTEGER NOT NULL, "right" INTEGER NOT NULL, UNIQUE ("left", "right"));
            CREATE INDEX IF NOT EXISTS \(StoreNames.quoted("\(links.name) right")) ON \(table) ("right");
            """)
      }
    }

    private func checkType(_ property: ModelProperty, _ entity: _ModelEntity) throws {
      let name = "'\(entity.name).\(property.name)'"
      guard property.destination != nil || property.codec != nil else {
        throw SwiftDataError.unpersistable(property, entity)
      }
      for option in property.attribute?.options ?? [] {
        switch option.kind {
        case .transformable(let transformer):
          throw SwiftDataError(
            .loadIssueModelContainer,
            "\(name) cannot be persisted: only Apple's systems have the transformer '\(transformer)'. Make the type 'Codable'."
          )
        case .encrypted:
          throw SwiftDataError(
            .loadIssueModelContainer, "\(name) cannot be persisted: the store does not encrypt properties.")
        case .unique, .externalStorage, .ephemeral, .spotlight, .preservesValue, .codable: break
        }
      }
    }

    private func changedType(_ property: ModelProperty, _ entity: _ModelEntity, _ kind: String) -> SwiftDataError {
      SwiftDataError(
        .loadIssueModelContainer,
        "'\(entity.name).\(property.name)' was stored as \(kind) and is \(property.kind.rawValue) now: give the property "
          + "another name, or migrate it with a stage. Nothing was changed.")
    }
  }
#endif
