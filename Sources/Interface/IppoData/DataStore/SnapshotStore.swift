/// A store that answers contexts with snapshots: one of the app, in place of SQLite.
protocol SnapshotStore: ModelStore {
  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> StoredRows
  /// The rows of objects with some keys, and those that the store has sent with them.
  func allRows(_ request: RowRequest) throws -> StoredRows
  func count<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
  func identifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  func erase() throws
  /// Whether the store deletes the objects of a condition by itself.
  var isBatching: Bool { get }
  func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws
  /// Notes that a context begins to use the store.
  func begin(_ state: EditingState)
  /// Notes that a context is gone.
  func end(_ state: EditingState)
  /// The transactions of the history; `nil` if the store has none of the type.
  func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]?
  /// - Returns: Whether the store has a history of the type.
  func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> Bool
  /// Whether the store has a history of any type.
  var hasHistory: Bool { get }
  /// The place of the newest transaction; `nil` without one.
  func newestToken() throws -> (any HistoryToken)?
  /// The transactions after a place; all of them for `nil`.
  func transactions(after token: (any HistoryToken)?) throws -> [AppTransaction]
  /// Refuses a token of another history.
  func check(_ token: any HistoryToken) throws
}

/// Rows that a store of the app has sent.
struct StoredRows {
  /// The rows of the request, in its order.
  var requested: [StoredRow] = []
  /// Rows of other objects, which need no request of their own then.
  var others: [StoredRow] = []
}

/// A transaction in the history of a store of the app.
struct AppTransaction {
  let author: String?
  let token: any HistoryToken
  /// The names of the classes whose objects have changed.
  let entities: Set<String>
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
