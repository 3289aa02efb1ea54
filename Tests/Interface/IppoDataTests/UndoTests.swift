#if SQLite
  import Foundation
  import IppoData
  import Testing

  @MainActor
  @Suite("Undo of relationships and deletions")
  struct UndoTests {
    private let context: ModelContext
    private let undoManager = UndoManager()
    private let trip = Trip(name: "Oslo")
    private let sea = Tag(label: "sea")
    private let food = Tag(label: "food")

    init() throws {
      context = ModelContext(try memory(Trip.self))
      context.insert(trip)
      trip.stops = [Stop(city: "Hamar"), Stop(city: "Moss")]
      trip.tags = [sea, food]
      try context.save()
      undoManager.groupsByEvent = false
      context.undoManager = undoManager
    }

    private func group(_ changes: () throws -> Void) rethrows {
      undoManager.beginUndoGrouping()
      defer { undoManager.endUndoGrouping() }
      try changes()
    }

    /// The trip of another context, with the labels of its tags and the towns of its stops.
    private func saved() throws -> [String] {
      try context.save()
      return try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).map { trip in
        let tags = trip.tags.filter { $0.trips.contains(trip) }.map(\.label).sorted()
        return "\(trip.name) \(tags) \(trip.stops.map(\.city).sorted())"
      }
    }

    private let whole = #"Oslo ["food", "sea"] ["Hamar", "Moss"]"#

    @Test("A deletion that is taken back has its pairs and its children again", arguments: [false, true])
    func deletion(isSaved: Bool) throws {
      group { context.delete(trip) }
      #expect(sea.trips.isEmpty && food.trips.isEmpty)
      if isSaved { #expect(try saved().isEmpty) }
      undoManager.undo()
      #expect(!trip.isDeleted && trip.stops.count == 2)
      #expect(Set(trip.tags.map(\.label)) == ["sea", "food"])
      #expect(sea.trips == [trip] && food.trips == [trip])
      #expect(try saved() == [whole])
    }

    @Test("The deletion of an object of the other side is taken back")
    func deletionOfTheOtherSide() throws {
      group { context.delete(sea) }
      #expect(trip.tags == [food])
      undoManager.undo()
      #expect(Set(trip.tags.map(\.label)) == ["sea", "food"] && sea.trips == [trip])
      #expect(try saved() == [whole])
    }

    @Test("A deletion is repeated, and taken back again")
    func redo() throws {
      group { context.delete(trip) }
      undoManager.undo()
      undoManager.redo()
      #expect(trip.isDeleted && sea.trips.isEmpty)
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
      #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
      undoManager.undo()
      #expect(sea.trips == [trip] && food.trips == [trip])
      #expect(try saved() == [whole])
    }

    @Test("A saved deletion is taken back where nobody has the object, and nobody has those that led to it")
    func releasedObjects() throws {
      let container = try memory(Volume.self)
      let context = ModelContext(container)
      do {
        let bookcase = Bookcase(name: "left")
        context.insert(bookcase)
        context.insert(Volume(isbn: "1", bookcase: bookcase))
        context.insert(Volume(isbn: "2", bookcase: bookcase))
        try context.save()
      }
      context.undoManager = undoManager
      let cases = FetchDescriptor<Bookcase>()
      try group { try context.fetch(cases).forEach { context.delete($0) } }
      try context.save()
      let reader = ModelContext(container)
      let volumes = FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.isbn)])
      #expect(try reader.fetch(volumes).map { $0.bookcase?.name } == [nil, nil])
      undoManager.undo()
      try context.save()
      #expect(try reader.fetch(cases).map { $0.volumes.map(\.isbn).sorted() } == [["1", "2"]])
      #expect(try reader.fetch(volumes).map { $0.bookcase?.name } == ["left", "left"])
    }

    @Test("The undo of a deletion leaves an object to the owner that it has by then")
    func newOwner() throws {
      let context = ModelContext(try memory(Volume.self))
      let (left, right) = (Bookcase(name: "left"), Bookcase(name: "right"))
      for bookcase in [left, right] { context.insert(bookcase) }
      for isbn in ["1", "2"] { context.insert(Volume(isbn: isbn, bookcase: left)) }
      try context.save()
      context.undoManager = undoManager
      group { context.delete(left) }
      try context.save()
      let volumes = FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.isbn)])
      let writer = ModelContext(context.container)
      let first = try #require(try writer.fetch(volumes).first)
      first.bookcase = try writer.fetch(FetchDescriptor<Bookcase>()).first
      try writer.save()
      undoManager.undo()
      try context.save()
      let names = try ModelContext(context.container).fetch(volumes).map { $0.bookcase?.name }
      #expect(names == ["right", "left"])
      #expect(left.volumes.map(\.isbn) == ["2"] && right.volumes.map(\.isbn) == ["1"])
    }

    @Test("A relationship of many to many is taken back, and repeated")
    func pairs() throws {
      group { trip.tags = [food] }
      #expect(sea.trips.isEmpty)
      undoManager.undo()
      #expect(Set(trip.tags.map(\.label)) == ["sea", "food"] && sea.trips == [trip])
      undoManager.redo()
      #expect(trip.tags == [food] && sea.trips.isEmpty)
      #expect(try saved() == [#"Oslo ["food"] ["Hamar", "Moss"]"#])
      undoManager.undo()
      #expect(try saved() == [whole])
    }
  }
#endif
