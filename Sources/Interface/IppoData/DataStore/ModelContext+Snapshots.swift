import Foundation
internal import IppoPredicates
internal import OrderedCollections

// Requests to stores of the app. They answer with snapshots, and leave to the context what they do not do.
extension ModelContext {
  /// The context for stores of the app.
  public var editingState: EditingState { EditingState(id: stateID, author: author) }

  /// The objects that meet a request, of a store of the app.
  func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, from store: any SnapshotStore) throws -> [T] {
    takeChanges()
    let entity = try entity(of: T.self)
    let pending = descriptor.includePendingChanges ? pending(for: descriptor) : Pending()
    var asked = descriptor
    if pending.needsAllRows { asked.predicate = nil }
    // A store may leave out the first objects, or not: a request with an offset would be answered in one of two ways.
    asked.fetchOffset = nil
    asked.fetchLimit = pending.isEmpty ? descriptor.limit?.addingReporting(descriptor.offset) : nil
    let found = try rows(&asked, from: store)
    let rows = found.requested.filter { !pending.deleted.contains(ModelKey(entity, $0.id)) }
    takeOver(others: found.others)

    let isFiltered = asked.predicate != nil || descriptor.predicate == nil
    var models: [T] = []
    models.reserveCapacity(rows.count)
    var seen: Set<ModelKey> = []
    try forEachModel(of: rows, entity) { model in
      let key = model._$storage.key
      let isPending = pending.models[key] != nil
      if isPending { seen.insert(key) }
      guard let model = model.asClass(T.self) else { return }
      if isFiltered && !isPending || descriptor.matches(model) { models.append(model) }
    }
    for (key, model) in pending.models where !seen.contains(key) {
      if let model = model.asClass(T.self), descriptor.matches(model) { models.append(model) }
    }
    let isSorted = !asked.sortBy.isEmpty && pending.models.isEmpty
    if !descriptor.sortBy.isEmpty, !isSorted { models.sort(using: descriptor.sortBy) }
    return descriptor.page(of: models)
  }

  /// Asks a store, and asks again without what it leaves to memory.
  private func rows<T: PersistentModel>(
    _ asked: inout FetchDescriptor<T>, from store: any SnapshotStore
  ) throws -> StoredRows {
    while true {
      do {
        return try store.fetch(DataStoreFetchRequest(asked, editingState))
      } catch let error as DataStoreError {
        guard asked.leaveToMemory(after: error) else { throw error }
      }
    }
  }

  /// Makes objects of rows that a store of the app has sent along, and keeps a limited number of them for a while.
  func takeOver(others rows: [StoredRow]) {
    let kept = Dictionary(grouping: rows.prefix(RecentObjects.limit / 2)) { ObjectIdentifier($0.entity.root) }
    for rows in kept.values {
      let group = FetchGroup(rows.map(\.id))
      // A value that cannot be read is an error of the request for its object.
      recent.add(rows.enumerated().compactMap { try? model(of: $1, $1.entity, group, $0) })
    }
  }

  /// The number of objects that meet a request, of a store of the app.
  func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, from store: any SnapshotStore) throws -> Int {
    try plain(descriptor) { try store.count($0) } ?? fetch(descriptor, from: store).count
  }

  /// The identifiers of the objects that meet a request, of a store of the app.
  func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, from store: any SnapshotStore
  ) throws -> [PersistentIdentifier] {
    try plain(descriptor) { try store.identifiers($0) } ?? fetch(descriptor, from: store).map(\.persistentModelID)
  }

  /// The answer to a request that a store may answer without objects.
  /// - Returns: `nil` if the objects are needed: for changes that are pending, for a limit, and for what the store leaves to memory.
  private func plain<T: PersistentModel, Value>(
    _ descriptor: FetchDescriptor<T>, _ ask: (DataStoreFetchRequest<T>) throws -> Value
  ) throws -> Value? {
    takeChanges()
    _ = try entity(of: T.self)
    guard descriptor.fetchLimit == nil, descriptor.fetchOffset == nil,
      !descriptor.includePendingChanges || pending(for: descriptor).isEmpty
    else { return nil }
    do {
      return try ask(DataStoreFetchRequest(descriptor, editingState))
    } catch let error as DataStoreError where error != .invalidPredicate {
      return nil
    }
  }

  // MARK: Relationships

  /// The ids that a store of the app has for a relationship to many, read together with those of the objects of one fetch.
  func storedMembers(of storage: _ModelStorage, _ property: ModelProperty) throws -> [Int64] {
    let group = storage.group ?? FetchGroup([storage.id])
    if let known = group.members(of: storage.id, property.slot, version: version) { return known }
    let declarer = storage.entity.declarer(of: property)
    let owners = owners(around: storage, property, declarer, group)
    guard let store = store(of: declarer).snapshots else { return [] }
    let rows = try store.allRows(RowRequest(entity: declarer, ids: owners, editingState))
    var members = Dictionary(owners.map { ($0, [Int64]()) }) { first, _ in first }
    for row in rows.requested + rows.others {
      if case .ids(let ids) = row.values[property.slot] { members[row.id] = Array(ids) }
    }
    group.keep(members, property.slot, version: version)
    return members[storage.id] ?? []
  }

  // MARK: Saving

  /// Brings the objects of a save up to date, once no other context can save. Properties that have changed here stay, and the
  /// snapshots have the values of others beside them. Objects that others have deleted stay so.
  func complete(_ changes: inout StoreChanges, _ result: inout StoreCommit) throws {
    for model in changes.models.inserted { try complete(model) }
    var updated: [any PersistentModel] = []
    for model in changes.models.updated {
      let storage = model._$storage
      if storage.state != .deleted { try complete(model) }
      if storage.state == .deleted {
        result.missing.append((storage.entity, storage.id, nil))
        continue
      }
      updated.append(model)
      result.overwritten += try storage.overwrittenColumns().map {
        .init(entity: storage.entity, id: storage.id, property: $0.property, value: $0.value, author: nil)
      }
    }
    changes.models.updated = updated
    changes.models.deleted.removeAll { $0._$storage.context == nil }
  }

  /// Brings an object up to date whose snapshot a save needs: it has all values, and both sides of relationships. An object that
  /// is gone is forgotten.
  func complete(_ model: any PersistentModel) throws {
    let storage = model._$storage
    // An object that cannot be read again is not written: the snapshot would take back the save of another context.
    if storage.isStale {
      let request = RowRequest(entity: storage.entity, ids: [storage.id], editingState)
      guard let row = try store(of: storage.entity).rows(request).first else { return forget(model) }
      storage.refresh(with: try _ModelStorage.values(of: row))
      outdated[ObjectIdentifier(storage.entity)]?.remove(storage.id)
    }
    for property in storage.entity.relationships where property.isToMany {
      guard case .unloaded = storage.values[property.slot] else { continue }
      storage.values[property.slot] = .ids(ObjectIDs(try load(storage, property)))
    }
  }

  /// Gives inserted objects the identifiers that a store of the app has made for them.
  /// - Returns: The classes of the objects.
  func rename(_ result: inout StoreCommit) -> [_ModelEntity] {
    if result.renamed.isEmpty { return [] }
    var taken: Set<ModelKey> = []
    for (key, model) in inserted {
      guard let id = result.renamed[key] else { continue }
      let new = ModelKey(model._$storage.entity, id)
      // The store has taken the object for another one, which is there, or in the same save.
      if registered(new) != nil || !taken.insert(new).inserted { result.replaced[key] = id }
    }
    let renamed = result.renamed.filter { result.replaced[$0.key] == nil }
    for model in Array(inserted.values) + Array(changed.values) {
      let storage = model._$storage
      for property in storage.entity.relationships {
        guard let destination = property.destination, case .ids(let ids) = storage.values[property.slot] else {
          continue
        }
        if ids.contains(where: { renamed[ModelKey(destination, $0)] != nil }) {
          storage.values[property.slot] = .ids(ObjectIDs(ids.map { renamed[ModelKey(destination, $0)] ?? $0 }))
        }
      }
    }
    var entities: [ObjectIdentifier: _ModelEntity] = [:]
    for (key, id) in renamed {
      guard let model = inserted[key] else { continue }
      let entity = model._$storage.entity
      registered[key] = nil
      model._$storage.id = id
      register(model)
      entities[ObjectIdentifier(entity)] = entity
    }
    if undoManager != nil { renamedIDs.merge(renamed) { $1 } }
    return Array(entities.values)
  }

  /// The ids of today for those of a relationship before a save.
  func current(_ ids: ObjectIDs, _ property: ModelProperty) -> ObjectIDs {
    guard let destination = property.destination, !renamedIDs.isEmpty else { return ids }
    return ObjectIDs(ids.map { renamedIDs[ModelKey(destination, $0)] ?? $0 })
  }

  /// Takes values over that a store of the app has changed in a save.
  func takeOver(_ reregistered: [(key: ModelKey, values: [_ModelStorage.Value])]) {
    for (key, values) in reregistered {
      guard let model = registered(key), model._$storage.state == .persisted else { continue }
      let storage = model._$storage
      for property in storage.entity.properties where !storage.isSame(values[property.slot], property) {
        notify(property, model) { storage.values[property.slot] = values[property.slot] }
        invalidateQueries(storage.entity, property.slot)
      }
    }
  }
}

