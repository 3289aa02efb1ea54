#if SQLite
  public import Foundation
  import GRDB

  /// Keeps sessions in a database file of SQLite, for the processes of one machine.
  ///
  /// The data of a call is on the disk when the call returns (`synchronous=FULL`). The data outlives the process, the
  /// system and the power, as far as the disk keeps its promises. Calls that wait for each other are carried out in one
  /// transaction, so that they share the cost of the disk.
  public final class SQLiteSessionStore: SessionStore {
    private let writer: SQLiteWriter
    private let now: @Sendable () -> Date

    /// Always `true`: the file is there for the next process.
    public var isDurable: Bool { true }

    /// SQLite's own limit is a billion bytes.
    static let greatestArchive = 256 * 1024 * 1024

    /// Opens the database, or makes it; only the user of this process may read the file.
    /// - Parameters:
    ///   - path: of the file. SQLite puts two more beside it, with the endings `-wal` and `-shm`.
    ///   - now: tells what has expired.
    /// - Throws: ``SessionStoreError/unusable(_:)``.
    public convenience init(path: String, now: @escaping @Sendable () -> Date = { Date() }) throws(SessionStoreError) {
      self.init(try SessionDatabase.open(path: path, synchronous: "FULL"), now: now)
    }

    init(_ queue: DatabaseQueue, now: @escaping @Sendable () -> Date = { Date() }) {
      self.now = now
      writer = SQLiteWriter(queue)
    }

    /// Inserts a row. An archive of more than 256 MiB is refused as ``SessionStoreError/unavailable(_:)``.
    public func create(_ id: String, archive: [UInt8], expiry: Date) async throws(SessionStoreError) {
      try Self.check(archive)
      try await writer.run { database in
        try database.execute(
          sql: "INSERT INTO session (id, epoch, archive, expiry) VALUES (?, 1, ?, ?) ON CONFLICT (id) DO NOTHING",
          arguments: [id, Data(archive), expiry.timeIntervalSince1970])
        return database.changesCount == 1 ? .success(()) : .failure(.exists)
      }
    }

    /// Reads a row. Expired ones are told by the store's own clock.
    public func read(_ id: String) async throws(SessionStoreError) -> StoredSession? {
      let now = now().timeIntervalSince1970
      return try await writer.run { database in Self.outcome { try Self.session(id, at: now, in: database) } }
    }

    /// Reads the epochs of many rows in one transaction. Expired ones are told by the store's own clock.
    public func epochs(of ids: [String]) async throws(SessionStoreError) -> [String: Int] {
      let now = now().timeIntervalSince1970
      return try await writer.run { database in Self.outcome { try Self.epochs(of: ids, at: now, in: database) } }
    }

    /// Raises the epoch in the row and returns it. Expired ones are told by the store's own clock.
    public func claim(_ id: String) async throws(SessionStoreError) -> StoredSession? {
      let now = now().timeIntervalSince1970
      return try await writer.run { database in
        try database.execute(
          sql: "UPDATE session SET epoch = epoch + 1 WHERE id = ? AND expiry > ?", arguments: [id, now])
        return Self.outcome { try Self.session(id, at: now, in: database) }
      }
    }

    /// Replaces the archive in the row. One of more than 256 MiB is refused as ``SessionStoreError/unavailable(_:)``.
    public func commit(_ id: String, epoch: Int, archive: [UInt8]) async throws(SessionStoreError) {
      try Self.check(archive)
      try await writer.run { database in
        try database.execute(
          sql: "UPDATE session SET archive = ? WHERE id = ? AND epoch = ?", arguments: [Data(archive), id, epoch])
        return database.changesCount == 1 ? .success(()) : .failure(.moved)
      }
    }

    /// Deletes the row where it has this epoch.
    public func remove(_ id: String, epoch: Int) async throws(SessionStoreError) {
      try await writer.run { database in
        try database.execute(sql: "DELETE FROM session WHERE id = ? AND epoch = ?", arguments: [id, epoch])
        return .success(())
      }
    }

    /// Deletes expired rows, and returns how many there were. The file does not become smaller.
    public func sweep(before date: Date) async throws(SessionStoreError) -> Int {
      try await writer.run { database in
        try database.execute(sql: "DELETE FROM session WHERE expiry <= ?", arguments: [date.timeIntervalSince1970])
        return .success(database.changesCount)
      }
    }

    /// Closes the file, once the calls that wait have ended.
    public func close() async { await writer.close() }

    private static func session(_ id: String, at now: Double, in database: Database) throws -> StoredSession? {
      let row = try Row.fetchOne(
        database, sql: "SELECT epoch, archive, expiry FROM session WHERE id = ? AND expiry > ?", arguments: [id, now])
      return try row.map { row in
        StoredSession(
          epoch: try row.decode(forColumn: "epoch"), archive: [UInt8](try row.decode(Data.self, forColumn: "archive")),
          expiry: Date(timeIntervalSince1970: try row.decode(forColumn: "expiry")))
      }
    }

    private static func epochs(of ids: [String], at now: Double, in database: Database) throws -> [String: Int] {
      var epochs: [String: Int] = [:]
      for start in stride(from: 0, to: ids.count, by: StoreCall.epochCount) {
        let some = ids[start..<min(start + StoreCall.epochCount, ids.count)]
        let places = some.map { _ in "?" }.joined(separator: ", ")
        let rows = try Row.fetchAll(
          database, sql: "SELECT id, epoch FROM session WHERE id IN (\(places)) AND expiry > ?",
          arguments: StatementArguments(some) + [now])
        for row in rows {
          let id: String = try row.decode(forColumn: "id")
          epochs[id] = try row.decode(Int.self, forColumn: "epoch")
        }
      }
      return epochs
    }

    /// A row with values of other types is a failure of its own call, and not of the transaction.
    private static func outcome<Value>(_ body: () throws -> Value) -> Result<Value, SessionStoreError> {
      Result(catching: body).mapError { .unusable("a row is damaged: \($0)") }
    }

    private static func check(_ archive: [UInt8]) throws(SessionStoreError) {
      guard archive.count <= greatestArchive else {
        throw .unavailable("an archive of \(archive.count) bytes is larger than \(greatestArchive)")
      }
    }
  }
#endif
