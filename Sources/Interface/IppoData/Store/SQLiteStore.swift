#if SQLite
  import Foundation
  internal import IppoPredicates
  import GRDB
  import GRDBSQLite
  internal import Synchronization

  /// Keeps models in a database of SQLite: a file, or memory.
  ///
  /// A file has a write-ahead log, so that reads do not wait for writes. A save is one transaction.
  final class SQLiteStore: ModelStore {
    /// Says in the file's header whose it is (https://sqlite.org/fileformat2.html#application_id): “IppD” in ASCII.
    static let application = 0x4970_7044
    /// The time in seconds that a save waits for the save of another process. Saves wait on the main actor as well.
    static let patience: TimeInterval = 0.25

    let identifier: String
    let allowsSave: Bool
    let path: String?
    let database: any DatabaseWriter
    let watch = FileWatch()
    let gate = SaveGate()
    /// The rows of classes that share a table.
    private let layouts: [ObjectIdentifier: RowLayout]

    /// Opens a database, and brings its tables up to the schema.
    /// - Parameter path: of the file; `nil` for memory.
    init(path: String?, schema: Schema, allowsSave: Bool, plan: MigrationPlan?) throws {
      self.path = path
      self.allowsSave = allowsSave
      layouts = RowLayout.all(schema)
      do {
        database = try Self.open(path, allowsSave: allowsSave)
        identifier = try Self.prepare(database, schema, path, allowsSave: allowsSave, plan: plan)
      } catch {
        throw SQLiteErrors.opening(error, path)
      }
    }

    /// A store over a database that is open and has its tables.
    init(_ database: any DatabaseWriter, _ schema: Schema) {
      self.database = database
      layouts = RowLayout.all(schema)
      path = nil
      allowsSave = true
      identifier = "migration"
    }

    private static func open(_ path: String?, allowsSave: Bool) throws -> any DatabaseWriter {
      var configuration = Configuration()
      configuration.busyMode = .timeout(patience)
      configuration.label = "ippo.data"
      // Relationships are kept by the context. Objects may lead to others that come later in the same save.
      configuration.foreignKeysEnabled = false
      configuration.prepareDatabase { $0.addPredicateFunctions() }
      guard let path else { return try DatabaseQueue(configuration: configuration) }
      guard allowsSave else {
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration)
      }
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      // The file has the person's data. SQLite gives its other files the same mode.
      if !FileManager.default.fileExists(atPath: path) {
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      }
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      return try DatabasePool(path: path, configuration: configuration)
    }

    private static func prepare(
      _ database: any DatabaseWriter, _ schema: Schema, _ path: String?, allowsSave: Bool, plan: MigrationPlan?
    ) throws -> String {
      guard allowsSave else {
        return try database.read { database in
          try SQLiteTables(database).checkReadable(schema)
          return try SQLiteTables(database).metadata("identifier") ?? path ?? "memory"
        }
      }
      try plan?.run(database)
      return try database.write { database in
        let tables = SQLiteTables(database)
        try tables.prepare()
        try tables.migrate(to: schema)
        try SQLiteHistory(database).deleteOld()
        return try tables.metadata("identifier") ?? path ?? "memory"
      }
    }

    // MARK: Reading

    func rows(_ request: RowRequest) throws -> [StoredRow] {
      try reading { database in
        let layout = layouts[ObjectIdentifier(request.entity)]
        let columns = layout?.selectedColumns ?? request.entity.selectedColumns
        let statement = try PreparedStatement(select(columns, request), database)
        let source = SQLiteRows(statement, request.entity, layout)
        var rows: [StoredRow] = []
        try statement.forEachRow(Self.arguments(request)) { _ in rows.append(try source.row()) }
        return rows
      }
    }

    func ids(_ request: RowRequest) throws -> [Int64] {
      try reading { database in
        let key = "\(StoreNames.root).\(StoreNames.key)"
        return try PreparedStatement(select(key, request), database).integers(Self.arguments(request))
      }
    }

    func keys(_ request: RowRequest) throws -> [StoredKey] {
      guard let layout = layouts[ObjectIdentifier(request.entity)] else {
        return try ids(request).map { StoredKey(id: $0, entity: request.entity) }
      }
      return try reading { database in
        let columns = "\(StoreNames.root).\(StoreNames.key), \(StoreNames.root).\(StoreNames.className)"
        var keys: [StoredKey] = []
        try PreparedStatement(select(columns, request), database).forEachRow(Self.arguments(request)) { row in
          let kind = try layout.kind(SQLiteRows.text(row, 1), of: request.entity)
          keys.append(StoredKey(id: sqlite3_column_int64(row, 0), entity: kind.entity))
        }
        return keys
      }
    }

    func count(_ request: RowRequest) throws -> Int {
      try reading { database in
        // The number does not depend on the order.
        let sql =
          request.limit == nil && request.offset == nil
          ? select("count(*)", request, isOrdered: false)
          : "SELECT count(*) FROM (\(select("1", request, isOrdered: false)))"
        let numbers = try PreparedStatement(sql, database).integers(Self.arguments(request, isOrdered: false))
        return Int(numbers.first ?? 0)
      }
    }

    func links(_ table: LinkTable, of id: Int64) throws -> [Int64] {
      try reading { database in
        let (owner, member) = table.columns
        let sql = """
          SELECT "\(member)" FROM \(StoreNames.quoted(table.name)) WHERE "\(owner)" = ? ORDER BY rowid
          """
        return try PreparedStatement(sql, database).integers([.integer(id)])
      }
    }

    func reading<Value>(_ read: (Database) throws -> Value) throws -> Value {
      do { return try database.read(read) } catch { throw SQLiteErrors.using(error, path) }
    }

    private func select(_ columns: String, _ request: RowRequest, isOrdered: Bool = true) -> String {
      var sql = "SELECT \(columns) FROM \(request.entity.table) AS \(StoreNames.root)"
      let conditions = [layouts[ObjectIdentifier(request.entity)]?.condition, request.condition?.sql].compactMap { $0 }
      if conditions.count == 1 { sql += " WHERE \(conditions[0])" }
      if conditions.count == 2 { sql += " WHERE \(conditions[0]) AND (\(conditions[1]))" }
      if isOrdered {
        let order = [request.order?.sql, "\(StoreNames.root).\(StoreNames.key)"].compactMap { $0 }
        sql += " ORDER BY \(order.joined(separator: ", "))"
      }
      if request.limit != nil || request.offset != nil { sql += " LIMIT ? OFFSET ?" }
      return sql
    }

    private static func arguments(_ request: RowRequest, isOrdered: Bool = true) -> [SQLValue] {
      var values = request.condition?.arguments ?? []
      if isOrdered { values += request.order?.arguments ?? [] }
      if request.limit != nil || request.offset != nil {
        values += [.integer(Int64(request.limit ?? -1)), .integer(Int64(request.offset ?? 0))]
      }
      return values
    }
  }
#endif
