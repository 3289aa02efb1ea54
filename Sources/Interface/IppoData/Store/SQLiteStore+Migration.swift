#if SQLite
  import Foundation
  import GRDB

  extension MigrationPlan {
    /// Carries out the steps from the version of a store on. The store has the version of each step after it, so that an
    /// interrupted migration continues there. A step that has changed the tables already goes on with its second function: the
    /// first one cannot read them any more.
    func run(_ database: any DatabaseWriter) throws {
      guard var version = try database.write({ try SQLiteTables($0).known() }) else { return }
      for stage in type.stages {
        let (from, to) = stage.versions
        guard from.versionIdentifier == version else { continue }
        let (old, new) = (Schema(versionedSchema: from), Schema(versionedSchema: to))
        let isBegun = try database.write { try SQLiteTables($0).begunVersion() } == new.version
        if !isBegun, case .custom(_, _, let willMigrate?, _) = stage { try run(willMigrate, old, database) }
        // Without a second function, the step is one transaction.
        if case .custom(_, _, _, let didMigrate?) = stage {
          try database.write { try SQLiteTables($0).migrate(to: new, isFinal: false) }
          try run(didMigrate, new, database)
        }
        try database.write { try SQLiteTables($0).migrate(to: new) }
        version = new.version
      }
    }

    private func run(
      _ body: (ModelContext) throws -> Void, _ schema: Schema, _ database: any DatabaseWriter
    ) throws {
      let core = ContainerCore(schema, over: SQLiteStore(database, schema))
      let context = ModelContext(ModelContainer(core))
      try body(context)
      try context.save()
    }
  }
#endif
