#if SQLite
  import Foundation
  import IppoData
  import Observation
  import Synchronization
  import Testing

  @MainActor
  @Suite("Notices of a save")
  struct HeldNoticesTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let first = Tag(label: "sea", color: "blue")

    init() throws {
      container = try memory(Tag.self)
      context = container.mainContext
      context.autosaveEnabled = false
      context.insert(first)
      try context.save()
    }

    @Test("A view that follows an object that an inserted one updates is told when the save is complete")
    func updatedObject() throws {
      let pending = Mutex<[Bool]>([])
      withObservationTracking {
        _ = first.color
      } onChange: { [container] in
        let hasChanges = MainActor.assumeIsolated { container.mainContext.hasChanges }
        pending.withLock { $0.append(hasChanges) }
      }
      context.insert(Tag(label: "sea", color: "green"))
      try context.save()
      #expect(pending.withLock { $0 } == [false])
      #expect(first.color == "green")
    }

    @Test("A view that follows an inserted object follows the object that it becomes")
    func insertedObject() throws {
      let changes = Mutex(0)
      let second = Tag(label: "sea", color: "green")
      context.insert(second)
      withObservationTracking {
        _ = second.color
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      try context.save()
      #expect(changes.withLock { $0 } == 1)
      withObservationTracking {
        _ = second.color
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      first.color = "red"
      #expect(changes.withLock { $0 } == 2 && second.color == "red")
    }

    @Test("A view that follows a relationship of an inserted object is told of the objects that it gets")
    func relationship() throws {
      let other = ModelContext(container)
      let tag = Tag(label: "food")
      other.insert(tag)
      tag.trips = [Trip(name: "Oslo")]
      try other.save()
      let changes = Mutex(0)
      let second = Tag(label: "food")
      context.insert(second)
      withObservationTracking {
        #expect(second.trips.isEmpty)
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      try context.save()
      #expect(changes.withLock { $0 } == 1)
      #expect(second.trips.map(\.name) == ["Oslo"])
    }
  }
#endif
