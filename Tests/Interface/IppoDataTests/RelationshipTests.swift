#if SQLite
  import Foundation
  import IppoData
  import Testing

  @Suite("Relationships")
  struct RelationshipTests {
    @Test("Both sides of a relationship agree, whichever side is set")
    func inverses() throws {
      let context = ModelContext(try memory(Trip.self))
      let oslo = Trip(name: "Oslo")
      let bergen = Trip(name: "Bergen")
      context.insert(oslo)
      context.insert(bergen)
      let stop = Stop(city: "Hamar")
      oslo.stops.append(stop)
      #expect(stop.trip === oslo)
      #expect(stop.modelContext === context)
      stop.trip = bergen
      #expect(oslo.stops.isEmpty)
      #expect(bergen.stops == [stop])
      bergen.stops = []
      #expect(stop.trip == nil)
      oslo.stops = [stop]
      #expect(stop.trip === oslo)
    }

    @Test("An object that an initialiser relates joins the context, with the other side")
    func initializers() throws {
      let context = ModelContext(try memory(Trip.self))
      let trip = Trip(name: "Oslo")
      let first = Stop(city: "Hamar", order: 1, trip: trip)
      context.insert(first)
      #expect(trip.modelContext === context)
      #expect(trip.stops == [first])
      let second = Stop(city: "Moss", order: 2)
      second.trip = trip
      #expect(second.modelContext === context)
      #expect(trip.stops == [first, second])
      let other = Trip(name: "Bergen")
      other.stops = [Stop(city: "Voss")]
      context.insert(other)
      #expect(other.stops.first?.trip === other)
      #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 3)
    }

    @Test("Relationships are read from the store, with pending changes")
    func reading() throws {
      let container = try memory(Trip.self)
      do {
        let context = ModelContext(container)
        let trip = Trip(name: "Oslo")
        context.insert(trip)
        trip.stops = [Stop(city: "Hamar"), Stop(city: "Moss")]
        context.insert(Trip(name: "Bergen"))
        try context.save()
      }
      let context = ModelContext(container)
      let stops = try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.city)]))
      let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
      #expect(stops.map { $0.trip?.name } == ["Oslo", "Oslo"])
      stops[0].trip = trips[0]
      let new = Stop(city: "Lom", trip: trips[1])
      context.insert(new)
      #expect(trips[0].stops.map(\.city) == ["Hamar"])
      #expect(trips[1].stops.map(\.city) == ["Moss", "Lom"])
      try context.save()
      let third = ModelContext(container)
      let names = try third.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map { $0.stops.map(\.city) }
      #expect(names == [["Hamar"], ["Moss", "Lom"]])
    }

    @Test("Many objects lead to many, from both sides")
    func manyToMany() throws {
      let container = try memory(Trip.self)
      do {
        let context = ModelContext(container)
        let (oslo, bergen) = (Trip(name: "Oslo"), Trip(name: "Bergen"))
        let (sea, food) = (Tag(label: "sea"), Tag(label: "food"))
        context.insert(oslo)
        context.insert(bergen)
        oslo.tags = [sea, food]
        food.trips.append(bergen)
        #expect(Set(food.trips.map(\.name)) == ["Oslo", "Bergen"])
        #expect(bergen.tags.map(\.label) == ["food"])
        try context.save()
      }
      let context = ModelContext(container)
      let tags = try context.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)]))
      #expect(tags.map { Set($0.trips.map(\.name)) } == [["Oslo", "Bergen"], ["Oslo"]])
      let oslo = try #require(tags[1].trips.first)
      oslo.tags.removeAll { $0.label == "food" }
      #expect(tags[0].trips.map(\.name) == ["Bergen"])
      try context.save()
      let last = try ModelContext(container).fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)]))
      #expect(last.map { $0.trips.map(\.name) } == [["Bergen"], ["Oslo"]])
    }

    @Test("A deletion cascades, or leaves the others without an object")
    func deleteRules() throws {
      let container = try memory(Trip.self)
      let context = ModelContext(container)
      let trip = Trip(name: "Oslo")
      context.insert(trip)
      trip.stops = [Stop(city: "Hamar"), Stop(city: "Moss")]
      trip.tags = [Tag(label: "sea")]
      try context.save()
      let stop = trip.stops[0]
      context.delete(stop)
      #expect(trip.stops.map(\.city) == ["Moss"])
      try context.save()
      let tag = trip.tags[0]
      context.delete(trip)
      #expect(tag.trips.isEmpty)
      #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
      try context.save()
      let other = ModelContext(container)
      #expect(try other.fetchCount(FetchDescriptor<Stop>()) == 0)
      #expect(try other.fetch(FetchDescriptor<Tag>()).map(\.trips.count) == [0])
    }

    @Model
    final class Folder {
      var name = ""
      @Relationship(deleteRule: .deny, inverse: \Document.folder) var documents: [Document] = []
      @Relationship(maximumModelCount: 2, inverse: \Label.folder) var labels: [Label]?
      var parent: Folder?
      @Relationship(inverse: \Folder.parent) var children: [Folder] = []

      init(name: String) { self.name = name }
    }

    @Model
    final class Document {
      var folder: Folder

      init(folder: Folder) { self.folder = folder }
    }

    @Model
    final class Label {
      var folder: Folder?

      init() {}
    }

    @Test("The rule deny refuses a save, and nothing is lost")
    func deny() throws {
      let context = ModelContext(try memory(Folder.self))
      let folder = Folder(name: "a")
      context.insert(Document(folder: folder))
      try context.save()
      context.delete(folder)
      #expect(throws: SwiftDataError.deniedDeletion) { try context.save() }
      #expect(context.hasChanges)
      for document in folder.documents { context.delete(document) }
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
    }

    @Test("A count outside of its limits refuses a save")
    func counts() throws {
      let context = ModelContext(try memory(Folder.self))
      let folder = Folder(name: "a")
      context.insert(folder)
      folder.labels = [Label(), Label(), Label()]
      #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
      folder.labels?.removeLast()
      try context.save()
      #expect(folder.labels?.count == 2)
    }

    @Test("Objects of a class lead to each other")
    func trees() throws {
      let container = try memory(Folder.self)
      let context = ModelContext(container)
      let root = Folder(name: "root")
      context.insert(root)
      let child = Folder(name: "child")
      child.parent = root
      root.children.append(Folder(name: "other"))
      #expect(root.children.map(\.name) == ["child", "other"])
      #expect(root.parent == nil)
      try context.save()
      let copy = try #require(
        try ModelContext(container).fetch(FetchDescriptor<Folder>(predicate: #Predicate { $0.name == "root" })).first)
      #expect(copy.children.map(\.name) == ["child", "other"])
      #expect(copy.children.allSatisfy { $0.parent === copy })
    }

    @Test("A rollback restores both sides")
    func rollback() throws {
      let context = ModelContext(try memory(Trip.self))
      let trip = Trip(name: "Oslo")
      context.insert(trip)
      trip.stops = [Stop(city: "Hamar")]
      trip.tags = [Tag(label: "sea")]
      try context.save()
      let stop = trip.stops[0]
      let tag = trip.tags[0]
      trip.stops = []
      trip.tags = []
      context.rollback()
      #expect(trip.stops == [stop])
      #expect(stop.trip === trip)
      #expect(trip.tags == [tag])
      #expect(tag.trips == [trip])
    }
  }
#endif
