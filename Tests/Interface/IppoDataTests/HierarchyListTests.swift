#if SQLite
  import Foundation
  import GRDB
  import Testing

  @testable import IppoData
  @testable import IppoTesting

  private struct CraftList: View {
    @Query(sort: \Craft.length) private var crafts: [Craft]

    var body: some View {
      Text(verbatim: "\(crafts.count) crafts")
      List(crafts) { CraftRow(craft: $0) }
    }
  }

  private struct CraftRow: View {
    let craft: Craft

    var body: some View {
      if let ferry = craft as? CarFerry {
        Text(verbatim: "\(ferry.name) with \(ferry.cars) cars")
      } else {
        Text(verbatim: "\(craft.name) \(craft is Tanker ? "with oil" : "alone")")
      }
    }
  }

  /// Lists of a class with subclasses: ferries, tankers and plain crafts in turn.
  @MainActor
  @Suite("Long lists of a class with subclasses")
  struct HierarchyListTests {
    private let container: ModelContainer
    private let store: CountingStore
    private var context: ModelContext { container.mainContext }
    private static let count = 1_500

    init() throws {
      (container, store) = try CountingStore.container(
        Craft.self, Ferry.self, CarFerry.self, Tanker.self, Deck.self, Tank.self, Harbour.self)
      container.mainContext.autosaveEnabled = false
      let writer = ModelContext(container)
      for number in 0..<Self.count { writer.insert(Self.craft(number)) }
      try writer.save()
    }

    private static func craft(_ number: Int) -> Craft {
      let length = Double(number)
      switch number % 3 {
      case 0:
        let ferry = CarFerry(name: "F\(number)", length: length)
        ferry.cars = number
        return ferry
      case 1:
        let tanker = Tanker(name: "T\(number)", length: length)
        tanker.tender = nil
        return tanker
      default: return Craft(name: "C\(number)", length: length)
      }
    }

    private let byLength = FetchDescriptor<Craft>(sortBy: [SortDescriptor(\.length)])

    @Test("A list reads the rows that it shows, and those around them, of all classes together")
    func window() throws {
      var host: ViewHost?
      let first = store.rows { host = ViewHost(rowsAtFirst: 40) { CraftList().modelContainer(container) } }
      let list = try #require(host)
      #expect(first <= ModelContext.wholeLimit + 4, "\(first)")
      #expect(list.elements.contains { $0.name == "\(Self.count) crafts" })
      #expect(list.elements.contains { $0.name == "F3 with 3 cars" }, "\(list.outline)")
      let gap = try #require(list.tree.firstGap)
      let further = try store.rows { try list.graph.send(.reach(first: 1_210, count: 20), to: gap.id) }
      #expect(list.elements.contains { $0.name == "F1251 with 1251 cars" }, "\(list.outline)")
      #expect(
        list.elements.contains { $0.name == "T1252 with oil" } && list.elements.contains { $0.name == "C1253 alone" })
      #expect(further <= FetchGroup.window + 1, "\(further)")
    }

    @Test("Each object is of its class, and has its values")
    func values() throws {
      var crafts: [Craft] = []
      let requests = try store.requests {
        crafts = try context.results(of: byLength, after: [])
        for (number, craft) in crafts.enumerated() {
          let expected = Self.craft(number)
          #expect(craft.name == expected.name && type(of: craft) == type(of: expected))
          #expect((craft as? CarFerry)?.cars == (expected as? CarFerry)?.cars)
        }
      }
      #expect(crafts.count == Self.count)
      // One for the first rows, one for the keys, and one for each part of the rest.
      #expect(requests <= 2 + Self.count / FetchGroup.window + 1, "\(requests)")
      crafts[1_200].name = "changed"
      context.insert(Craft(name: "new", length: -1))
      let again = try context.results(of: byLength, after: crafts)
      #expect(again.count == Self.count + 1 && again[0].name == "new" && again[1_201] === crafts[1_200])
    }

    @Test("Identifiers have the classes of their objects, and need no values")
    func identifiers() throws {
      let rows = try store.rows {
        let identifiers = try context.fetchIdentifiers(byLength)
        #expect(identifiers.prefix(3).map(\.entityName) == ["CarFerry", "Tanker", "Craft"])
        #expect(identifiers.count == Self.count)
      }
      #expect(rows == 0)
    }

    @Test("An object whose row is gone before it is read has values of its class")
    func missingRows() throws {
      let crafts = try context.results(of: byLength, after: [Craft]())
      let database = try #require(store.store as? SQLiteStore).database
      try database.write { try $0.execute(sql: "DELETE FROM \"Craft\" WHERE \"$class\" <> 'Craft' AND length > 1000") }
      let (ferry, tanker) = (try #require(crafts[1_200] as? CarFerry), try #require(crafts[1_201] as? Tanker))
      #expect(ferry.name.hasPrefix("F") && ferry.isDeleted)
      #expect(tanker.name.hasPrefix("T") && tanker.isDeleted && tanker.tanks.isEmpty)
      #expect(crafts[1_202].name == "C1202" && !crafts[1_202].isDeleted)
    }
  }
#endif
