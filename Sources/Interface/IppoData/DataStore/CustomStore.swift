import Foundation
internal import IppoPredicates
internal import IssueReporting

/// A ``DataStore`` of the app, for the contexts of a container.
final class CustomStore<Store: DataStore>: SnapshotStore,
  // The lock guards a store of the app that has none of its own.
  @unchecked Sendable
{
  let identifier: String
  private let store: Store
  private let schema: Schema
  private let gate = SaveGate()
  /// The store of the app may call a context again, which asks this one. A concurrent store needs no lock.
  private let lock = Store.self is any ConcurrentDataStore.Type ? nil : NSRecursiveLock()

  /// Opens the store of a configuration.
  init(_ configuration: Store.Configuration, _ schema: Schema) throws {
    var configuration = configuration
    if configuration.schema == nil { configuration.schema = schema }
    try configuration.validate()
    for entity in schema.models {
      if let property = entity.properties.first(where: { $0.destination == nil && $0.codec == nil }) {
        throw SwiftDataError.unpersistable(property, entity)
      }
    }
    self.schema = schema
    store = try SnapshotClasses.$schema.withValue(schema) { [configuration] in
      try Store(configuration, migrationPlan: nil)
    }
    identifier = store.identifier
  }

  var allowsSave: Bool { true }
  var snapshots: (any SnapshotStore)? { self }

  func using<Value>(_ body: (Store) throws -> Value) rethrows -> Value {
    lock?.lock()
    defer { lock?.unlock() }
    return try SnapshotClasses.$schema.withValue(schema) { try body(store) }
  }

  // MARK: Reading

  func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> StoredRows {
    try using { store in
      let result = try store.fetch(request)
      return StoredRows(
        requested: try rows(result.fetchedSnapshots, T._$entity),
        others: result.relatedSnapshots.compactMap { identifier, snapshot in
          schema.model(named: identifier.entityName).flatMap { try? DefaultSnapshot(snapshot).row($0) }
        })
    }
  }

  func count<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
    try using { try $0.fetchCount(request) }
  }

  func identifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier] {
    let names = Set(schema.kinds(of: T._$entity).map(\.name))
    return try using { try $0.fetchIdentifiers(request) }.filter { names.contains($0.entityName) }
  }

  func rows(_ request: RowRequest) throws -> [StoredRow] { try allRows(request).requested }

  /// The rows of objects with some keys, or all of a class. Others are those that the store had to send as well.
  func allRows(_ request: RowRequest) throws -> StoredRows {
    let state = request.editingState ?? EditingState(id: UUID())
    func all<T: PersistentModel>(_ type: T.Type) throws -> [Store.Snapshot] {
      try store.fetch(DataStoreFetchRequest(FetchDescriptor<T>(), state)).fetchedSnapshots
    }
    return try using { store in
      guard let ids = request.ids else {
        guard request.condition == nil else { throw unsupported }
        return StoredRows(requested: try rows(try all(request.entity.type), request.entity))
      }
      if ids.isEmpty { return StoredRows() }
      var found: [Int64: Store.Snapshot] = [:]
      let identifiers = ids.map { identifier(of: $0, request.entity) }
      for (identifier, snapshot) in try store.cachedSnapshots(for: identifiers, editingState: state) {
        found[identifier.key] = snapshot
      }
      var others: [Store.Snapshot] = []
      let missing = Set(ids.filter { found[$0] == nil })
      if !missing.isEmpty {
        for snapshot in try all(request.entity.type) {
          let key = snapshot.persistentIdentifier.key
          if missing.contains(key) { found[key] = snapshot } else if found[key] == nil { others.append(snapshot) }
        }
      }
      return StoredRows(
        requested: try rows(ids.compactMap { found[$0] }, request.entity),
        others: try rows(others, request.entity, areNeeded: false))
    }
  }

  func ids(_ request: RowRequest) throws -> [Int64] { try rows(request).map(\.id) }

  func keys(_ request: RowRequest) throws -> [StoredKey] {
    try rows(request).map { StoredKey(id: $0.id, entity: $0.entity) }
  }

  func count(_ request: RowRequest) throws -> Int { try rows(request).count }

  func links(_ table: LinkTable, of id: Int64) throws -> [Int64] { throw unsupported }

  private var unsupported: SwiftDataError {
    SwiftDataError(.unsupportedPredicate, "The store '\(identifier)' of the app knows no conditions of SQLite.")
  }

  private func identifier(of id: Int64, _ entity: _ModelEntity) -> PersistentIdentifier {
    PersistentIdentifier(
      entityName: ForeignKeys.name(of: id)?.entity ?? entity.name, key: id, storeIdentifier: identifier)
  }

  /// The rows of the snapshots that are objects of a class, each object once.
  /// - Parameter areNeeded: whether a snapshot that cannot be read is an error; it is left out otherwise.
  private func rows(
    _ snapshots: [Store.Snapshot], _ entity: _ModelEntity, areNeeded: Bool = true
  ) throws -> [StoredRow] {
    let kinds = Dictionary(schema.kinds(of: entity).map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<Int64> = []
    var rows: [StoredRow] = []
    for snapshot in snapshots {
      let identifier = snapshot.persistentIdentifier
      guard let kind = kinds[identifier.entityName], seen.insert(identifier.key).inserted else { continue }
      do {
        rows.append(try DefaultSnapshot(snapshot).row(kind))
      } catch  where !areNeeded {
        continue
      }
    }
    return rows
  }

  // MARK: Saving

  func exclusively(patience: TimeInterval?, _ body: () throws -> Void) throws {
    if try gate.pass(patience: patience, body) != nil { return }
    throw SwiftDataError(
      .locked,
      "The store '\(identifier)': another context of this process is being saved, and the main actor does not wait for it. "
        + "Nothing was saved; the changes are still pending.")
  }

  func afterSave(_ call: @escaping @Sendable () -> Void) -> Bool { gate.afterSave(call) }

  func commit(_ changes: StoreChanges) throws -> StoreCommit {
    let state = changes.editingState ?? EditingState(id: UUID())
    return try using { store in
      var others: [PersistentIdentifier: any BackingData] = [:]
      for model in changes.models.inserted + changes.models.updated {
        others[model._$storage.snapshotIdentifier] = model.backingData
      }
      let request = DataStoreSaveChangesRequest(
        inserted: try changes.models.inserted.map { try snapshot($0, &others) },
        updated: try changes.models.updated.map { try snapshot($0, &others) },
        deleted: try changes.models.deleted.map { try snapshot($0, &others) }, editingState: state)
      return commit(try store.save(request))
    }
  }

  private func snapshot(
    _ model: any PersistentModel, _ others: inout [PersistentIdentifier: any BackingData]
  ) throws -> Store.Snapshot {
    // Only this one can throw an error of a property's coding.
    if Store.Snapshot.self == DefaultSnapshot.self,
      let snapshot = try DefaultSnapshot(model._$storage) as? Store.Snapshot
    {
      return snapshot
    }
    return Store.Snapshot(from: model.backingData, relatedBackingDatas: &others)
  }

  /// The effects of a save that is complete: nothing of it can fail any more.
  private func commit(_ result: DataStoreSaveChangesResult<Store.Snapshot>) -> StoreCommit {
    var commit = StoreCommit()
    for (old, new) in result.remappedIdentifiers where old.key != new.key {
      guard let entity = schema.model(named: old.entityName) else { continue }
      commit.renamed[ModelKey(entity, old.key)] = new.key
    }
    for (identifier, snapshot) in result.snapshotsToReregister {
      guard let entity = schema.model(named: identifier.entityName) else { continue }
      do {
        let row = try DefaultSnapshot(snapshot).row(entity)
        commit.reregistered.append((ModelKey(entity, identifier.key), try _ModelStorage.values(of: row)))
      } catch {
        reportIssue("A snapshot that the store '\(self.identifier)' has saved cannot be read: \(error)")
      }
    }
    return commit
  }

  func erase() throws { try using { try $0.erase() } }

  var isBatching: Bool { Store.self is any DataStoreBatching.Type }

  func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
    func delete<Batching: DataStoreBatching>(_ store: Batching) throws { try store.delete(request) }
    try using { store in
      guard let store = store as? any DataStoreBatching else { throw DataStoreError.unsupportedFeature }
      try delete(store)
    }
  }

  // MARK: Contexts

  func begin(_ state: EditingState) { using { $0.initializeState(for: state) } }

  func end(_ state: EditingState) { using { $0.invalidateState(for: state) } }

  // MARK: History

  func history() throws -> [StoredTransaction] { [] }
  func changes(of transaction: Int64) throws -> [StoredChange] { [] }
  func deleteHistory(_ transactions: [Int64]) throws {}
  func lastDeletedTransaction() throws -> Int64 { 0 }
}
