import Foundation
import IppoData

/// A store of an app: a table in memory, which may fail, and answers in several ways.
final class MemoryStore: DataStore, HistoryProviding {
  final class Configuration: DataStoreConfiguration {
    typealias Store = MemoryStore

    let name = "memory"
    var schema: Schema?
    /// The store that was opened.
    weak var store: MemoryStore?
    var isValid = true

    static func == (left: Configuration, right: Configuration) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func validate() throws { if !isValid { throw Failure.invalid } }
  }

  typealias Snapshot = DefaultSnapshot
  typealias HistoryType = Save

  enum Failure: Error {
    case invalid, read, write
  }

  /// A save in the history.
  struct Save: HistoryTransaction {
    struct Token: HistoryToken {
      let number: Int

      static func < (left: Self, right: Self) -> Bool { left.number < right.number }
    }

    let author: String?
    let changes: [HistoryChange] = []
    let storeIdentifier: String
    let timestamp: Date
    let token: Token
  }

  let configuration: Configuration
  let schema: Schema
  let identifier = "memory"
  /// The snapshots, in the order of their saves.
  var snapshots: [DefaultSnapshot] = []
  var saves: [Save] = []
  /// Whether the store has numbers for its objects, in place of those of contexts.
  var numbersObjects = false
  var readError: (any Error)?
  var writeError: (any Error)?
  /// Whether every save is answered with all snapshots.
  var reregisters = false
  /// Whether a request is answered with the snapshots of other classes as well.
  var addsRelated = false
  /// Whether the store has snapshots at hand.
  var hasCache = false
  var fetches = 0
  var cached: [PersistentIdentifier] = []
  var states: Set<UUID> = []
  private var number = 0

  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    schema = configuration.schema ?? Schema([])
    configuration.store = self
  }

  func fetch<T>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> DataStoreFetchResult<T, DefaultSnapshot> where T: PersistentModel {
    fetches += 1
    if let readError { throw readError }
    if request.descriptor.predicate != nil { throw DataStoreError.unsupportedFeature }
    if !request.descriptor.sortBy.isEmpty { throw DataStoreError.preferInMemorySort }
    let name = Schema.entityName(for: T.self)
    let found = snapshots.filter { $0.persistentIdentifier.entityName == name }
    let others = addsRelated ? snapshots.filter { $0.persistentIdentifier.entityName != name } : []
    return DataStoreFetchResult(
      descriptor: request.descriptor, fetchedSnapshots: Array(found.prefix(request.descriptor.fetchLimit ?? .max)),
      relatedSnapshots: Dictionary(uniqueKeysWithValues: others.map { ($0.persistentIdentifier, $0) }))
  }

  func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    if let writeError { throw writeError }
    var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
    for snapshot in request.inserted where numbersObjects {
      number += 1
      remapped[snapshot.persistentIdentifier] = try .identifier(
        for: identifier, entityName: snapshot.persistentIdentifier.entityName, primaryKey: number)
    }
    for snapshot in request.updated {
      snapshots.removeAll { $0.persistentIdentifier == snapshot.persistentIdentifier }
    }
    snapshots = (snapshots + request.updated + request.inserted).map { snapshot in
      snapshot.copy(
        persistentIdentifier: remapped[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier,
        remappedIdentifiers: remapped)
    }
    let gone = Set(request.deleted.map(\.persistentIdentifier))
    snapshots.removeAll { gone.contains($0.persistentIdentifier) }
    let time = Date(timeIntervalSinceReferenceDate: Double(saves.count))
    saves.append(
      Save(
        author: request.editingState.author, storeIdentifier: identifier, timestamp: time,
        token: Save.Token(number: saves.count)))
    let all = Dictionary(uniqueKeysWithValues: snapshots.map { ($0.persistentIdentifier, $0) })
    return DataStoreSaveChangesResult(
      for: identifier, remappedIdentifiers: remapped, snapshotsToReregister: reregisters ? all : [:])
  }

  func cachedSnapshots(
    for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
  ) throws -> [PersistentIdentifier: DefaultSnapshot] {
    cached += persistentIdentifiers
    if let readError { throw readError }
    guard hasCache else { return [:] }
    let wanted = Set(persistentIdentifiers)
    let found = snapshots.filter { wanted.contains($0.persistentIdentifier) }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.persistentIdentifier, $0) })
  }

  func initializeState(for editingState: EditingState) { states.insert(editingState.id) }

  func invalidateState(for editingState: EditingState) { states.remove(editingState.id) }

  func erase() throws { snapshots = [] }

  func fetchHistory(_ descriptor: HistoryDescriptor<Save>) throws -> [Save] {
    guard let predicate = descriptor.predicate else { return saves }
    return try saves.filter(predicate.evaluate)
  }

  func deleteHistory(_ descriptor: HistoryDescriptor<Save>) throws { saves = [] }
}
