/// A store that answers contexts with snapshots: one of the app, in place of SQLite.
protocol SnapshotStore: ModelStore {
  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [StoredRow]
  func count<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
  func identifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  func erase() throws
  /// Notes that a context begins to use the store.
  func begin(_ state: EditingState)
  /// Notes that a context is gone.
  func end(_ state: EditingState)
  /// The transactions of the history; `nil` if the store has none of the type.
  func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]?
  /// - Returns: Whether the store has a history of the type.
  func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> Bool
}

extension ModelStore {
  /// The store as one that answers with snapshots; `nil` for SQLite.
  var snapshots: (any SnapshotStore)? { nil }
}

/// The changes of a save for a store with snapshots.
struct ModelChanges {
  var inserted: [any PersistentModel] = []
  var updated: [any PersistentModel] = []
  var deleted: [any PersistentModel] = []
}
