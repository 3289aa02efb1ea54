#if SQLite
  import Foundation
  import GRDB
  internal import Synchronization

  extension SQLiteStore {
    /// Calls a function after another process has changed the file, with the classes that it has changed.
    func follow(_ schema: Schema, _ changed: @escaping @Sendable (SavedChanges) -> Void) {
      guard let path else { return }
      let names = schema.models.map(\.name)
      // Changed objects of a class have changed as objects of its superclasses.
      let lineages = Dictionary(schema.models.map { ($0.name, $0.lineage) }) { first, _ in first }
      guard let seen = try? ForeignChanges(database, names) else { return }
      watch.start(path) { [weak self] in
        guard let self, let entities = try? seen.take(database), !entities.isEmpty else { return }
        changed(SavedChanges(entities: Set(entities.flatMap { lineages[$0] ?? [$0] }), updated: nil))
      }
    }
  }

  /// The changes of other processes: SQLite counts their saves, and the history has their classes.
  ///
  /// All saves of a process use one connection. The count changes for the saves of others alone.
  private final class ForeignChanges: Sendable {
    private struct State {
      let version: Int
      let last: Int64
    }

    private let names: Set<String>
    private let state: Mutex<State>

    init(_ database: any DatabaseWriter, _ names: [String]) throws {
      self.names = Set(names)
      state = Mutex(try database.writeWithoutTransaction { try Self.read($0) })
    }

    private static func read(_ database: Database) throws -> State {
      // The number first: the next look finds what another process saves in between.
      let last = try SQLiteHistory(database).last()
      return State(version: try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0, last: last)
    }

    /// The classes that others have changed since the last call. If there are any, own saves meanwhile count as well.
    func take(_ database: any DatabaseWriter) throws -> Set<String> {
      try database.writeWithoutTransaction { database in
        try state.withLock { state in
          let new = try Self.read(database)
          let changed =
            new.version == state.version ? [] : try SQLiteHistory(database).entities(after: state.last)
          state = new
          return changed.map(names.intersection) ?? names
        }
      }
    }
  }
#endif
