#if SQLite
  import Foundation
  import GRDB
  import Testing

  @testable import IppoData

  @Model
  final class Lodging {
    @Attribute(.preserveValueOnDeletion) var address: String
    @Attribute(.preserveValueOnDeletion) var booked: Date?
    @Attribute(.preserveValueOnDeletion) var kind: Kind
    var price: Double = 0

    enum Kind: String, Codable {
      case hotel, tent
    }

    init(address: String, booked: Date? = nil, kind: Kind = .hotel) {
      self.address = address
      self.booked = booked
      self.kind = kind
    }
  }

  @Suite("Histories of stores")
  struct HistoryTests {
    private let folder: TemporaryFolder
    private let container: ModelContainer

    init() throws {
      folder = try TemporaryFolder()
      container = try Self.open(folder)
    }

    private static func open(_ folder: TemporaryFolder) throws -> ModelContainer {
      try ModelContainer(for: Lodging.self, Trip.self, configurations: folder.configuration())
    }

    private func context(_ author: String? = nil) -> ModelContext {
      let context = ModelContext(container)
      context.author = author
      return context
    }

    private func history(
      after token: DefaultHistoryToken? = nil, by author: String? = nil
    ) throws -> [DefaultHistoryTransaction] {
      var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
      if let token, let author {
        descriptor.predicate = #Predicate { ($0.token > token) && ($0.author == author) }
      } else if let token {
        descriptor.predicate = #Predicate { $0.token > token }
      }
      return try ModelContext(container).fetchHistory(descriptor)
    }

    /// The changes as words: the kind and what is known of the object.
    private func words(_ transaction: DefaultHistoryTransaction) -> [String] {
      transaction.changes.map { change in
        switch change {
        case .insert(_ as DefaultHistoryInsert<Lodging>): "insert lodging"
        case .update(let update as DefaultHistoryUpdate<Lodging>):
          "update lodging \(update.updatedAttributes.map { $0 == \Lodging.price ? "price" : "other" })"
        case .delete(let deletion as DefaultHistoryDelete<Lodging>):
          "delete \(deletion.tombstone[\.address] ?? "unknown") \(deletion.tombstone[\.kind]?.rawValue ?? "unknown")"
        case .insert(let insertion): "insert \(insertion.changedPersistentIdentifier.entityName)"
        case .update(let update): "update \(update.changedPersistentIdentifier.entityName)"
        case .delete(let deletion): "delete \(deletion.changedPersistentIdentifier.entityName)"
        }
      }
    }

    @Test("A save is a transaction with its author, its time and its changes")
    func transactions() throws {
      let context = context("widget")
      let lodging = Lodging(address: "Storgata 1", kind: .tent)
      context.insert(lodging)
      context.insert(Trip(name: "Oslo"))
      try context.save()
      lodging.price = 5
      try context.save()
      context.author = nil
      context.delete(lodging)
      try context.save()
      try context.save()
      let history = try history()
      #expect(
        history.map(words) == [
          ["insert lodging", "insert Trip"], ["update lodging [\"price\"]"], ["delete Storgata 1 tent"],
        ])
      #expect(history.map(\.author) == ["widget", "widget", nil])
      #expect(history.map(\.token) == history.map(\.token).sorted())
      #expect(history.map(\.timestamp) == history.map(\.timestamp).sorted())
      #expect(history[1].changes[0].changedPersistentIdentifier == lodging.persistentModelID)
      #expect(history[0].processIdentifier.contains("\(ProcessInfo.processInfo.processIdentifier)"))
    }

    @Test("A token leads to what is new, also after it was encoded, and in other processes")
    func tokens() throws {
      let first = context("first")
      first.insert(Lodging(address: "one"))
      try first.save()
      let token = try #require(try history().last?.token)
      #expect(try history(after: token).isEmpty)
      let data = try JSONEncoder().encode(token)
      let decoded = try JSONDecoder().decode(DefaultHistoryToken.self, from: data)
      #expect(decoded == token)
      // A store over the same file that this process does not know, as another process has it.
      let schema = Schema([Lodging.self, Trip.self])
      let file = try SQLiteStore(
        path: folder.configuration().url.path(), schema: schema, allowsSave: true, plan: nil)
      let foreign = ModelContext(ModelContainer(ContainerCore(schema, over: file)))
      foreign.author = "second"
      foreign.insert(Lodging(address: "two"))
      try foreign.save()
      first.insert(Lodging(address: "three"))
      try first.save()
      #expect(try history(after: decoded).map(\.author) == ["second", "first"])
      #expect(try history(after: decoded, by: "second").map(words) == [["insert lodging"]])
      #expect(try history(after: decoded, by: "nobody").isEmpty)
    }

    @Test("Requests have orders and limits, and conditions about changes")
    func requests() throws {
      let context = context()
      for number in 0..<4 {
        context.author = "\(number)"
        context.insert(Lodging(address: "\(number)"))
        if number == 2 { context.insert(Trip(name: "Oslo")) }
        try context.save()
      }
      var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
        sortBy: [SortDescriptor(\.timestamp, order: .reverse)])
      descriptor.fetchLimit = 2
      #expect(try context.fetchHistory(descriptor).map(\.author) == ["3", "2"])
      descriptor.sortBy = []
      #expect(try context.fetchHistory(descriptor).map(\.author) == ["0", "1"])
      descriptor = HistoryDescriptor(predicate: #Predicate { $0.changes.count == 2 })
      #expect(try context.fetchHistory(descriptor).map(\.author) == ["2"])
    }

    @Test("A deleted history makes earlier tokens expire, and only these")
    func expiry() throws {
      let context = context()
      for number in 0..<4 {
        context.insert(Lodging(address: "\(number)"))
        try context.save()
      }
      let tokens = try history().map(\.token)
      let end = tokens[2]
      try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < end }))
      #expect(try history().count == 2)
      #expect(throws: SwiftDataError.historyTokenExpired) { try history(after: tokens[0]) }
      #expect(try history(after: tokens[1]).count == 2)
      #expect(try history(after: tokens[3]).isEmpty)
      try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
      #expect(try history().isEmpty)
      // Numbers are not used again.
      context.insert(Lodging(address: "new"))
      try context.save()
      #expect(try history(after: tokens[3]).count == 1)
      #expect(try context.fetchCount(FetchDescriptor<Lodging>()) == 5)
    }

    @Test("The history of more than 30 days goes when a container opens the store")
    func age() throws {
      let context = context()
      for number in 0..<3 {
        context.insert(Lodging(address: "\(number)"))
        try context.save()
      }
      let tokens = try history().map(\.token)
      let store = try #require(container.core.allStores.first as? SQLiteStore)
      try store.database.write {
        try $0.execute(sql: "UPDATE \"$history\" SET time = time - 31 * 86400 WHERE number <= 2")
      }
      let other = try SQLiteStore(
        path: folder.configuration().url.path(), schema: container.schema, allowsSave: true, plan: nil)
      #expect(try other.history().count == 1)
      #expect(throws: SwiftDataError.historyTokenExpired) { try history(after: tokens[0]) }
      #expect(try history(after: tokens[1]).count == 1)
    }

    @Test("Tombstones have the values that the property keeps, and no others")
    func tombstones() throws {
      let context = context()
      let date = Date(timeIntervalSinceReferenceDate: 1.5)
      for lodging in [Lodging(address: "a", booked: date), Lodging(address: "b", kind: .tent)] {
        context.insert(lodging)
      }
      try context.save()
      for lodging in try context.fetch(FetchDescriptor<Lodging>()) {
        lodging.address += " changed"
        context.delete(lodging)
      }
      try context.save()
      let deletions = try #require(try history().last).changes.compactMap { change in
        if case .delete(let deletion as DefaultHistoryDelete<Lodging>) = change { deletion } else { nil }
      }
      #expect(deletions.map { $0.tombstone[\.address] } == ["a", "b"])
      #expect(deletions.map { $0.tombstone[\.booked] ?? nil } == [date, nil])
      #expect(deletions.map { $0.tombstone[\.kind] } == [.hotel, .tent])
      #expect(deletions.allSatisfy { $0.tombstone[\.price] == nil })
    }

    @Test("Many inserts of a save take one row, and changes of pairs name both ends")
    func sizes() throws {
      let context = context()
      for number in 0..<1000 { context.insert(Lodging(address: "\(number)")) }
      try context.save()
      let store = try #require(container.core.allStores.first as? SQLiteStore)
      let rows = try store.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \"$history\"") }
      #expect(rows == 1)
      #expect(try history()[0].changes.count == 1000)
      let (trip, tag) = (Trip(name: "Oslo"), Tag(label: "snow"))
      context.insert(trip)
      context.insert(tag)
      try context.save()
      trip.tags = [tag]
      try context.save()
      #expect(try history().last.map(words) == ["update Tag", "update Trip"])
    }

    @Test("A read-only store has its history, and does not delete it")
    func readOnly() throws {
      let context = context()
      context.insert(Lodging(address: "a"))
      try context.save()
      let reader = ModelContext(
        try ModelContainer(
          for: Lodging.self, Trip.self, configurations: folder.configuration(allowsSave: false)))
      #expect(try reader.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count == 1)
      #expect(throws: SwiftDataError.readOnly) {
        try reader.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
      }
    }
  }
#endif
