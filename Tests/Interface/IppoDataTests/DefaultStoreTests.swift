#if SQLite
  import Foundation
  import IppoData
  import SwiftDataApps
  import Synchronization
  import Testing

  /// A store of an app that keeps its snapshots in SQLite.
  private final class WrappingStore: DataStore {
    struct Configuration: DataStoreConfiguration {
      typealias Store = WrappingStore

      var name = "wrapping"
      var schema: Schema?
      let url: URL

      init(url: URL) { self.url = url }
    }

    typealias Snapshot = DefaultSnapshot

    let configuration: Configuration
    let schema: Schema
    private let inner: DefaultStore
    var identifier: String { inner.identifier }

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
      self.configuration = configuration
      schema = configuration.schema ?? Schema([])
      inner = try DefaultStore(
        ModelConfiguration(schema: schema, url: configuration.url), migrationPlan: migrationPlan)
    }

    func fetch<T>(
      _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> where T: PersistentModel {
      try inner.fetch(request)
    }

    func fetchCount<T>(_ request: DataStoreFetchRequest<T>) throws -> Int where T: PersistentModel {
      try inner.fetchCount(request)
    }

    func save(
      _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
      try inner.save(request)
    }

    func cachedSnapshots(
      for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: DefaultSnapshot] {
      try inner.cachedSnapshots(for: persistentIdentifiers, editingState: editingState)
    }

    func erase() throws { try inner.erase() }
  }

  @Suite("SQLite as a store with snapshots")
  struct DefaultStoreTests {
    let folder: TemporaryFolder
    var file: URL { folder.url.appending(path: "garden.store") }

    init() throws { folder = try TemporaryFolder() }

    @Test("A store of an app keeps its objects in SQLite")
    func wrapped() throws {
      let container = try ModelContainer(
        for: GardenBed.self, GardenPlant.self, configurations: WrappingStore.Configuration(url: file))
      let context = ModelContext(container)
      context.author = "sync"
      let north = GardenBed(name: "North")
      north.plants = [GardenPlant(name: "Oak", height: 9), GardenPlant(name: "Bean")]
      context.insert(north)
      try context.save()
      let oak = try #require(north.plants.first { $0.name == "Oak" })
      oak.companions = north.plants.filter { $0 !== oak }
      oak.height = 10
      try context.save()

      // The file is one of the framework.
      let plain = try ModelContainer(
        for: GardenBed.self, GardenPlant.self,
        configurations: ModelConfiguration(schema: Schema([GardenBed.self, GardenPlant.self]), url: file))
      let reader = ModelContext(plain)
      let tall = FetchDescriptor<GardenPlant>(predicate: #Predicate { $0.height ?? 0 > 5 })
      let found = try #require(try reader.fetch(tall).first)
      #expect(found.height == 10 && found.bed?.plants.count == 2 && found.companions.map(\.name) == ["Bean"])
      #expect(
        try reader.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).map(\.author) == ["sync", "sync"])

      let other = ModelContext(container)
      #expect(try other.fetchCount(tall) == 1)
      let bean = try #require(
        try other.fetch(FetchDescriptor<GardenPlant>(predicate: #Predicate { $0.name == "Bean" })).first)
      #expect(bean.companionOf.map(\.name) == ["Oak"])
      other.delete(bean)
      try other.save()
      #expect(try ModelContext(plain).fetchCount(FetchDescriptor<GardenPlant>()) == 1)
      try container.erase()
      #expect(try ModelContext(plain).fetchCount(FetchDescriptor<GardenBed>()) == 0)
    }

    @Test("A store without classes is refused")
    func missingSchema() {
      #expect(throws: SwiftDataError.unknownSchema) { try DefaultStore(ModelConfiguration(isStoredInMemoryOnly: true)) }
      #expect(ModelConfiguration.Store.self == DefaultStore.self)
    }

    @Test("Deletions during a save to two stores win over its changes, and the save says so")
    func deletionsDuringSave() throws {
      let custom = MemoryStore.Configuration()
      custom.schema = Schema([GardenBed.self, GardenPlant.self])
      let container = try ModelContainer(
        for: Schema([GardenBed.self, GardenPlant.self, Stranger.self]),
        configurations: [
          ModelConfiguration(schema: Schema([Stranger.self]), isStoredInMemoryOnly: true), custom,
        ])
      let context = ModelContext(container)
      let (stranger, oak) = (Stranger(), GardenPlant(name: "Oak"))
      context.insert(stranger)
      context.insert(oak)
      try context.save()
      stranger.name = "Anna"
      oak.height = 3
      let identifiers = [stranger.persistentModelID, oak.persistentModelID]
      let conflicts = Mutex<[SaveConflict]>([])
      let center = NotificationCenter.default
      let observers = [
        center.addObserver(forName: ModelContext.willSave, object: context, queue: nil) { _ in
          let other = ModelContext(container)
          do {
            for stranger in try other.fetch(FetchDescriptor<Stranger>()) { other.delete(stranger) }
            for plant in try other.fetch(FetchDescriptor<GardenPlant>()) { other.delete(plant) }
            try other.save()
          } catch {
            Issue.record(error)
          }
        },
        center.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { notification in
          let key = ModelContext.NotificationKey.conflicts.rawValue
          let found = notification.userInfo?[key] as? [SaveConflict] ?? []
          conflicts.withLock { $0 = found }
        },
      ]
      defer { for observer in observers { center.removeObserver(observer) } }
      try context.save()
      let found = conflicts.withLock { $0 }
      #expect(found.count == 2 && Set(found.map(\.object)) == Set(identifiers))
      #expect(found.allSatisfy { $0.property == nil && $0.winner == .earlierSave })
      #expect(stranger.isDeleted && oak.isDeleted && !context.hasChanges)
    }

    @Test("A save to two stores is complete in one of them, if the other fails")
    func twoStores() throws {
      let custom = MemoryStore.Configuration()
      custom.schema = Schema([GardenBed.self, GardenPlant.self])
      let container = try ModelContainer(
        for: Schema([GardenBed.self, GardenPlant.self, Stranger.self]),
        configurations: [
          ModelConfiguration(schema: Schema([Stranger.self]), isStoredInMemoryOnly: true), custom,
        ])
      let store = try #require(custom.store)
      let context = ModelContext(container)
      store.writeError = MemoryStore.Failure.write
      context.insert(Stranger())
      context.insert(GardenPlant(name: "Oak"))
      #expect(throws: MemoryStore.Failure.write) { try context.save() }
      #expect(context.insertedModelsArray.count == 1)
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Stranger>()) == 1)
      #expect(try context.fetchCount(FetchDescriptor<GardenPlant>()) == 1)
      store.writeError = nil
      try context.save()
      #expect(!context.hasChanges && store.snapshots.count == 1)
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Stranger>()) == 1)

      store.writeError = MemoryStore.Failure.write
      context.insert(GardenPlant(name: "Bean"))
      context.insert(Stranger())
      #expect(throws: MemoryStore.Failure.write) { try context.save() }
      #expect(context.insertedModelsArray.count == 2)
    }
  }
#endif
