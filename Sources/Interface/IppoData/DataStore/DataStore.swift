/// A store that an app writes itself: a file, a service, a table in memory (`SwiftData.DataStore`).
///
/// A ``ModelContainer`` opens the store of a configuration. Contexts ask the store for snapshots, and make
/// objects of them. A save sends the store the snapshots of all changed objects. An error of the store reaches the caller, and all
/// changes are still pending.
///
/// Contexts of several actors share a store: they call it one after another. A store that the container has for itself needs no
/// lock of its own. A ``ConcurrentDataStore`` has one, and answers requests while it saves.
public protocol DataStore: AnyObject {
  /// The configuration that the store is opened with.
  associatedtype Configuration: DataStoreConfiguration where Self == Self.Configuration.Store
  /// The values of an object, as the store exchanges them with contexts.
  associatedtype Snapshot: DataStoreSnapshot

  /// The name of the store in the identifiers of objects. It must not change between launches.
  var identifier: String { get }
  /// The classes of the store.
  var schema: Schema { get }
  /// The configuration.
  var configuration: Configuration { get }

  /// Opens the store. The plan is `nil`: a container with a plan takes the configurations of the framework alone.
  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws

  /// Deletes all data. ``ModelContainer/erase()`` calls it after a save that has deleted all objects.
  func erase() throws

  /// The snapshots of the objects that meet a request, in its order.
  ///
  /// A store that does not evaluate conditions, or orders, throws ``DataStoreError/preferInMemoryFilter`` or
  /// ``DataStoreError/preferInMemorySort``. The context asks again without them, and filters and sorts the objects.
  func fetch<T>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>
  where T: PersistentModel

  /// The number of objects that meet a request.
  func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel

  /// The identifiers of the objects that meet a request.
  func fetchIdentifiers<T>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel

  /// Persists the changes of a save: all of them, or none and an error.
  func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>

  /// Notes that a context begins to use the store.
  func initializeState(for editingState: EditingState)

  /// Notes that a context is gone.
  func invalidateState(for editingState: EditingState)

  /// The snapshots that the store has at hand for objects that relationships lead to.
  ///
  /// For identifiers without a snapshot here the context fetches all objects of the class.
  func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: Snapshot]
}

extension DataStore {
  /// The number of the identifiers.
  public func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel {
    try fetchIdentifiers(request).count
  }

  /// The identifiers of the snapshots that are objects of the class.
  public func fetchIdentifiers<T>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> [PersistentIdentifier] where T: PersistentModel {
    let names = Set(T._$entity.knownKinds.map(\.name))
    return try fetch(request).fetchedSnapshots.map(\.persistentIdentifier).filter { names.contains($0.entityName) }
  }

  /// Leaves the store as it is: the save before has deleted all objects.
  public func erase() throws {}

  /// Notes nothing.
  public func initializeState(for editingState: EditingState) {}

  /// Notes nothing.
  public func invalidateState(for editingState: EditingState) {}

  /// No snapshots.
  public func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: Snapshot] { [:] }
}

/// A ``DataStore`` that several threads may call at once. An addition of Ippo.
///
/// Contexts read from such a store while another context saves to it. Saves still come one after another. A save that waits for a
/// service then holds up neither the main actor nor a thread that the save itself waits for.
public protocol ConcurrentDataStore: DataStore, Sendable {}

/// A store that deletes the objects of a condition by itself (`SwiftData.DataStoreBatching`).
///
/// ``ModelContext/delete(model:where:includeSubclasses:)`` leaves the deletion to the store, which keeps to the rules of the
/// relationships. The next save calls the function before it sends the other changes.
public protocol DataStoreBatching: DataStore {
  /// Deletes the objects of a request: all of them, or none and an error.
  ///
  /// After a ``DataStoreError`` other than ``DataStoreError/invalidPredicate`` the context deletes the objects one by one. After that
  /// one the save fails, and the deletion is given up. After other errors it is still pending.
  func delete<T>(_ request: DataStoreBatchDeleteRequest<T>) throws where T: PersistentModel
}

/// The place of a ``DataStore``, and the classes in it (`SwiftData.DataStoreConfiguration`).
public protocol DataStoreConfiguration: Hashable {
  /// The store.
  associatedtype Store: DataStore where Self == Self.Store.Configuration

  /// The name.
  var name: String { get }
  /// The classes of the store. A container sets its own ones where there are none.
  var schema: Schema? { get set }

  /// Refuses a configuration that no store can be opened with.
  func validate() throws
}

extension DataStoreConfiguration {
  /// Accepts the configuration.
  public func validate() throws {}
}
