#if SQLite
  import Foundation
  import GRDB

  /// The file of a ``SQLiteSessionStore``.
  enum SessionDatabase {
    /// Says in the file's header whose it is (https://sqlite.org/fileformat2.html#application_id): “Ippo” in ASCII.
    static let application = 0x4970_706F
    static let version = 1
    /// How long a transaction waits for that of another process.
    static let patience: TimeInterval = 2

    static func open(path: String, synchronous: String) throws(SessionStoreError) -> DatabaseQueue {
      do {
        // Archives are sealed, though nobody else has to have them at all. SQLite gives its other files the same mode.
        if !FileManager.default.fileExists(atPath: path) {
          _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(patience)
        configuration.label = "ippo.sessions"
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = \(synchronous)") }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.write(prepare)
        return queue
      } catch let error as SessionStoreError {
        throw error
      } catch {
        throw .unusable("\(path): \(reason(error))")
      }
    }

    private static func prepare(_ database: Database) throws {
      let isNew = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0
      if isNew {
        try database.execute(
          sql: """
            PRAGMA application_id = \(application);
            PRAGMA user_version = \(version);
            CREATE TABLE session (
              id TEXT PRIMARY KEY NOT NULL, epoch INTEGER NOT NULL, expiry REAL NOT NULL, archive BLOB NOT NULL);
            CREATE INDEX session_expiry ON session (expiry);
            """)
      }
      guard try Int.fetchOne(database, sql: "PRAGMA application_id") == application else {
        throw SessionStoreError.unusable("the database was made by another program, or for something else")
      }
      let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
      guard found == version else {
        throw SessionStoreError.unusable("the database is of version \(found), and this program knows \(version)")
      }
    }

    /// The error message of SQLite.
    static func reason(_ error: any Error) -> String {
      guard let error = error as? DatabaseError else { return "\(error)" }
      let text = error.message ?? "unknown error"
      return "SQLite says “\(text)” (\(error.extendedResultCode.rawValue))"
    }
  }
#endif
