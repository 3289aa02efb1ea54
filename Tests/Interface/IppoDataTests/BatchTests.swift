#if SQLite
  import Foundation
  import Testing

  @testable import IppoData

  @Suite("Objects in batches, while they change")
  struct BatchTests {
    private let container: ModelContainer
    private let byName = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])

    init() throws {
      container = try memory(Trip.self, Album.self)
      let context = ModelContext(container)
      for number in 100..<130 { context.insert(Trip(name: "\(number)")) }
      let artist = Artist(name: "Nina")
      for number in 0..<6 { context.insert(Album(title: "\(number)", artist: artist)) }
      try context.save()
    }

    @Test("A function that enumerates may insert, delete and save")
    func enumeration() throws {
      let context = ModelContext(container)
      let all = Dictionary(uniqueKeysWithValues: try context.fetch(byName).map { ($0.name, $0) })
      var visited: [Int] = []
      try context.enumerate(byName, batchSize: 10) { trip in
        let number = try #require(Int(trip.name))
        visited.append(number)
        context.insert(Trip(name: "new \(number)"))
        context.delete(try #require(all["\(number + 1)"]))
        if number.isMultiple(of: 4) { try context.save() }
      }
      #expect(visited == Array(stride(from: 100, to: 130, by: 2)))
      try context.save()
      #expect(try ModelContext(container).fetchCount(byName) == 30)
    }

    @Test("An enumeration without pending changes has objects whose deletion is pending")
    func enumerationOfStoredObjects() throws {
      let context = ModelContext(container)
      var stored = byName
      stored.includePendingChanges = false
      let first = try #require(try context.fetch(byName).first)
      context.delete(first)
      var names: [String] = []
      try context.enumerate(byName) { names.append($0.name) }
      #expect(names.count == 29 && names.first == "101")
      names = []
      try context.enumerate(stored) { names.append($0.name) }
      #expect(names.count == 30 && names.first == "100")
    }

    @Test("A result in batches has deleted objects in place of those that were deleted since")
    func deletedResults() throws {
      let reader = ModelContext(container)
      let results = try reader.fetch(byName, batchSize: 5)
      let writer = ModelContext(container)
      let trips = try writer.fetch(byName)
      for trip in trips[10..<15] { writer.delete(trip) }
      try writer.save()
      #expect(results.count == 30 && results[9].name == "109")
      let gone = results[12]
      #expect(
        gone.isDeleted && gone.modelContext == nil && gone.stops.isEmpty && gone.notes == nil && !gone.name.isEmpty)
      #expect(results[12] === gone && gone.persistentModelID == trips[12].persistentModelID)
      #expect(results[15].name == "115" && !results[15].isDeleted)
      #expect(results.filter(\.isDeleted).count == 5)
    }

    @Test("A result in batches keeps an object that its context has deleted, and required objects")
    func ownDeletions() throws {
      let context = ModelContext(container)
      let results = try context.fetch(FetchDescriptor<Album>(sortBy: [SortDescriptor(\.title)]), batchSize: 2)
      let first = results[0]
      context.delete(first)
      try context.save()
      #expect(results[0] === first && first.isDeleted && first.title == "0")
      let writer = ModelContext(container)
      try writer.delete(model: Album.self)
      try writer.save()
      #expect(results[5].isDeleted && results[5].artist.name == "Nina")
    }

    @Test("A result in batches may be empty")
    func emptyResult() throws {
      let context = ModelContext(container)
      let none = FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "none" })
      #expect(try context.fetch(none, batchSize: 5).isEmpty)
    }
  }
#endif
