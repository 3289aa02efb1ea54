#if SQLite
  import Foundation
  import GRDB
  internal import Synchronization

  extension SQLiteStore {
    /// Calls a function after another process has changed the file, with the classes that it has changed.
    func follow(_ schema: Schema, _ changed: @escaping @Sendable (SavedChanges) -> Void) {
      guard let path else { return }
      let names = schema.models.map(\.name)
      guard let seen = try? ForeignChanges(database, names) else { return }
      watch.start(path) { [weak self] in
        guard let self, let entities = try? seen.take(database), !entities.isEmpty else { return }
        changed(SavedChanges(entities: entities, updated: nil))
      }
    }
  }

  /// The changes of other processes: SQLite counts them for each connection, and the store for each class.
  ///
  /// All saves of a process use one connection. Its number changes for the saves of others alone.
  private final class ForeignChanges: Sendable {
    private struct State {
      var version: Int
      var counts: [String: Int]
    }

    private let names: Set<String>
    private let state: Mutex<State>

    init(_ database: any DatabaseWriter, _ names: [String]) throws {
      self.names = Set(names)
      state = Mutex(try database.writeWithoutTransaction { try Self.read($0) })
    }

    private static func read(_ database: Database) throws -> State {
      let rows = try Row.fetchAll(database, sql: "SELECT entity, count FROM \(StoreNames.changes)")
      return State(
        version: try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0,
        counts: Dictionary(rows.map { ($0["entity"] as String, $0["count"] as Int) }) { first, _ in first })
    }

    /// The classes that others have changed since the last call.
    func take(_ database: any DatabaseWriter) throws -> Set<String> {
      try database.writeWithoutTransaction { database in
        try state.withLock { state in
          let version = try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0
          guard version != state.version else { return [] }
          let new = try Self.read(database)
          defer { state = new }
          return names.filter { new.counts[$0] != state.counts[$0] }
        }
      }
    }
  }
#endif
