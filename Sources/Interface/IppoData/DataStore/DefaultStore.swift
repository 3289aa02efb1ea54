internal import IppoPredicates

extension ModelConfiguration: DataStoreConfiguration {
  /// The store of the framework.
  public typealias Store = DefaultStore
}

/// The store of the framework as a ``DataStore``: SQLite, in a file or in memory (`SwiftData.DefaultStore`).
///
/// A container uses SQLite for a ``ModelConfiguration`` without this class, because lists read only what they show then. A store of
/// an app may keep its snapshots in a `DefaultStore`, and do more: encrypt values, or send changes to a service.
public final class DefaultStore: DataStore, DataStoreBatching, HistoryProviding, Sendable {
  /// The configuration.
  public typealias Configuration = ModelConfiguration
  /// The snapshots.
  public typealias Snapshot = DefaultSnapshot
  /// The transactions of the history.
  public typealias HistoryType = DefaultHistoryTransaction
  /// The marks in the history.
  public typealias TokenType = DefaultHistoryToken

  /// The configuration.
  public let configuration: ModelConfiguration
  /// The classes.
  public let schema: Schema
  /// The identifier of the file, which stays the same between launches.
  public let identifier: String
  private let container: ModelContainer

  /// Opens a file, or a store in memory. The configuration needs a schema.
  public init(_ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)? = nil) throws {
    guard let schema = configuration.schema, !schema.models.isEmpty else {
      throw SwiftDataError(.unknownSchema, "\(configuration) has no classes: give the configuration a schema.")
    }
    self.configuration = configuration
    self.schema = schema
    let core = try ContainerCore.open(schema, [configuration], migrationPlan.map { MigrationPlan(type: $0) })
    container = ModelContainer(core)
    identifier = core.allStores.first?.identifier ?? configuration.name
  }

  /// The name of the configuration.
  public var name: String { configuration.name }

  private func context(_ state: EditingState) -> ModelContext {
    let context = ModelContext(container)
    context.author = state.author
    return context
  }

  // MARK: Reading

  /// The snapshots of the objects that meet a request.
  public func fetch<T>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> DataStoreFetchResult<T, DefaultSnapshot> where T: PersistentModel {
    let context = context(request.editingState)
    let snapshots = try context.fetch(request.descriptor).map { model in
      try context.complete(model)
      return try DefaultSnapshot(model._$storage)
    }
    return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: snapshots)
  }

  /// The number of objects that meet a request.
  public func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel {
    try context(request.editingState).fetchCount(request.descriptor)
  }

  /// The identifiers of the objects that meet a request.
  public func fetchIdentifiers<T>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> [PersistentIdentifier] where T: PersistentModel {
    try context(request.editingState).fetchIdentifiers(request.descriptor)
  }

  /// The snapshots of objects.
  public func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: DefaultSnapshot] {
    let context = context(editingState)
    var found: [PersistentIdentifier: DefaultSnapshot] = [:]
    for (name, identifiers) in Dictionary(grouping: persistentIdentifiers, by: \.entityName) {
      for model in context.models(try entity(named: name), identifiers.map(\.key)) {
        try context.complete(model)
        let snapshot = try DefaultSnapshot(model._$storage)
        found[snapshot.persistentIdentifier] = snapshot
      }
    }
    return found
  }

  private func entity(named name: String) throws -> _ModelEntity {
    guard let entity = schema.model(named: name) else {
      throw SwiftDataError(.unknownSchema, "'\(name)' is not part of the store's schema.")
    }
    return entity
  }

  // MARK: Saving

  /// Persists changes in one transaction. Identifiers stay, but for objects with the unique values of others.
  public func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    let context = context(request.editingState)
    let inserted = try request.inserted.map { snapshot in
      (snapshot, model: try insert(snapshot, context))
    }
    let updated = try request.updated.map { snapshot in
      (snapshot, model: try update(snapshot, context))
    }
    // Objects may lead to others that come later.
    for (snapshot, model) in inserted + updated { try relate(model, snapshot, context) }
    for snapshot in request.deleted {
      let entity = try entity(named: snapshot.persistentIdentifier.entityName)
      for model in context.models(entity, [snapshot.persistentIdentifier.key]) { context.delete(model) }
    }
    try context.save()
    var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
    for (snapshot, model) in inserted { remapped[snapshot.persistentIdentifier] = model._$storage.identifier }
    return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: remapped)
  }

  private func insert(_ snapshot: DefaultSnapshot, _ context: ModelContext) throws -> any PersistentModel {
    let storage = _ModelStorage(try entity(named: snapshot.persistentIdentifier.entityName))
    storage.id = snapshot.persistentIdentifier.key
    let values = try _ModelStorage.values(of: snapshot.row(storage.entity))
    let model = storage.makeEmptyModel()
    for property in storage.entity.properties where !property.isRelationship {
      storage.values[property.slot] = values[property.slot]
    }
    context.insert(model)
    return model
  }

  private func update(_ snapshot: DefaultSnapshot, _ context: ModelContext) throws -> any PersistentModel {
    let entity = try entity(named: snapshot.persistentIdentifier.entityName)
    guard let model = context.models(entity, [snapshot.persistentIdentifier.key]).first else {
      throw missing(entity, snapshot.persistentIdentifier.key)
    }
    let storage = model._$storage
    let values = try _ModelStorage.values(of: snapshot.row(storage.entity))
    for property in storage.entity.columns where !property.isRelationship {
      let (old, new) = (storage.values[property.slot], values[property.slot])
      if try old.stored(property) == new.stored(property) { continue }
      storage.willChange(property.slot)
      storage.values[property.slot] = new
      context.noteChange(of: model, property.slot)
    }
    return model
  }

  private func relate(_ model: any PersistentModel, _ snapshot: DefaultSnapshot, _ context: ModelContext) throws {
    for property in model._$storage.entity.properties {
      guard let destination = property.destination, case .identifiers(let identifiers) = snapshot.values[property.name]
      else { continue }
      let others = context.models(destination, identifiers.map(\.key))
      if others.count < identifiers.count {
        let known = Set(others.map(\._$storage.id))
        let gone = identifiers.first { !known.contains($0.key) }
        throw missing(destination, gone?.key ?? 0)
      }
      context.relate(model, property, others)
    }
  }

  private func missing(_ entity: _ModelEntity, _ id: Int64) -> SwiftDataError {
    SwiftDataError(
      .modelValidationFailure, "The store has no object of '\(entity.name)' with the key \(id). Nothing was saved.")
  }

  // MARK: Deleting

  /// Deletes the objects of a request, with the rules of their relationships.
  public func delete<T>(_ request: DataStoreBatchDeleteRequest<T>) throws where T: PersistentModel {
    let context = context(request.editingState)
    try context.delete(model: T.self, where: request.predicate, includeSubclasses: request.includeSubclasses)
    try context.save()
  }

  /// Deletes all objects.
  public func erase() throws { try container.erase() }

  // MARK: History

  /// The transactions that meet a request.
  public func fetchHistory(
    _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>
  ) throws -> [DefaultHistoryTransaction] {
    try ModelContext(container).fetchHistory(descriptor)
  }

  /// Deletes the transactions that meet a request.
  public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {
    try ModelContext(container).deleteHistory(descriptor)
  }
}
