#if SQLite
  import Foundation
  import IppoData
  import Testing

  @Suite("Model contexts")
  struct ContextTests {
    @Test("An inserted object is found before and after the save")
    func insertion() throws {
      let context = ModelContext(try memory(Trip.self))
      let trip = Trip(name: "Oslo")
      #expect(trip.modelContext == nil)
      #expect(!trip.hasChanges)
      context.insert(trip)
      #expect(trip.modelContext === context)
      #expect(trip.hasChanges)
      #expect(context.hasChanges)
      #expect(context.insertedModelsArray.count == 1)
      #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
      try context.save()
      #expect(!context.hasChanges)
      #expect(!trip.hasChanges)
      #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
      #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
    }

    @Test("Pending changes are left out on request")
    func withoutPending() throws {
      let context = ModelContext(try memory(Trip.self))
      context.insert(Trip(name: "Oslo"))
      var descriptor = FetchDescriptor<Trip>()
      descriptor.includePendingChanges = false
      #expect(try context.fetch(descriptor).isEmpty)
      #expect(try context.fetchCount(descriptor) == 0)
    }

    @Test("A second context reads what the first one has saved")
    func secondContext() throws {
      let container = try memory(Trip.self)
      let first = ModelContext(container)
      let trip = Trip(name: "Oslo", notes: "by train")
      first.insert(trip)
      try first.save()
      let second = ModelContext(container)
      let copy = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
      #expect(copy !== trip)
      #expect(copy == trip)
      #expect(copy.notes == "by train")
      copy.name = "Bergen"
      #expect(copy.hasChanges)
      #expect(second.changedModelsArray.count == 1)
      #expect(trip.name == "Oslo")
      try second.save()
      #expect(try first.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Bergen" })) == 1)
      #expect(trip.name == "Bergen")
    }

    @Test("Conditions, orders, limits and offsets count pending changes")
    func requests() throws {
      let context = ModelContext(try memory(Trip.self))
      for number in 0..<10 { context.insert(Trip(name: "Trip \(number)")) }
      try context.save()
      let trips = try context.fetch(FetchDescriptor<Trip>())
      #expect(trips.map(\.name) == (0..<10).map { "Trip \($0)" })
      trips[3].name = "A"
      trips[4].name = "Z"
      context.delete(trips[5])
      context.insert(Trip(name: "B"))
      var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
      #expect(
        try context.fetch(descriptor).map(\.name)
          == ["Z", "Trip 9", "Trip 8", "Trip 7", "Trip 6", "Trip 2", "Trip 1", "Trip 0", "B", "A"])
      descriptor.fetchLimit = 2
      descriptor.fetchOffset = 1
      #expect(try context.fetch(descriptor).map(\.name) == ["Trip 9", "Trip 8"])
      #expect(try context.fetchCount(descriptor) == 2)
      descriptor = FetchDescriptor(predicate: #Predicate { $0.name.starts(with: "Trip") && $0.name > "Trip 6" })
      #expect(try context.fetch(descriptor).map(\.name) == ["Trip 7", "Trip 8", "Trip 9"])
      try context.save()
      #expect(try context.fetch(descriptor).map(\.name) == ["Trip 7", "Trip 8", "Trip 9"])
      #expect(try context.fetchIdentifiers(descriptor).count == 3)
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 10)
    }

    @Test("Deleted objects are gone at once, and say so")
    func deletion() throws {
      let container = try memory(Trip.self)
      let context = ModelContext(container)
      let trip = Trip(name: "Oslo")
      context.insert(trip)
      try context.save()
      context.delete(trip)
      #expect(trip.isDeleted)
      #expect(context.deletedModelsArray.count == 1)
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
      try context.save()
      #expect(trip.isDeleted)
      #expect(trip.modelContext == nil)
      #expect(trip.name == "Oslo")
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test("An object that was inserted and deleted is never saved")
    func deletionOfInserted() throws {
      let context = ModelContext(try memory(Trip.self))
      let trip = Trip(name: "Oslo")
      context.insert(trip)
      context.delete(trip)
      #expect(!context.hasChanges)
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test("A condition deletes the objects that meet it")
    func deletionByCondition() throws {
      let context = ModelContext(try memory(Trip.self))
      for number in 0..<4 { context.insert(Trip(name: "\(number)")) }
      try context.save()
      try context.delete(model: Trip.self, where: #Predicate { $0.name > "1" })
      #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["0", "1"])
      try context.save()
      try context.delete(model: Trip.self)
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test("A rollback returns to the saved values")
    func rollback() throws {
      let context = ModelContext(try memory(Trip.self))
      let kept = Trip(name: "Kept")
      let gone = Trip(name: "Gone")
      context.insert(kept)
      context.insert(gone)
      try context.save()
      kept.name = "Changed"
      kept.notes = "new"
      context.delete(gone)
      let new = Trip(name: "New")
      context.insert(new)
      context.rollback()
      #expect(!context.hasChanges)
      #expect(kept.name == "Kept")
      #expect(kept.notes == nil)
      #expect(!gone.isDeleted)
      #expect(new.modelContext == nil)
      #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Kept", "Gone"])
    }

    @Test("Identifiers survive encoding, and find their objects again")
    func identifiers() throws {
      let container = try memory(Trip.self)
      let context = ModelContext(container)
      let trip = Trip(name: "Oslo")
      context.insert(trip)
      try context.save()
      let data = try JSONEncoder().encode(trip.persistentModelID)
      let id = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
      #expect(id == trip.id)
      #expect(id.entityName == "Trip")
      let other = ModelContext(container)
      let missing: Trip? = other.registeredModel(for: id)
      #expect(missing == nil)
      #expect((other.model(for: id) as? Trip)?.name == "Oslo")
      let found: Trip? = other.registeredModel(for: id)
      #expect(found == nil, "a context keeps no object alive that nobody uses")
    }

    @Test("A transaction saves")
    func transaction() throws {
      let container = try memory(Trip.self)
      let context = ModelContext(container)
      try context.transaction { context.insert(Trip(name: "Oslo")) }
      #expect(!context.hasChanges)
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test("Objects are enumerated in batches")
    func batches() throws {
      let context = ModelContext(try memory(Trip.self))
      for number in 0..<25 { context.insert(Trip(name: "\(number)")) }
      try context.save()
      var names: [String] = []
      try context.enumerate(FetchDescriptor<Trip>(), batchSize: 10) { names.append($0.name) }
      #expect(names == (0..<25).map { "\($0)" })
      let results = try context.fetch(FetchDescriptor<Trip>(), batchSize: 7)
      #expect(results.count == 25)
      #expect(results[24].name == "24")
    }

    @Test("A class that is not in the schema is named")
    func unknownClass() throws {
      let context = ModelContext(try memory(Stranger.self))
      #expect(throws: SwiftDataError.unknownSchema) { try context.fetch(FetchDescriptor<Trip>()) }
      withKnownIssue {
        context.insert(Trip(name: "Oslo"))
      } matching: {
        "\($0)".contains("not part of the container's schema")
      }
    }

    @Test("The classes of relationships join the schema")
    func reachableClasses() throws {
      #expect(Set(try memory(Trip.self).schema.entities.map(\.name)) == ["Trip", "Stop", "Tag"])
    }

    @Test("An undo manager takes changes back")
    @MainActor func undo() throws {
      let context = ModelContext(try memory(Trip.self))
      let undoManager = UndoManager()
      undoManager.groupsByEvent = false
      let trip = Trip(name: "Oslo")
      context.insert(trip)
      try context.save()
      context.undoManager = undoManager
      undoManager.beginUndoGrouping()
      trip.name = "Bergen"
      undoManager.endUndoGrouping()
      undoManager.beginUndoGrouping()
      context.delete(trip)
      undoManager.endUndoGrouping()
      undoManager.undo()
      #expect(!trip.isDeleted)
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
      undoManager.undo()
      #expect(trip.name == "Oslo")
      undoManager.redo()
      #expect(trip.name == "Bergen")
    }
  }

  @Model
  final class Stranger {
    var name = ""
  }
#endif
