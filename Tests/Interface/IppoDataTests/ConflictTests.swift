#if SQLite
  import Foundation
  import Synchronization
  import TestSignals
  import Testing

  @testable import IppoData

  @Suite("Conflicts between saves")
  struct ConflictTests {
    private let folder: TemporaryFolder
    private let container: ModelContainer

    init() throws {
      folder = try TemporaryFolder()
      container = try ModelContainer(for: Trip.self, configurations: folder.configuration())
      let context = ModelContext(container)
      context.insert(Trip(name: "Oslo", notes: "by train"))
      try context.save()
    }

    /// A context of a store over the same file that this process does not know, as another process has it.
    private func foreignContext() throws -> ModelContext {
      let schema = Schema([Trip.self])
      let store = try SQLiteStore(
        path: folder.configuration().url.path(), schema: schema, allowsSave: true, plan: nil)
      return ModelContext(ModelContainer(ContainerCore(schema, over: store)))
    }

    /// The entries of the notification about a save.
    private func notice(of context: ModelContext, _ save: () throws -> Void) rethrows -> [AnyHashable: Any] {
      let notice = Mutex<[SaveConflict]?>(nil)
      let identifiers = Mutex<[PersistentIdentifier]>([])
      let observer = NotificationCenter.default.addObserver(
        forName: ModelContext.didSave, object: context, queue: nil
      ) { notification in
        let info = notification.userInfo
        let conflicts = info?[ModelContext.NotificationKey.conflicts.rawValue] as? [SaveConflict]
        let updated = info?[ModelContext.NotificationKey.updatedIdentifiers.rawValue] as? [PersistentIdentifier]
        notice.withLock { $0 = conflicts }
        identifiers.withLock { $0 = updated ?? [] }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      try save()
      return ["conflicts": notice.withLock { $0 } ?? [], "updated": identifiers.withLock { $0 }]
    }

    private func conflicts(of context: ModelContext) throws -> [SaveConflict] {
      try notice(of: context) { try context.save() }["conflicts"] as? [SaveConflict] ?? []
    }

    @Test("A later save wins, and says which values it has replaced", arguments: [false, true])
    func laterSave(isForeign: Bool) throws {
      let one = ModelContext(container)
      let two = isForeign ? try foreignContext() : ModelContext(container)
      one.author = "the first"
      two.author = "the second"
      let left = try #require(try one.fetch(FetchDescriptor<Trip>()).first)
      let right = try #require(try two.fetch(FetchDescriptor<Trip>()).first)
      left.name = "left"
      left.notes = nil
      right.name = "right"
      right.budget = 5
      #expect(try conflicts(of: one).isEmpty)
      // A view reads a property meanwhile, and with it the changes of the other.
      #expect(right.startDate == left.startDate)
      let found = try conflicts(of: two)
      #expect(found.count == 1)
      let conflict = try #require(found.first)
      #expect(conflict.object == right.persistentModelID)
      #expect(conflict.property == "name")
      #expect(conflict.winner == .thisSave)
      #expect(conflict.replacedValue == "left")
      #expect(conflict.author == "the second")
      #expect(conflict.earlierAuthor == "the first")
      #expect("\(conflict)".contains("this save wins over an earlier save of the first, whose value was left"))
      let saved = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
      #expect((saved.name, saved.notes, saved.budget) == ("right", nil, 5))
      right.name = "again"
      #expect(try conflicts(of: two).isEmpty)
    }

    @Test("A deletion wins over a change, and the change says so", arguments: [false, true])
    func deletion(isForeign: Bool) throws {
      let one = ModelContext(container)
      let two = isForeign ? try foreignContext() : ModelContext(container)
      let left = try #require(try one.fetch(FetchDescriptor<Trip>()).first)
      let right = try #require(try two.fetch(FetchDescriptor<Trip>()).first)
      one.author = "the first"
      one.delete(left)
      try one.save()
      right.name = "right"
      let found = try conflicts(of: two)
      if isForeign {
        #expect(found.map(\.winner) == [.earlierSave])
        #expect(found.first?.property == nil)
        #expect("\(found[0])".contains("the deletion by an earlier save of the first wins"))
      } else {
        // A context of this process knows before it saves.
        #expect(found.isEmpty)
      }
      #expect(right.isDeleted)
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test("Equal values of two saves are no conflict")
    func equalValues() throws {
      let (one, two) = (ModelContext(container), ModelContext(container))
      for context in [one, two] {
        try #require(try context.fetch(FetchDescriptor<Trip>()).first).name = "same"
      }
      #expect(try conflicts(of: one).isEmpty)
      #expect(try conflicts(of: two).isEmpty)
    }

    @MainActor
    @Test("A save to several stores waits for all of them before it writes to one")
    func severalStores() async throws {
      let container = try ModelContainer(
        for: Schema([Trip.self, Stranger.self]),
        configurations: folder.configuration("trips", schema: Schema([Trip.self])),
        folder.configuration("strangers", schema: Schema([Stranger.self])))
      let context = ModelContext(container)
      for case let store as SQLiteStore in container.core.allStores {
        context.insert(Trip(name: "Bergen"))
        context.insert(Stranger())
        let entered = Watched(false)
        let left = Watched(false)
        let leave = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          _ = store.gate.pass(patience: nil) {
            entered.value = true
            leave.wait()
          }
          left.value = true
        }
        try await entered.wait(for: "the other save to begin") { $0 }
        let before = try ModelContext(container).fetchCount(FetchDescriptor<Trip>())
        #expect(throws: SwiftDataError.locked) { try context.save() }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == before)
        leave.signal()
        try await left.wait(for: "the other save to end") { $0 }
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == before + 1)
      }
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Stranger>()) == 2)
    }

    @MainActor
    @Test("The main actor does not wait for the save of another actor, and saves by itself after it")
    func mainActor() async throws {
      let schema = Schema([Trip.self])
      let file = try SQLiteStore(
        path: folder.configuration("other").url.path(), schema: schema, allowsSave: true, plan: nil)
      let store = CountingStore(file)
      let container = ModelContainer(ContainerCore(schema, over: store))
      let context = container.mainContext
      let entered = Watched(false)
      let saves = Watched(0)
      let leave = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = file.gate.pass(patience: nil) {
          entered.value = true
          leave.wait()
        }
      }
      try await entered.wait(for: "the other save to begin") { $0 }
      context.insert(Trip(name: "Bergen"))
      #expect(throws: SwiftDataError.locked) { try context.save() }
      #expect(context.hasChanges)
      let observer = NotificationCenter.default.addObserver(
        forName: ModelContext.didSave, object: context, queue: nil
      ) { _ in saves.value += 1 }
      defer { NotificationCenter.default.removeObserver(observer) }
      try await store.questions.wait(for: "the context to ask for the end of the other save") { $0 > 0 }
      #expect(saves.value == 0)
      leave.signal()
      try await saves.wait(for: "the context to save by itself") { $0 > 0 }
      #expect(!context.hasChanges)
      #expect(try ModelContext(container).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Bergen"])
    }
  }
#endif
