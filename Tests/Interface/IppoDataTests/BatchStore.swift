import Foundation
import IppoData
import Synchronization

/// A store of an app that deletes the objects of a condition by itself, and that several threads may call at once.
final class BatchStore: DataStoreBatching, ConcurrentDataStore {
  struct Configuration: DataStoreConfiguration, Sendable {
    typealias Store = BatchStore

    /// Keeps the store that was opened.
    final class Opened: Sendable {
      let store = Mutex<BatchStore?>(nil)
    }

    let name = "batches"
    var schema: Schema?
    let opened = Opened()

    static func == (left: Self, right: Self) -> Bool { left.opened === right.opened }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(opened)) }
  }

  struct State {
    var snapshots: [DefaultSnapshot] = []
    /// The names of the objects that meet the condition of every deletion.
    var condition: Set<String> = []
    /// The classes whose objects go with those of a deletion.
    var cascade: Set<String> = []
    /// The classes of the deletions.
    var deletions: [String] = []
    var deletionError: (any Error)?
    /// The class for which the store refuses every condition.
    var refusedClass: String?
    /// Called in the middle of a save.
    var duringSave: (@Sendable () -> Void)?
  }

  enum Failure: Error {
    case deletion
  }

  /// The name of an object.
  private struct Named: Decodable {
    let name: String
  }

  let configuration: Configuration
  let schema: Schema
  let identifier = "batches"
  let state = Mutex(State())

  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    schema = configuration.schema ?? Schema([])
    configuration.opened.store.withLock { $0 = self }
  }

  func fetch<T>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> DataStoreFetchResult<T, DefaultSnapshot> where T: PersistentModel {
    if request.descriptor.predicate != nil { throw DataStoreError.preferInMemoryFilter }
    if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
    let name = Schema.entityName(for: T.self)
    let found = state.withLock { $0.snapshots.filter { $0.persistentIdentifier.entityName == name } }
    return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: found)
  }

  func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    state.withLock { $0.duringSave }?()
    let gone = Set((request.deleted + request.updated).map(\.persistentIdentifier))
    state.withLock { state in
      state.snapshots.removeAll { gone.contains($0.persistentIdentifier) }
      state.snapshots += request.updated + request.inserted
    }
    return DataStoreSaveChangesResult(for: identifier)
  }

  func delete<T>(_ request: DataStoreBatchDeleteRequest<T>) throws where T: PersistentModel {
    let name = Schema.entityName(for: T.self)
    try state.withLock { state in
      if let error = state.deletionError { throw error }
      if state.refusedClass == name { throw DataStoreError.invalidPredicate }
      state.deletions.append(name)
      let cascade = state.cascade
      state.snapshots.removeAll { cascade.contains($0.persistentIdentifier.entityName) }
      let condition = state.condition
      try state.snapshots.removeAll { snapshot in
        guard snapshot.persistentIdentifier.entityName == name else { return false }
        let named = try JSONDecoder().decode(Named.self, from: JSONEncoder().encode(snapshot))
        return request.predicate == nil || condition.contains(named.name)
      }
    }
  }
}
