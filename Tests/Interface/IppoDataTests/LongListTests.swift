#if SQLite
  import Foundation
  import GRDB
  import Testing

  @testable import IppoData
  @testable import IppoTesting

  @Model
  final class Entry {
    var number: Int
    var title: String
    var rank: Int = 0
    var kind: Kind
    var note: String?
    @Transient var isOpen = false
    var binder: Binder?

    enum Kind: String, Codable { case letter, bill }

    init(number: Int, kind: Kind = .letter) {
      self.number = number
      title = "Entry \(number)"
      self.kind = kind
    }
  }

  @Model
  final class Binder {
    var name: String
    @Relationship(deleteRule: .nullify, inverse: \Entry.binder) var entries: [Entry] = []

    init(name: String) { self.name = name }
  }

  /// A class with an identity of its own.
  @Model
  final class Part {
    var id: Int
    var name: String

    init(id: Int) {
      self.id = id
      name = "Part \(id)"
    }
  }

  private struct EntryList: View {
    @Query(sort: \Entry.number) private var entries: [Entry]
    @State private var selection: PersistentIdentifier?

    var body: some View {
      Text(verbatim: "\(entries.count) entries")
      Text("Last: \(entries.last.map { "\($0.persistentModelID == selection)" } ?? "none")")
      List(entries, selection: $selection) { EntryRow(entry: $0) }
    }
  }

  private struct EntryRow: View {
    let entry: Entry

    var body: some View { Text("\(entry.title) in \(entry.binder?.name ?? "none")") }
  }

  private struct PartList: View {
    @Query(sort: \Part.name) private var parts: [Part]

    var body: some View {
      List(parts) { Text($0.name) }
    }
  }

  @MainActor
  @Suite("Long lists")
  struct LongListTests {
    private let container: ModelContainer
    private let store: CountingStore
    private var context: ModelContext { container.mainContext }
    private static let count = 1_500

    init() throws {
      (container, store) = try CountingStore.container(Entry.self, Part.self)
      container.mainContext.autosaveEnabled = false
      let writer = ModelContext(container)
      let binder = Binder(name: "B")
      writer.insert(binder)
      for number in 0..<Self.count {
        let entry = Entry(number: number, kind: number.isMultiple(of: 3) ? .bill : .letter)
        writer.insert(entry)
        if number.isMultiple(of: 250) { entry.binder = binder }
      }
      try writer.save()
    }

    private let byNumber = FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.number)])

    private func database() throws -> any DatabaseWriter {
      try #require(store.store as? SQLiteStore).database
    }

    /// Deletes rows as another process does, of which this one has not heard yet.
    private func deleteUnnoticed(_ condition: String) throws {
      try database().write { try $0.execute(sql: "DELETE FROM \"Entry\" WHERE \(condition)") }
    }

    /// Scrolls to 20 rows, which come after the first 40 rows and before those that were scrolled to already.
    private func reach(_ place: Int, in host: ViewHost) throws {
      let gap = try #require(host.tree.firstGap)
      try host.graph.send(.reach(first: place - 40, count: 20), to: gap.id)
    }

    @Test("A list reads the rows that it shows, and those around them")
    func window() throws {
      var host: ViewHost?
      let first = store.rows { host = ViewHost(rowsAtFirst: 40) { EntryList().modelContainer(container) } }
      let list = try #require(host)
      #expect(first <= ModelContext.wholeLimit + 2, "\(first)")
      #expect(list.elements.contains { $0.name == "\(Self.count) entries" })
      #expect(list.elements.contains { $0.name == "Entry 0 in B" })
      let further = try store.rows { try reach(1_250, in: list) }
      #expect(list.elements.contains { $0.name == "Entry 1250 in B" }, "\(list.outline)")
      #expect(further <= FetchGroup.window + 1, "\(further)")
      #expect(try store.rows { try reach(1_230, in: list) } == 0)
    }

    @Test("A change of one object reads no rows that are not shown")
    func change() throws {
      let host = ViewHost(rowsAtFirst: 40) { EntryList().modelContainer(container) }
      let entry = try #require(
        try context.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.number == 1_000 })).first)
      let rows = try store.rows {
        entry.number = -1
        #expect(host.elements.contains { $0.name == "Entry 1000 in B" }, "\(host.outline)")
        try context.save()
        context.insert(Entry(number: -2))
        #expect(host.elements.contains { $0.name == "Entry -2 in none" }, "\(host.outline)")
        context.delete(entry)
        #expect(!host.elements.contains { $0.name == "Entry 1000 in B" })
        try context.save()
      }
      #expect(host.elements.contains { $0.name == "\(Self.count) entries" })
      // Objects that are compared with the changed ones are read with those around them.
      #expect(rows <= 13 * FetchGroup.window, "\(rows)")
    }

    @Test("Objects with an identity of their own keep their rows, and are not read for it")
    func ownIdentity() throws {
      let writer = ModelContext(container)
      for number in 0..<Self.count { writer.insert(Part(id: number)) }
      try writer.save()
      let host = ViewHost(rowsAtFirst: 40) { PartList().modelContainer(container) }
      host.ops.take()
      let part = Part(id: -1)
      part.name = "Part 0+"
      let rows = store.rows {
        context.insert(part)
        #expect(host.elements.contains { $0.name == "Part 0+" }, "\(host.outline)")
      }
      #expect(rows <= 13 * FetchGroup.window, "\(rows)")
      let inserted = host.ops.take().filter { if case .insert = $0 { true } else { false } }
      #expect(inserted.count == 2, "One row, and its text: \(inserted)")
    }

    @Test("Results of random changes are those of a fetch that reads all rows", arguments: 0..<3)
    func randomChanges(_ seed: UInt64) throws {
      var random = Numbers(state: seed)
      let descriptors: [FetchDescriptor<Entry>] = [
        byNumber,
        FetchDescriptor(sortBy: [SortDescriptor(\.rank, order: .reverse), SortDescriptor(\.title)]),
        FetchDescriptor(predicate: #Predicate { $0.rank < 2 }, sortBy: [SortDescriptor(\.note)]),
        {
          var limited = FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.title, order: .reverse)])
          (limited.fetchLimit, limited.fetchOffset) = (900, 400)
          return limited
        }(),
      ]
      var former: [[Entry]] = descriptors.map { _ in [] }
      for _ in 0..<15 {
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
          let all = former[0]
          switch Int.random(in: 0..<6, using: &random) {
          case 0: context.insert(Entry(number: Int.random(in: 0..<Self.count, using: &random)))
          case 1: if let entry = all.randomElement(using: &random) { context.delete(entry) }
          case 2: all.randomElement(using: &random)?.number = Int.random(in: 0..<Self.count, using: &random)
          case 3: all.randomElement(using: &random)?.rank = Int.random(in: 0..<4, using: &random)
          case 4: all.randomElement(using: &random)?.note = ["a", "b", nil].randomElement(using: &random) ?? nil
          default: try context.save()
          }
        }
        for (index, descriptor) in descriptors.enumerated() {
          let results = try context.results(of: descriptor, after: former[index])
          // Another context reads all rows, where nothing is pending.
          if !context.hasChanges {
            let other = ModelContext(container)
            let ids = try other.fetch(descriptor).map(\.persistentModelID)
            try #require(results.map(\.persistentModelID) == ids)
          }
          let whole = try context.fetch(descriptor)
          try #require(results.count == whole.count)
          try #require(zip(results, whole).allSatisfy { $0 === $1 })
          former[index] = results
        }
      }
    }

    @Test("An object is the same one in a list, in a fetch and behind a relationship, and keeps what no row has")
    func identity() throws {
      let fetched = try #require(
        try context.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.number == 750 })).first)
      fetched.isOpen = true
      let results = try context.results(of: byNumber, after: [])
      #expect(results[750] === fetched)
      let binder = try #require(results[1_000].binder)
      #expect(binder.entries.contains { $0 === results[1_250] })
      results[1_251].binder = binder
      #expect(binder.entries.contains { $0 === results[1_251] })
      results[1_250].binder = nil
      #expect(!binder.entries.contains { $0 === results[1_250] })
      binder.entries.removeAll { $0 === results[500] }
      #expect(results[500].binder == nil)
      try context.save()
      let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Binder>()).first)
      #expect(other.entries.map(\.number).sorted() == [0, 250, 750, 1_000, 1_251])
      #expect(results[750].isOpen)
    }

    @Test("A deleted object keeps its values after the save")
    func deletion() throws {
      let results = try context.results(of: byNumber, after: [])
      let entry = results[1_111]
      context.delete(entry)
      try context.save()
      #expect(entry.isDeleted && entry.title == "Entry 1111" && entry.kind == .letter)
      #expect(try context.results(of: byNumber, after: results).count == Self.count - 1)
    }

    @Test("An object whose row is gone before it is read has values, and no process ends")
    func goneRow() throws {
      let results = try context.results(of: byNumber, after: [])
      try deleteUnnoticed("number >= 1000")
      let entry = results[1_250]
      #expect(entry.note == nil && entry.rank == 0 && entry.binder == nil)
      #expect(entry.isDeleted)
      _ = (entry.title, entry.kind, entry.number)
      #expect(results[999].title == "Entry 999")
      #expect(try context.results(of: byNumber, after: results).count == 1_000)
      // All rows of the list are gone before the first is read.
      let other = ModelContext(container)
      let ids = try other.results(of: byNumber, after: [])
      try deleteUnnoticed("number >= 0")
      #expect(ids.allSatisfy { !$0.title.isEmpty })
      #expect(try other.results(of: byNumber, after: ids).isEmpty)
    }

    @Test("A value that cannot be read is reported, and the other objects are whole")
    func damagedRow() throws {
      try database().write {
        try $0.execute(sql: "UPDATE \"Entry\" SET kind = 'parcel' WHERE number = 1250")
      }
      let results = try context.results(of: byNumber, after: [])
      withKnownIssue {
        #expect(results[1_251].title == "Entry 1251")
        _ = results[1_250].kind
      } matching: {
        "\($0)".contains("no 'Kind'")
      }
      try database().write {
        try $0.execute(sql: "UPDATE \"Entry\" SET kind = 'bill' WHERE number = 1250")
      }
      let again = try context.results(of: byNumber, after: results)
      #expect(again[1_250] === results[1_250])
      #expect(again[1_250].kind == .bill)
    }

    @Test("Values that were read long ago are given up, and read again; changes stay")
    func limit() throws {
      context.loaded = LoadedObjects(limit: 700)
      let results = try context.results(of: byNumber, after: [])
      results[10].title = "changed"
      results[11].isOpen = true
      for entry in results { #expect(entry.number >= 0) }
      let whole = results.filter { !$0._$storage.isFault }.count
      #expect(whole <= 701, "\(whole)")
      #expect(results[12]._$storage.isFault)
      #expect(results[10].title == "changed" && results[11].isOpen)
      #expect(results.map(\.number) == Array(0..<Self.count))
      try context.save()
      #expect(results[10].title == "changed")
    }

    @Test("A list that is opened again and again keeps the values that it has just read")
    func manyOpenings() throws {
      context.loaded = LoadedObjects(limit: 700)
      for _ in 0..<6 {
        let results = try context.results(of: byNumber, after: [])
        #expect(results[0].title == "Entry 0" && results[255].title == "Entry 255")
        #expect(results[Self.count - 1].number == Self.count - 1)
      }
    }

    @Test("Saves of other contexts show in rows that were read, and in those that are read later")
    func otherContext() throws {
      let host = ViewHost(rowsAtFirst: 40) { EntryList().modelContainer(container) }
      let other = ModelContext(container)
      for entry in try other.fetch(byNumber) where [3, 1_300].contains(entry.number) { entry.title = "new" }
      let gone = try other.fetch(FetchDescriptor<Entry>(predicate: #Predicate { $0.number == 5 }))
      for entry in gone { other.delete(entry) }
      try other.save()
      #expect(host.elements.contains { $0.name == "new in none" }, "\(host.outline)")
      #expect(!host.elements.contains { $0.name == "Entry 5 in none" })
      #expect(host.elements.contains { $0.name == "\(Self.count - 1) entries" })
      let results = try context.results(of: byNumber, after: [])
      #expect(results[1_299].title == "new")
    }
  }

  /// Random numbers from a seed: a linear congruential generator with the constants of MMIX.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      func half() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 32
      }
      return half() << 32 | half()
    }
  }
#endif
