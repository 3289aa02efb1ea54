import Foundation
import IppoData
import Observation
import SwiftDataApps
import Synchronization
import TestSignals
import Testing

/// A token of no store.
private struct OtherToken: HistoryToken {
  let number: Int

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

@MainActor
@Suite("Saves of several contexts to a store of the app")
struct MergedSaveTests {
  let container: ModelContainer
  let store: MemoryStore

  init() throws {
    let configuration = MemoryStore.Configuration()
    container = try ModelContainer(for: GardenBed.self, GardenPlant.self, configurations: configuration)
    store = try #require(configuration.store)
    let context = ModelContext(container)
    let bed = GardenBed(name: "North")
    bed.plants = [GardenPlant(name: "Oak")]
    context.insert(bed)
    try context.save()
  }

  /// Saves a context. Another context saves while this one is about to.
  private func save(
    _ context: ModelContext, after change: @escaping @Sendable (ModelContext) throws -> Void
  ) throws -> [SaveConflict] {
    let conflicts = Mutex<[SaveConflict]>([])
    let hasSaved = Mutex(false)
    let center = NotificationCenter.default
    let observers = [
      center.addObserver(forName: ModelContext.willSave, object: context, queue: nil) { [container] _ in
        let other = ModelContext(container)
        do {
          try change(other)
          try other.save()
          hasSaved.withLock { $0 = true }
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
    #expect(hasSaved.withLock { $0 })
    return conflicts.withLock { $0 }
  }

  private func plant(_ context: ModelContext) throws -> GardenPlant {
    try #require(try context.fetch(FetchDescriptor<GardenPlant>()).first)
  }

  @Test("A save keeps the properties that another one has changed at the same moment")
  func properties() throws {
    let context = ModelContext(container)
    let oak = try plant(context)
    oak.height = 3
    let conflicts = try save(context) { other in
      try other.fetch(FetchDescriptor<GardenPlant>()).first?.name = "Elm"
    }
    #expect(conflicts.isEmpty)
    let saved = try plant(ModelContext(container))
    #expect(saved.name == "Elm" && saved.height == 3)
    #expect(oak.name == "Elm" && oak.height == 3)
  }

  @Test("Of two values of a property the later save wins, and says so")
  func conflict() throws {
    let context = ModelContext(container)
    context.author = "the second"
    let oak = try plant(context)
    oak.name = "Ash"
    let conflicts = try save(context) { other in
      try other.fetch(FetchDescriptor<GardenPlant>()).first?.name = "Elm"
    }
    #expect(try plant(ModelContext(container)).name == "Ash")
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1 && conflict.object == oak.persistentModelID && conflict.property == "name")
    #expect(conflict.replacedValue == "Elm" && conflict.winner == .thisSave && conflict.author == "the second")
  }

  @Test("A relationship keeps the objects that both have added")
  func relationship() throws {
    let context = ModelContext(container)
    let bed = try #require(try context.fetch(FetchDescriptor<GardenBed>()).first)
    bed.plants.append(GardenPlant(name: "Bean"))
    _ = try save(context) { other in
      try other.fetch(FetchDescriptor<GardenBed>()).first?.plants.append(GardenPlant(name: "Pea"))
    }
    let saved = try #require(try ModelContext(container).fetch(FetchDescriptor<GardenBed>()).first)
    #expect(Set(saved.plants.map(\.name)) == ["Oak", "Bean", "Pea"])
    #expect(saved.plants.allSatisfy { $0.bed === saved })
    #expect(Set(bed.plants.map(\.name)) == ["Oak", "Bean", "Pea"])
  }

  @Test("A deletion at the same moment wins over changes, and the save says so")
  func deletion() throws {
    let context = ModelContext(container)
    let oak = try plant(context)
    oak.height = 3
    let identifier = oak.persistentModelID
    let conflicts = try save(context) { other in
      if let plant = try other.fetch(FetchDescriptor<GardenPlant>()).first { other.delete(plant) }
    }
    #expect(oak.isDeleted && !context.hasChanges)
    #expect(conflicts.map(\.object) == [identifier] && conflicts.map(\.winner) == [.earlierSave])
    #expect(conflicts.allSatisfy { $0.property == nil })
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<GardenPlant>()) == 0)
  }

  @Test("A view that learns of another save during one may save as well")
  func saveOfObserver() throws {
    let context = ModelContext(container)
    let oak = try plant(context)
    oak.height = 3
    let saves = Mutex(0)
    withObservationTracking {
      _ = oak.name
    } onChange: { [container] in
      let third = ModelContext(container)
      third.insert(GardenPlant(name: "Pea"))
      do {
        try third.save()
        saves.withLock { $0 += 1 }
      } catch {
        Issue.record(error)
      }
    }
    _ = try save(context) { other in
      try other.fetch(FetchDescriptor<GardenPlant>()).first?.name = "Elm"
    }
    #expect(saves.withLock { $0 } == 1)
    #expect(oak.name == "Elm" && oak.height == 3)
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<GardenPlant>()) == 2)
  }

  @Test("Objects that a store has sent with a request need no request of their own")
  func related() throws {
    store.addsRelated = true
    let context = ModelContext(container)
    let bed = try #require(try context.fetch(FetchDescriptor<GardenBed>()).first)
    store.addsRelated = false
    _ = try context.fetch(FetchDescriptor<GardenBed>())
    let fetches = store.fetches
    #expect(bed.plants.map(\.name) == ["Oak"])
    #expect(store.fetches == fetches && store.cached.isEmpty)
  }

  // MARK: History

  @Test("An observer counts the saves to a store of the app after it was made")
  func history() async throws {
    let all = try HistoryObserver(modelContainer: container)
    let imports = try HistoryObserver(authors: ["import"], modelContainer: container)
    #expect((all.historyTokens["memory"] as? MemoryStore.Save.Token)?.number == 0)
    let counts = Watched([0, 0])
    let token = withContinuousObservation(options: [.didSet]) { _ in
      counts.value = [all.eventCounter, imports.eventCounter]
    }
    let context = ModelContext(container)
    context.insert(GardenPlant(name: "Bean"))
    try context.save()
    try await counts.wait(for: "the save of a plant") { $0 == [1, 0] }
    context.author = "import"
    context.insert(GardenPlant(name: "Pea"))
    try context.save()
    try await counts.wait(for: "the save of an import") { $0 == [2, 1] }
    token.cancel()
    #expect((all.historyTokens["memory"] as? MemoryStore.Save.Token)?.number == 2)
    #expect(throws: SwiftDataError.unknownSchema) {
      try HistoryObserver(historyTokens: ["memory": OtherToken(number: 0)], modelContainer: container)
    }
  }
}
