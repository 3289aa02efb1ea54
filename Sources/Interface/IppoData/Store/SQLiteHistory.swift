#if SQLite
  import Foundation
  import GRDB
  import GRDBSQLite
  internal import IppoPredicates

  /// The history of a store: rows for the kinds of changes of each save. The first row of a save has its author and its
  /// time. Other processes read it to learn which classes have changed.
  struct SQLiteHistory {
    /// The time in seconds for which the history is kept.
    static let age: TimeInterval = 30 * 24 * 60 * 60

    private let database: Database

    init(_ database: Database) { self.database = database }

    /// Makes the tables, also in files of earlier versions.
    private func prepare() throws {
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS \(StoreNames.history) (
            number INTEGER NOT NULL, place INTEGER NOT NULL, entity TEXT NOT NULL, kind INTEGER NOT NULL,
            ids BLOB NOT NULL, properties TEXT NOT NULL, tombstone BLOB, time REAL, author TEXT, process TEXT,
            bundle TEXT, PRIMARY KEY (number, place)) WITHOUT ROWID;
          """)
    }

    private func exists() throws -> Bool {
      let sql = "SELECT count(*) FROM sqlite_master WHERE name = '$history'"
      return try PreparedStatement(sql, database).integers([]).first == 1
    }

    // MARK: Writing

    /// Adds the changes of a save.
    func add(_ changes: StoreChanges, _ replaced: [ModelKey: Int64]) throws {
      let history = try changes.history(replaced) { try className($0, $1, changes) }
      if history.isEmpty { return }
      let origin: [SQLValue] = [
        .real(Date().timeIntervalSinceReferenceDate), changes.author.map(SQLValue.text) ?? .null, Self.process,
        Self.bundle,
      ]
      let number = try next()
      let sql = "INSERT INTO \(StoreNames.history) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
      let statement = try PreparedStatement(sql, database)
      for (place, change) in history.enumerated() {
        let tombstone: SQLValue =
          change.tombstone.isEmpty ? .null : .blob(try JSONEncoder().encode(change.tombstone))
        let row: [SQLValue] = [
          .integer(number), .integer(Int64(place)), .text(change.entity), .integer(change.kind.rawValue),
          .blob(change.ids.withUnsafeBytes { Data($0) }), .text(change.properties.joined(separator: " ")), tombstone,
        ]
        try statement.run(row, place == 0 ? origin : [.null, .null, .null, .null])
      }
    }

    private func className(_ entity: _ModelEntity, _ id: Int64, _ changes: StoreChanges) throws -> String {
      var name = entity.name
      if entity.superclass == nil, !changes.sharesTable(entity) { return name }
      let sql = "SELECT \(StoreNames.className) FROM \(entity.table) WHERE \(StoreNames.key) = ?"
      try PreparedStatement(sql, database).forEachRow([.integer(id)]) { name = SQLiteRows.text($0, 0) }
      return name
    }

    private static let process = SQLValue.text(
      "\(ProcessInfo.processInfo.processName) \(ProcessInfo.processInfo.processIdentifier)")
    private static let bundle = SQLValue.text(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)

    /// The number of a new transaction. Numbers are not used again, so that tokens stay valid.
    private func next() throws -> Int64 {
      let sql = """
        SELECT 1 + max(
          (SELECT ifnull(max(number), 0) FROM \(StoreNames.history)),
          ifnull((SELECT CAST(value AS INTEGER) FROM \(StoreNames.metadata) WHERE name = 'deleted history'), 0))
        """
      if let statement = try? PreparedStatement(sql, database) { return try statement.integers([])[0] }
      // Migrations save before the tables of the new version are there.
      try prepare()
      return try PreparedStatement(sql, database).integers([])[0]
    }

    /// Deletes the transactions that are older than the history is kept.
    func deleteOld() throws {
      try prepare()
      let end = Date().timeIntervalSinceReferenceDate - Self.age
      let sql = "SELECT number FROM \(StoreNames.history) WHERE place = 0 AND time < ?"
      try delete(PreparedStatement(sql, database).integers([.real(end)]))
    }

    func delete(_ transactions: [Int64]) throws {
      guard let last = transactions.max() else { return }
      let deletion = try PreparedStatement("DELETE FROM \(StoreNames.history) WHERE number = ?", database)
      for number in transactions { try deletion.run([.integer(number)]) }
      try PreparedStatement("INSERT OR REPLACE INTO \(StoreNames.metadata) VALUES ('deleted history', ?)", database)
        .run([.text("\(max(last, lastDeleted()))")])
    }

    // MARK: Reading

    /// The number of the last transaction; 0 for none.
    func last() throws -> Int64 { try exists() ? greatest() : 0 }

    private func greatest() throws -> Int64 {
      try PreparedStatement("SELECT ifnull(max(number), 0) FROM \(StoreNames.history)", database).integers([])[0]
    }

    /// The names of the classes that saves after a transaction have changed; `nil` if their history was deleted.
    func entities(after number: Int64) throws -> Set<String>? {
      if try lastDeleted() > number { return nil }
      var names: Set<String> = []
      let sql = "SELECT DISTINCT entity FROM \(StoreNames.history) WHERE number > ?"
      try PreparedStatement(sql, database).forEachRow([.integer(number)]) { row in
        if let name = SQLiteRows.value(row, 0).text { names.insert(name) }
      }
      return names
    }

    func lastDeleted() throws -> Int64 {
      let sql = "SELECT CAST(value AS INTEGER) FROM \(StoreNames.metadata) WHERE name = 'deleted history'"
      return try PreparedStatement(sql, database).integers([]).first ?? 0
    }

    func transactions(after last: Int64 = .min) throws -> [StoredTransaction] {
      guard try exists() else { return [] }
      var transactions: [StoredTransaction] = []
      let sql = """
        SELECT number, time, author, process, bundle FROM \(StoreNames.history)
        WHERE number > ? AND place = 0 ORDER BY number
        """
      try PreparedStatement(sql, database).forEachRow([.integer(last)]) { row in
        transactions.append(
          StoredTransaction(
            number: sqlite3_column_int64(row, 0), time: sqlite3_column_double(row, 1),
            author: SQLiteRows.value(row, 2).text, process: SQLiteRows.value(row, 3).text ?? "",
            bundle: SQLiteRows.value(row, 4).text ?? ""))
      }
      return transactions
    }

    /// The author of the last save that has changed an object in a way, if that was among the last saves.
    func author(of kind: StoredChange.Kind, _ entity: _ModelEntity, _ id: Int64) throws -> String? {
      guard try exists() else { return nil }
      let sql = """
        SELECT (SELECT author FROM \(StoreNames.history) WHERE number = change.number AND place = 0), ids
        FROM \(StoreNames.history) AS change WHERE entity = ? AND kind = ? ORDER BY number DESC LIMIT 100
        """
      var found: (author: String?, isFound: Bool) = (nil, false)
      try PreparedStatement(sql, database).forEachRow([.text(entity.name), .integer(kind.rawValue)]) { row in
        guard !found.isFound, case .blob(let ids) = SQLiteRows.value(row, 1), Self.ids(ids).contains(id) else { return }
        found = (SQLiteRows.value(row, 0).text, true)
      }
      return found.author
    }

    private static func ids(_ data: Data) -> [Int64] {
      data.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count - 7, by: 8).map { bytes.loadUnaligned(fromByteOffset: $0, as: Int64.self) }
      }
    }

    func changes(of transaction: Int64) throws -> [StoredChange] {
      var changes: [StoredChange] = []
      let sql = """
        SELECT entity, kind, ids, properties, tombstone FROM \(StoreNames.history) WHERE number = ? ORDER BY place
        """
      try PreparedStatement(sql, database).forEachRow([.integer(transaction)]) { row in
        guard let kind = StoredChange.Kind(rawValue: sqlite3_column_int64(row, 1)),
          case .blob(let ids) = SQLiteRows.value(row, 2)
        else { return }
        var change = StoredChange(entity: SQLiteRows.value(row, 0).text ?? "", kind: kind, ids: Self.ids(ids))
        change.properties = (SQLiteRows.value(row, 3).text ?? "").split(separator: " ").map(String.init)
        if case .blob(let kept) = SQLiteRows.value(row, 4) {
          change.tombstone = try JSONDecoder().decode([String: SQLValue].self, from: kept)
        }
        changes.append(change)
      }
      return changes
    }
  }

  extension SQLiteStore {
    func history() throws -> [StoredTransaction] { try reading { try SQLiteHistory($0).transactions() } }

    func history(after number: Int64) throws -> [StoredTransaction] {
      try reading { try SQLiteHistory($0).transactions(after: number) }
    }

    func changes(of transaction: Int64) throws -> [StoredChange] {
      try reading { try SQLiteHistory($0).changes(of: transaction) }
    }

    func lastTransaction() throws -> Int64 { try reading { try SQLiteHistory($0).last() } }

    func lastDeletedTransaction() throws -> Int64 { try reading { try SQLiteHistory($0).lastDeleted() } }

    func deleteHistory(_ transactions: [Int64]) throws {
      guard allowsSave else {
        throw SwiftDataError(.readOnly, "The configuration does not allow changes of the history.")
      }
      do { try database.write { try SQLiteHistory($0).delete(transactions) } } catch {
        throw SQLiteErrors.using(error, path)
      }
    }
  }

  extension SQLValue {
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
  }
#endif
