#if SQLite
  import Foundation
  import GRDB
  import Testing

  @testable import IppoData

  @Suite("Stores in files")
  struct FileStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func container(_ configuration: ModelConfiguration? = nil) throws -> ModelContainer {
      try ModelContainer(for: Trip.self, configurations: configuration ?? folder.configuration())
    }

    private func makeTrip(_ name: String = "Oslo") throws {
      let context = ModelContext(try container())
      context.insert(Trip(name: name))
      try context.save()
    }

    @Test("Saved objects are there when the file is opened again, and unsaved ones are not")
    func reopening() throws {
      do {
        let context = ModelContext(try container())
        context.insert(Trip(name: "Oslo"))
        try context.save()
        context.insert(Trip(name: "Bergen"))
      }
      #expect(try ModelContext(try container()).fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo"])
    }

    @Test("Two containers of a process share the file and each other's changes")
    func sharing() throws {
      let one = ModelContext(try container())
      let two = ModelContext(try container())
      let trip = Trip(name: "Oslo")
      one.insert(trip)
      try one.save()
      let copy = try #require(try two.fetch(FetchDescriptor<Trip>()).first)
      trip.name = "Bergen"
      try one.save()
      #expect(try two.fetchCount(FetchDescriptor<Trip>()) == 1)
      #expect(copy.name == "Bergen")
    }

    @Test("Containers with other classes share a file")
    func otherClasses() throws {
      let folder = try TemporaryFolder()
      let trips = ModelContext(try ModelContainer(for: Schema([Trip.self]), configurations: folder.configuration()))
      let tickets = ModelContext(try ModelContainer(for: Schema([Ticket.self]), configurations: folder.configuration()))
      trips.insert(Trip(name: "Oslo"))
      try trips.save()
      tickets.insert(Ticket(number: 1, owner: Passenger(name: "Ada")))
      try tickets.save()
      trips.insert(Trip(name: "Bergen"))
      try trips.save()
      #expect(try trips.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo", "Bergen"])
      #expect(try tickets.fetch(FetchDescriptor<Ticket>()).map(\.owner.name) == ["Ada"])
      #expect(throws: SwiftDataError.unknownSchema) { try tickets.fetch(FetchDescriptor<Trip>()) }
      let schema = Schema([Trip.self, Ticket.self])
      let all = ModelContext(try ModelContainer(for: schema, configurations: folder.configuration()))
      #expect(try all.fetchCount(FetchDescriptor<Trip>()) == 2 && all.fetchCount(FetchDescriptor<Ticket>()) == 1)
    }

    @Test("A later save wins, property by property; a deletion wins over a change")
    func conflicts() throws {
      let container = try container()
      try makeTrip()
      let (one, two) = (ModelContext(container), ModelContext(container))
      let left = try #require(try one.fetch(FetchDescriptor<Trip>()).first)
      let right = try #require(try two.fetch(FetchDescriptor<Trip>()).first)
      left.name = "left"
      left.budget = 1
      right.name = "right"
      right.notes = "right"
      try one.save()
      try two.save()
      #expect(right.budget == 1)
      _ = try one.fetch(FetchDescriptor<Trip>())
      #expect(left.name == "right")
      #expect(left.notes == "right")
      #expect(left.budget == 1)
      right.name = "again"
      one.delete(left)
      try one.save()
      try two.save()
      #expect(right.isDeleted)
      #expect(try two.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test("A configuration without saves refuses them, and keeps the changes")
    func readOnly() throws {
      try makeTrip()
      let context = ModelContext(try container(folder.configuration(allowsSave: false)))
      let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
      trip.name = "Bergen"
      #expect(throws: SwiftDataError.readOnly) { try context.save() }
      #expect(trip.name == "Bergen")
      #expect(context.hasChanges)
    }

    @Test("Another process that writes for too long makes a save fail, and the next one succeed")
    func locked() throws {
      let context = ModelContext(try container())
      context.insert(Trip(name: "Oslo"))
      let other = try DatabaseQueue(path: folder.configuration().url.path())
      try other.writeWithoutTransaction { database in
        try database.execute(sql: "BEGIN IMMEDIATE")
        #expect(throws: SwiftDataError.locked) { try context.save() }
        try database.execute(sql: "COMMIT")
      }
      #expect(context.hasChanges)
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test("A full disk makes a save fail, and loses nothing")
    func full() throws {
      let container = try container()
      let context = ModelContext(container)
      context.insert(Trip(name: "Oslo"))
      try context.save()
      let store = try #require(container.core.allStores.first as? SQLiteStore)
      // SQLite stops at a number of pages as it does on a disk that is full.
      let pages = try store.database.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA max_page_count = 1") }
      let long = Trip(name: String(repeating: "x", count: 1_000_000))
      context.insert(long)
      #expect(throws: SwiftDataError.storeFull) { try context.save() }
      #expect(context.insertedModelsArray.count == 1)
      #expect(pages != nil)
      try store.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
      try context.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 2)
    }

    @Test("Files of other programs, and damaged ones, are refused and stay as they are")
    func foreignFiles() throws {
      let url = folder.configuration().url
      try Data("this is no database, and has more than a hundred bytes: \(String(repeating: "x", count: 200))".utf8)
        .write(to: url)
      let before = try Data(contentsOf: url)
      #expect(throws: SwiftDataError.loadIssueModelContainer) { try container() }
      #expect(try Data(contentsOf: url) == before)
      let other = folder.configuration("other").url
      try DatabaseQueue(path: other.path()).write { try $0.execute(sql: "CREATE TABLE t (a)") }
      let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try container(folder.configuration("other"))
      }
      #expect(error?.explanation.contains("Another program") == true, "\(error?.explanation ?? "")")
    }

    @Test("A value that a property cannot have is named")
    func damagedValue() throws {
      try makeTrip()
      let container = try container()
      let store = try #require(container.core.allStores.first as? SQLiteStore)
      try store.database.write { try $0.execute(sql: "UPDATE \"Trip\" SET \"startDate\" = 'yesterday'") }
      let error = #expect(throws: SwiftDataError.damagedStore) {
        try ModelContext(container).fetch(FetchDescriptor<Trip>())
      }
      #expect(error?.explanation.contains("'Trip.startDate'") == true, "\(error?.explanation ?? "")")
    }

    @Test("Only the user of the process may read the file")
    func permissions() throws {
      try makeTrip()
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.configuration().url.path())
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("Two configurations with one file are refused")
    func duplicates() throws {
      let configuration = folder.configuration()
      #expect(throws: SwiftDataError.duplicateConfiguration) {
        try ModelContainer(for: Schema([Trip.self]), configurations: [configuration, configuration])
      }
    }

    @Test("Classes can have files of their own")
    func severalFiles() throws {
      let schema = Schema([Trip.self, Stranger.self])
      let container = try ModelContainer(
        for: schema,
        configurations: folder.configuration("trips", schema: Schema([Trip.self])),
        folder.configuration("strangers", schema: Schema([Stranger.self])))
      let context = ModelContext(container)
      context.insert(Trip(name: "Oslo"))
      context.insert(Stranger())
      try context.save()
      let alone = try ModelContainer(for: Stranger.self, configurations: folder.configuration("strangers"))
      #expect(try ModelContext(alone).fetchCount(FetchDescriptor<Stranger>()) == 1)
    }

    @Test("The default file lies in the program's folder")
    func defaultFile() {
      let path = ModelConfiguration().url.path()
      #expect(path.hasSuffix("/\(ProcessInfo.processInfo.processName)/default.store"))
      #expect(ModelConfiguration("other").url.lastPathComponent == "other.store")
      #expect(ModelConfiguration(isStoredInMemoryOnly: true).isStoredInMemoryOnly)
    }
  }
#endif
