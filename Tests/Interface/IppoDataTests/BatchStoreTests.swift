import Foundation
import IppoData
import Observation
import SwiftDataApps
import Synchronization
import Testing

@Model
final class Crate {
  @Relationship(deleteRule: .deny, inverse: \Pot.crate) var pots: [Pot] = []
  @Relationship(maximumModelCount: 1, inverse: \Lid.crate) var lids: [Lid] = []

  init() {}
}

@Model
final class Pot {
  var name = "pot"
  var crate: Crate?

  init() {}
}

@Model
final class Lid {
  var crate: Crate?

  init() {}
}

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

  @Test("A change that was made since, and that meets the condition, keeps its object")
  func changeAfterDeletion() throws {
    let context = ModelContext(container)
    let plants = try context.fetch(FetchDescriptor<GardenPlant>())
    let oak = try #require(plants.first { $0.name == "Oak" })
    let bean = try #require(plants.first { $0.name == "Bean" })
    store.state.withLock { $0.condition = ["Oak"] }
    try context.delete(model: GardenPlant.self, where: oaks)
    bean.name = "Oak"
    bean.height = 2
    try context.save()
    #expect(oak.isDeleted && !bean.isDeleted && !context.hasChanges)
    let saved = try ModelContext(container).fetch(FetchDescriptor<GardenPlant>())
    #expect(saved.map(\.name) == ["Oak"] && saved.map(\.height) == [2])
  }

  @Test("A condition that the store refuses fails one save, and other contexts learn of the deletions before it")
  func refusedCondition() throws {
    store.state.withLock { ($0.condition, $0.refusedClass) = (["Oak"], "GardenBed") }
    let oak = try #require(try container.mainContext.fetch(FetchDescriptor<GardenPlant>(predicate: oaks)).first)
    let context = ModelContext(container)
    try context.delete(model: GardenPlant.self, where: oaks)
    try context.delete(model: GardenBed.self)
    context.insert(GardenPlant(name: "Pea"))
    #expect(throws: DataStoreError.invalidPredicate) { try context.save() }
    #expect(oak.isDeleted)
    #expect(try names() == ["Bean"])
    try context.save()
    #expect(try names() == ["Bean", "Pea"])
  }

  @Test("A save that is refused deletes nothing")
  func refusedSave() throws {
    let (context, store) = try crates()
    try context.delete(model: Pot.self)
    let crate = Crate()
    context.insert(crate)
    crate.lids = [Lid(), Lid()]
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(store.state.withLock { $0.deletions.isEmpty } && context.hasChanges)
    crate.lids.removeLast()
    try context.save()
    #expect(store.state.withLock { $0.deletions } == ["Pot"] && !context.hasChanges)
  }

  @Test("A deletion may make room for that of an object with the rule deny")
  func deniedDeletion() throws {
    let (context, _) = try crates()
    let crate = try #require(try context.fetch(FetchDescriptor<Crate>()).first)
    #expect(crate.pots.count == 1)
    try context.delete(model: Pot.self)
    context.delete(crate)
    try context.save()
    #expect(crate.isDeleted)
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Crate>()) == 0)
  }

  /// A context of another store with a pot in a crate.
  private func crates() throws -> (ModelContext, BatchStore) {
    let configuration = BatchStore.Configuration()
    let container = try ModelContainer(for: Crate.self, Pot.self, Lid.self, configurations: configuration)
    let store = try #require(configuration.opened.store.withLock { $0 })
    let context = ModelContext(container)
    let crate = Crate()
    crate.pots = [Pot()]
    context.insert(crate)
    try context.save()
    return (ModelContext(container), store)
  }

  @Test("A view that learns of a deletion may save another context")
  func saveOfObserver() throws {
    store.state.withLock { $0.condition = ["Oak"] }
    let context = ModelContext(container)
    let bean = try #require(
      try context.fetch(FetchDescriptor<GardenPlant>(predicate: #Predicate { $0.name == "Bean" })).first)
    let saves = Mutex(0)
    withObservationTracking {
      _ = bean.name
    } onChange: { [container] in
      let other = ModelContext(container)
      other.insert(GardenPlant(name: "Pea"))
      do {
        try other.save()
        saves.withLock { $0 += 1 }
      } catch {
        Issue.record(error)
      }
    }
    try context.delete(model: GardenPlant.self, where: oaks)
    try context.save()
    #expect(saves.withLock { $0 } == 1)
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
