import Foundation
internal import IppoPredicates
internal import Synchronization

/// The stores of a container, and the contexts that use them.
final class ContainerCore: Sendable {
  let schema: Schema
  let configurations: [ModelConfiguration]
  let hub: ContextHub
  /// The columns of the classes, for conditions.
  let predicates: PredicateSchema
  private let stores: [(store: any ModelStore, entities: Set<ObjectIdentifier>)]
  /// The stores of the app.
  let snapshotStores: [any SnapshotStore]
  private let missing: MissingStore
  /// Whether every use of the contexts fails: there is no open container.
  var isMissing: Bool { stores.isEmpty }

  private init(
    _ schema: Schema, _ configurations: [any DataStoreConfiguration], _ plan: MigrationPlan?
  ) throws {
    self.schema = schema
    self.configurations = configurations.compactMap { $0 as? ModelConfiguration }
    predicates = PredicateSchema(schema)
    let hub = ContextHub()
    self.hub = hub
    missing = MissingStore(.unknownSchema)
    try Self.checkFamilies(schema, configurations)
    let stores = try configurations.map { configuration in
      let models = configuration.schema ?? schema
      let store = try Self.openStore(configuration, models, plan, hub)
      return (store: store, entities: Set(models.models.map { ObjectIdentifier($0) }))
    }
    self.stores = stores
    snapshotStores = stores.compactMap(\.store.snapshots)
  }

  /// Refuses configurations that keep a class and its superclass in different stores: a request reads one.
  private static func checkFamilies(_ schema: Schema, _ configurations: [any DataStoreConfiguration]) throws {
    func first(_ entity: _ModelEntity) -> Int? {
      configurations.firstIndex { ($0.schema ?? schema).contains(entity) }
    }
    for entity in schema.models {
      guard let superclass = entity.superclass, first(entity) != first(superclass) else { continue }
      throw SwiftDataError(
        .duplicateConfiguration,
        "'\(entity.name)' inherits from '\(superclass.name)', and another configuration has that class: name both in the "
          + "schema of one configuration.")
    }
  }

  /// A core for contexts whose every use fails.
  init(missing error: SwiftDataError) {
    schema = Schema([])
    predicates = PredicateSchema()
    configurations = []
    hub = ContextHub()
    missing = MissingStore(error)
    (stores, snapshotStores) = ([], [])
  }

  /// A core over a store that is open already.
  init(_ schema: Schema, over store: any ModelStore) {
    self.schema = schema
    configurations = []
    predicates = PredicateSchema(schema)
    hub = ContextHub()
    missing = MissingStore(.unknownSchema)
    stores = [(store, Set(schema.models.map { ObjectIdentifier($0) }))]
    snapshotStores = [store.snapshots].compactMap { $0 }
  }

  func store(of entity: _ModelEntity) -> any ModelStore {
    stores.first { $0.entities.contains(ObjectIdentifier(entity)) }?.store ?? missing
  }

  /// Whether a store of the app has the objects of a class.
  func usesSnapshots(_ entity: _ModelEntity) -> Bool {
    !snapshotStores.isEmpty && store(of: entity).snapshots != nil
  }

  var allStores: [any ModelStore] { stores.map(\.store) }

  /// Notes a context, for the saves of others, and for stores of the app.
  func add(_ context: ModelContext) {
    hub.add(context)
    for store in snapshotStores { store.begin(context.editingState) }
  }

  /// Notes that a context is gone.
  func end(_ state: EditingState) {
    for store in snapshotStores { store.end(state) }
  }

  // MARK: Opening

  /// Opens stores. Containers of a process with the same files share them, and with them every change.
  static func open(
    _ schema: Schema, _ configurations: [any DataStoreConfiguration], _ plan: MigrationPlan?
  ) throws -> ContainerCore {
    let known = configurations.compactMap { $0 as? ModelConfiguration }
    let paths = known.map(\.path)
    let files = paths.compactMap { $0 }
    guard Set(files).count == files.count else {
      throw SwiftDataError(.duplicateConfiguration, "Two configurations name the same file: \(files).")
    }
    guard files.count == configurations.count else { return try ContainerCore(schema, configurations, plan) }
    let key = OpenCores.Key(
      files: files, allowsSave: known.map(\.allowsSave), version: schema.version,
      entities: schema.models.map { ObjectIdentifier($0) })
    return try OpenCores.shared.core(key) { try ContainerCore(schema, configurations, plan) }
  }

  private static func openStore(
    _ configuration: any DataStoreConfiguration, _ schema: Schema, _ plan: MigrationPlan?, _ hub: ContextHub
  ) throws -> any ModelStore {
    func open<Configuration: DataStoreConfiguration>(_ configuration: Configuration) throws -> any ModelStore {
      try CustomStore<Configuration.Store>(configuration, schema)
    }
    guard let known = configuration as? ModelConfiguration else { return try open(configuration) }
    return try openSQLite(known, schema, plan, hub)
  }

  private static func openSQLite(
    _ configuration: ModelConfiguration, _ schema: Schema, _ plan: MigrationPlan?, _ hub: ContextHub
  ) throws -> any ModelStore {
    #if SQLite
      let store = try SQLiteStore(
        path: configuration.path, schema: schema, allowsSave: configuration.allowsSave, plan: plan)
      store.follow(schema) { hub.post($0, from: nil) }
      return store
    #else
      throw SwiftDataError(
        .loadIssueModelContainer,
        "Models need a build with the trait SQLite of the package ippo, and Debian's libsqlite3-dev. This applies to "
          + "stores in memory as well.")
    #endif
  }
}

/// The cores of the files that this process has open.
private final class OpenCores: Sendable {
  struct Key: Hashable {
    let files: [String]
    let allowsSave: [Bool]
    let version: Schema.Version
    let entities: [ObjectIdentifier]
  }

  private struct Reference {
    weak var core: ContainerCore?
  }

  static let shared = OpenCores()
  private let cores = Mutex<[Key: Reference]>([:])

  func core(_ key: Key, _ open: () throws -> ContainerCore) throws -> ContainerCore {
    try cores.withLock { cores in
      if let core = cores[key]?.core { return core }
      let core = try open()
      cores = cores.filter { $0.value.core != nil }
      cores[key] = Reference(core: core)
      return core
    }
  }
}
