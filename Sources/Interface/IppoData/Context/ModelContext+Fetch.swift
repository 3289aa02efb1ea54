import Foundation
internal import IppoPredicates
internal import IssueReporting
internal import OrderedCollections

extension ModelContext {
  /// The objects that meet a request, in its order.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    if let store = store(of: T._$entity).snapshots { return try fetch(descriptor, from: store) }
    let (query, pending) = try prepare(descriptor)
    return try fetch(query, pending)
  }

  /// The objects that meet a prepared request, in its order.
  func fetch<T: PersistentModel>(_ query: StoreQuery<T>, _ pending: Pending) throws -> [T] {
    let entity = query.entity
    let isWhole = query.isExact && pending.isEmpty
    let request = isWhole ? query.limitedRequest : query.request
    let rows = try store(of: entity).rows(pending.needsAllRows ? RowRequest(entity: entity) : request)
    return try models(of: rows, query, pending, isWhole: isWhole)
  }

  /// The objects of rows that a request has found, with the pending changes.
  /// - Parameter isWhole: whether the rows are those of the whole request.
  func models<T: PersistentModel>(
    of rows: [StoredRow], _ query: StoreQuery<T>, _ pending: Pending, isWhole: Bool
  ) throws -> [T] {
    let (entity, descriptor) = (query.entity, query.descriptor)
    let left = pending.isEmpty ? rows : rows.filter { !pending.contains(ModelKey(entity, $0.id)) }
    var models = try self.models(of: left, as: T.self)
    if isWhole { return models }
    models = pending.needsAllRows ? query.filter(models) : query.filterRest(models)
    let others = query.filter(pending.models.values.compactMap { $0.asClass(T.self) })
    models += others
    if !others.isEmpty || pending.needsAllRows || !query.isOrderExact { models = query.sort(models) }
    return descriptor.page(of: models)
  }

  /// The objects that meet a request, read in batches when they are asked for.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    let ids = try ids(descriptor)
    if let results = try FetchResultsCollection<T>(context: self, ids: ids, batchSize: max(1, batchSize)) {
      return results
    }
    return FetchResultsCollection(try fetch(descriptor))
  }

  /// The number of objects that meet a request.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    if let store = store(of: T._$entity).snapshots { return try fetchCount(descriptor, from: store) }
    let (query, pending) = try prepare(descriptor)
    guard query.isConditionExact, pending.isEmpty else { return try fetch(query, pending).count }
    return try store(of: query.entity).count(query.limitedRequest)
  }

  /// The identifiers of the objects that meet a request, in its order.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    let entity = try entity(of: T.self)
    if let store = store(of: entity).snapshots { return try fetchIdentifiers(descriptor, from: store) }
    let identifier = store(of: entity).identifier
    // An identifier has the class of its object.
    let (query, pending) = try prepare(descriptor)
    guard query.isExact, pending.isEmpty else { return try fetch(query, pending).map(\.persistentModelID) }
    return try keys(entity, query.limitedRequest).map {
      PersistentIdentifier(entityName: $0.entity.name, key: $0.id, storeIdentifier: identifier)
    }
  }

  /// The identifiers of the objects that meet a request, in batches. They are read at once, because they are small.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [PersistentIdentifier] {
    try fetchIdentifiers(descriptor)
  }

  /// Calls a function with each object that meets a request, and reads the objects in batches.
  ///
  /// The function may insert, delete and save. The request is answered before the first call: inserted objects have none, and
  /// deleted objects are left out.
  ///
  /// - Parameters:
  ///   - batchSize: the number of objects that are read together.
  ///   - allowEscapingMutations: whether the function may change objects while the context has no more than a batch of
  ///     them. Changed objects stay in memory until the next save.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    let entity = try entity(of: T.self)
    let ids = try ids(fetch)
    let batchSize = max(1, batchSize)
    for start in stride(from: 0, to: ids.count, by: batchSize) {
      for case let model as T in try read(entity, Array(ids[start..<min(start + batchSize, ids.count)])) {
        let storage = model._$storage
        // The request has found an object whose deletion is pending if it leaves pending changes out.
        if storage.state == .deleted, fetch.includePendingChanges || storage.context == nil { continue }
        try block(model)
      }
    }
  }

  private func ids<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [Int64] {
    if store(of: T._$entity).snapshots != nil { return try fetch(descriptor).map(\._$storage.id) }
    let (query, pending) = try prepare(descriptor)
    guard query.isExact, pending.isEmpty else { return try fetch(query, pending).map(\._$storage.id) }
    return try store(of: query.entity).ids(query.limitedRequest)
  }

  /// Takes over what other contexts have saved, and puts a request into the words of the store.
  func prepare<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> (query: StoreQuery<T>, pending: Pending) {
    takeChanges()
    let query = try StoreQuery(descriptor, entity(of: T.self), core.predicates)
    return (query, descriptor.includePendingChanges ? pending(for: descriptor) : Pending())
  }

  func entity<T: PersistentModel>(of type: T.Type) throws -> _ModelEntity {
    let entity = T._$entity
    guard core.schema.contains(entity) || core.isMissing else {
      throw SwiftDataError(
        .unknownSchema,
        "'\(entity.name)' is not part of the container's schema: add the class to 'ModelContainer(for:)' or "
          + "'modelContainer(for:)'.")
    }
    return entity
  }

  // MARK: Objects of rows

  /// The object of a row: the one that the context has, or a new one.
  func model(
    of row: StoredRow, _ entity: _ModelEntity, _ group: FetchGroup, _ position: Int
  ) throws -> any PersistentModel {
    if let model = registered(ModelKey(entity, row.id)) {
      let storage = model._$storage
      if storage.isStale {
        storage.refresh(with: try _ModelStorage.values(of: row))
        outdated[ObjectIdentifier(row.entity)]?.remove(row.id)
      }
      (storage.group, storage.position) = (group, position)
      return model
    }
    let values = try _ModelStorage.values(of: row)
    let storage = _ModelStorage(row.entity, id: row.id, values: values, context: self)
    (storage.group, storage.position) = (group, position)
    let model = storage.makeModel()
    registered[ModelKey(entity, row.id)] = model
    return model
  }

  /// The objects of the rows of a request.
  private func models<T: PersistentModel>(of rows: [StoredRow], as type: T.Type) throws -> [T] {
    var models: [T] = []
    models.reserveCapacity(rows.count)
    try forEachModel(of: rows, T._$entity) { if let model = $0.asClass(T.self) { models.append(model) } }
    return models
  }

  /// The objects with these ids, in this order. Those that are gone are left out.
  func models(_ entity: _ModelEntity, _ ids: [Int64]) -> [any PersistentModel] {
    do {
      return try read(entity, ids)
    } catch {
      reportIssue("Objects of '\(entity.name)' could not be read: \(error)")
      return ids.compactMap { registered(ModelKey(entity, $0)) }
    }
  }

  /// The objects with these ids, in this order. Those that are gone are left out.
  func read(_ entity: _ModelEntity, _ ids: [Int64]) throws -> [any PersistentModel] {
    var found: [Int64: any PersistentModel] = [:]
    var missing: [Int64] = []
    for id in ids {
      if let model = registered(ModelKey(entity, id)) { found[id] = model } else { missing.append(id) }
    }
    let store = store(of: entity)
    if let store = store.snapshots, !missing.isEmpty {
      // A store of the app may read all of its data for one of them.
      let rows = try store.allRows(RowRequest(entity: entity, ids: missing, editingState))
      let read = try models(of: rows.requested, entity)
      recent.add(read)
      for model in read { found[model._$storage.id] = model }
      takeOver(others: rows.others)
      return ids.compactMap { found[$0] }
    }
    for start in stride(from: 0, to: missing.count, by: 512) {
      let part = missing[start..<min(start + 512, missing.count)]
      let rows = try store.rows(RowRequest(entity: entity, ids: Array(part), editingState))
      for model in try models(of: rows, entity) { found[model._$storage.id] = model }
    }
    return ids.compactMap { found[$0] }
  }

  // MARK: Pending changes

  /// The pending changes that a request has to take into account.
  struct Pending {
    /// The changed and inserted objects of the requested class.
    var models: OrderedDictionary<ModelKey, any PersistentModel> = [:]
    var deleted: Set<ModelKey> = []
    /// Whether the condition or the order may read objects of other classes that have changed.
    var needsAllRows = false

    var isEmpty: Bool { models.isEmpty && deleted.isEmpty && !needsAllRows }

    func contains(_ key: ModelKey) -> Bool { models[key] != nil || deleted.contains(key) }
  }

  func pending<T: PersistentModel>(for descriptor: FetchDescriptor<T>) -> Pending {
    guard hasChanges else { return Pending() }
    let (entity, reached) = (T._$entity, descriptor.reached)
    var pending = Pending()
    /// Whether the condition or the order may read objects of a class.
    func reads(_ other: _ModelEntity) -> Bool { reached.contains { $0.root === other.root } }
    for (key, model) in Array(changed) + Array(inserted) {
      if model._$storage.entity.isKind(of: entity) {
        pending.models[key] = model
      } else if reads(model._$storage.entity) {
        pending.needsAllRows = true
      }
    }
    for (key, model) in deleted {
      if model._$storage.entity.isKind(of: entity) {
        pending.deleted.insert(key)
      } else if reads(model._$storage.entity) {
        pending.needsAllRows = true
      }
    }
    return pending
  }
}