extension FetchDescriptor {
  /// Whether an object meets the condition. One for which it fails, such as for `nil` that is unwrapped, does not.
  fileprivate func matches(_ model: T) -> Bool {
    guard let predicate else { return true }
    return (try? predicate.evaluate(model)) ?? false
  }

  /// Takes out what a store does not do.
  /// - Returns: Whether there was something.
  fileprivate mutating func leaveToMemory(after error: DataStoreError) -> Bool {
    let (condition, orders, limit) = (predicate, sortBy, fetchLimit)
    switch error {
    case .invalidPredicate: return false
    case .preferInMemoryFilter where predicate != nil: predicate = nil
    case .preferInMemorySort where !sortBy.isEmpty: sortBy = []
    case .preferInMemoryFilter, .preferInMemorySort, .unsupportedFeature: (predicate, sortBy) = (nil, [])
    }
    // The first objects are known after that.
    fetchLimit = nil
    return condition != nil || !orders.isEmpty || limit != nil
  }
}

extension Int {
  /// The sum, or the greatest number.
  fileprivate func addingReporting(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension _ModelStorage {
  /// Whether the object has a value already. Values that cannot be compared differ.
  fileprivate func isSame(_ other: Value, _ property: ModelProperty) -> Bool {
    let own = values[property.slot]
    if case .ids(let left) = own, case .ids(let right) = other { return Array(left) == Array(right) }
    guard !property.isRelationship, property.isPersisted else { return !property.isPersisted }
    guard let left = try? own.stored(property), let right = try? other.stored(property) else { return false }
    return left == right
  }
}
