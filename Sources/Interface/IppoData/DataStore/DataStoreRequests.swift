public import Foundation

/// A request for snapshots (`SwiftData.DataStoreFetchRequest`).
public struct DataStoreFetchRequest<T>: Sendable where T: PersistentModel {
  /// The context.
  public let editingState: EditingState
  /// The condition, the order, and the limit. It has no offset: the context leaves objects out at the beginning.
  public let descriptor: FetchDescriptor<T>

  init(_ descriptor: FetchDescriptor<T>, _ editingState: EditingState) {
    (self.descriptor, self.editingState) = (descriptor, editingState)
  }
}

/// The snapshots that a store has found (`SwiftData.DataStoreFetchResult`).
public struct DataStoreFetchResult<ModelType, SnapshotType>: Sendable
where ModelType: PersistentModel, SnapshotType: DataStoreSnapshot {
  /// The request that the store has answered.
  public let descriptor: FetchDescriptor<ModelType>
  /// The snapshots, in the order of the request. Those of other classes are left out.
  public let fetchedSnapshots: [SnapshotType]
  /// The snapshots of objects that relationships lead to. The context makes objects of them at once.
  public let relatedSnapshots: [PersistentIdentifier: SnapshotType]

  /// The answer to a request.
  public init(
    descriptor: FetchDescriptor<ModelType>, fetchedSnapshots: [SnapshotType],
    relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
  ) {
    self.descriptor = descriptor
    self.fetchedSnapshots = fetchedSnapshots
    self.relatedSnapshots = relatedSnapshots
  }
}

/// The changes of a save (`SwiftData.DataStoreSaveChangesRequest`).
public struct DataStoreSaveChangesRequest<SnapshotType>: Sendable where SnapshotType: DataStoreSnapshot {
  /// The new objects. Their identifiers are temporary ones, without a store.
  public let inserted: [SnapshotType]
  /// The changed objects, with all their values.
  public let updated: [SnapshotType]
  /// The deleted objects.
  public let deleted: [SnapshotType]
  /// The context.
  public let editingState: EditingState

  init(inserted: [SnapshotType], updated: [SnapshotType], deleted: [SnapshotType], editingState: EditingState) {
    (self.inserted, self.updated, self.deleted, self.editingState) = (inserted, updated, deleted, editingState)
  }
}

/// The effects of a save (`SwiftData.DataStoreSaveChangesResult`).
public final class DataStoreSaveChangesResult<T>: Sendable where T: DataStoreSnapshot {
  /// The identifiers of the store for new objects, by the temporary ones. An object without an entry keeps its identifier.
  public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
  /// The store.
  public let storeIdentifier: String
  /// Snapshots with values that the save has changed, such as a date of the store. The context takes them over.
  public let snapshotsToReregister: [PersistentIdentifier: T]

  /// The effects of a save.
  public init(
    for storeIdentifier: String, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
    snapshotsToReregister: [PersistentIdentifier: T] = [:]
  ) {
    self.storeIdentifier = storeIdentifier
    self.remappedIdentifiers = remappedIdentifiers
    self.snapshotsToReregister = snapshotsToReregister
  }
}

/// A request to delete the objects of a condition (`SwiftData.DataStoreBatchDeleteRequest`).
public struct DataStoreBatchDeleteRequest<T>: Sendable where T: PersistentModel {
  /// The context.
  public let editingState: EditingState
  /// The condition; `nil` for all objects.
  public let predicate: Predicate<T>?
  /// Whether objects of subclasses are deleted as well.
  public let includeSubclasses: Bool

  init(predicate: Predicate<T>?, includeSubclasses: Bool, _ editingState: EditingState) {
    (self.predicate, self.includeSubclasses, self.editingState) = (predicate, includeSubclasses, editingState)
  }
}

/// The identity of a context for stores (`SwiftData.EditingState`).
public struct EditingState: Identifiable, Sendable {
  /// The identity, which differs between contexts.
  public let id: UUID
  /// The ``ModelContext/author`` of the context.
  public var author: String?
}

/// An answer of a store that does not do what a request asks for (`SwiftData.DataStoreError`).
public enum DataStoreError: Error, Hashable, Sendable {
  /// The store does not do this. The context asks again without a condition, an order and a limit, and does the rest in memory.
  /// A plain request that the store refuses fails with this error.
  case unsupportedFeature
  /// The context is to filter the objects.
  case preferInMemoryFilter
  /// The context is to sort the objects.
  case preferInMemorySort
  /// The condition cannot be evaluated at all. The request fails with this error.
  case invalidPredicate
}
