import Foundation
import IppoData
import SwiftDataApps
import Synchronization
import Testing

@MainActor
@Suite("Stores of the app that delete and save by themselves")
struct BatchStoreTests {
  let container: ModelContainer
  let store: BatchStore

  init() throws {
    let configuration = BatchStore.Configuration()
    container = try ModelContainer(for: GardenBed.self, GardenPlant.self, configurations: configuration)
    store = try #require(configuration.opened.store.withLock { $0 })
    let context = ModelContext(container)
    for name in ["Oak", "Bean"] { context.insert(GardenPlant(name: name)) }
    try context.save()
  }

  private func names() throws -> [String] {
    try ModelContext(container).fetch(FetchDescriptor<GardenPlant>(sortBy: [SortDescriptor(\.name)])).map(\.name)
  }

  private var oaks: Predicate<GardenPlant> { #Predicate { $0.name == "Oak" } }

  // MARK: Deletions

  @Test("A store deletes the objects of a condition in the next save, before objects that were inserted since")
  func deletion() throws {
    let (context, other) = (ModelContext(container), ModelContext(container))
    let oak = try #require(try other.fetch(FetchDescriptor<GardenPlant>(predicate: oaks)).first)
    let own = try #require(try context.fetch(FetchDescriptor<GardenPlant>(predicate: oaks)).first)
    store.state.withLock { $0.condition = ["Oak"] }
    try context.delete(model: GardenPlant.self, where: oaks)
    #expect(context.hasChanges && store.state.withLock { $0.deletions.isEmpty })
    #expect(try context.fetchCount(FetchDescriptor<GardenPlant>()) == 2)
    context.insert(GardenPlant(name: "Oak"))
    own.height = 4

    let deleted = Mutex<[PersistentIdentifier]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { notification in
      let key = ModelContext.NotificationKey.deletedIdentifiers.rawValue
      let identifiers = notification.userInfo?[key] as? [PersistentIdentifier] ?? []
      deleted.withLock { $0 = identifiers }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.save()
    #expect(deleted.withLock { $0 } == [oak.persistentModelID])
    #expect(store.state.withLock { $0.deletions } == ["GardenPlant"])
    #expect(!context.hasChanges && own.isDeleted)
    #expect(try names() == ["Bean", "Oak"])
    _ = try other.fetchCount(FetchDescriptor<GardenPlant>())
    #expect(oak.isDeleted)
  }

  @Test("The context deletes the objects where changes are pending that the condition may read")
  func pendingChanges() throws {
    let context = ModelContext(container)
    let bean = try #require(
      try context.fetch(FetchDescriptor<GardenPlant>(predicate: #Predicate { $0.name == "Bean" })).first)
    bean.name = "Oak"
    try context.delete(model: GardenPlant.self, where: oaks)
    #expect(try context.fetchCount(FetchDescriptor<GardenPlant>()) == 0)
    try context.save()
    #expect(store.state.withLock { $0.deletions.isEmpty })
    #expect(try names().isEmpty)
  }

  @Test("The context deletes the objects where the store does not")
  func unsupportedDeletion() throws {
    store.state.withLock { $0.deletionError = DataStoreError.preferInMemoryFilter }
    let context = ModelContext(container)
    try context.delete(model: GardenPlant.self, where: oaks)
    try context.save()
    #expect(try names() == ["Bean"])
  }

  @Test("After an error of the store, the deletion and all changes are still pending")
  func failedDeletion() throws {
    store.state.withLock { ($0.deletionError, $0.condition) = (BatchStore.Failure.deletion, ["Oak"]) }
    let context = ModelContext(container)
    try context.delete(model: GardenPlant.self, where: oaks)
    context.insert(GardenPlant(name: "Pea"))
    #expect(throws: BatchStore.Failure.deletion) { try context.save() }
    #expect(context.hasChanges)
    #expect(try names() == ["Bean", "Oak"])
    store.state.withLock { $0.deletionError = nil }
    try context.save()
    #expect(try names() == ["Bean", "Pea"])

    store.state.withLock { $0.condition = ["Pea"] }
    try context.delete(model: GardenPlant.self, where: #Predicate { $0.name == "Pea" })
    context.rollback()
    #expect(!context.hasChanges)
    try context.save()
    #expect(try names() == ["Bean", "Pea"])
  }

  @Test("A container deletes all objects")
  func erase() throws {
    try container.erase()
    #expect(try names().isEmpty)
    #expect(Set(store.state.withLock { $0.deletions }) == ["GardenBed", "GardenPlant"])
  }

  // MARK: Concurrency

  @Test("A concurrent store answers requests of other threads while it saves")
  func requestsDuringSave() throws {
    let found = Mutex<Int?>(nil)
    let isInTime = Mutex(false)
    store.state.withLock { state in
      state.duringSave = { [container] in
        let answered = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          let count = try? ModelContext(container).fetchCount(FetchDescriptor<GardenPlant>())
          found.withLock { $0 = count }
          answered.signal()
        }
        let result = answered.wait(timeout: .now() + 60)
        isInTime.withLock { $0 = result == .success }
      }
    }
    let context = ModelContext(container)
    context.insert(GardenPlant(name: "Pea"))
    try context.save()
    #expect(isInTime.withLock { $0 }, "The request waited for the end of the save.")
    #expect(found.withLock { $0 } == 2)
  }

  // MARK: History

  @Test("An observer needs a store with a history")
  func noHistory() {
    #expect(throws: SwiftDataError.unknownSchema) { try HistoryObserver(modelContainer: container) }
  }
}
