#if SQLite
  import Foundation
  import GRDB
  import IppoTesting
  import Testing

  @testable import IppoData

  @Model
  final class Plant {
    var name: String
    var family: String?
    var place: String
    var owner: Gardener?

    var initial: String { String(name.prefix(1)) }

    init(name: String, family: String? = nil, place: String = "") {
      self.name = name
      self.family = family
      self.place = place
    }
  }

  @Model
  final class Gardener {
    var name: String
    var plants: [Plant] = []

    init(name: String) { self.name = name }
  }

  private struct PlantList: View {
    @Query(sort: \.name, sectionBy: \.family) private var plants: SectionedResults<Plant, String>

    var body: some View {
      List {
        ForEach(plants) { section in
          Section(section.title.isEmpty ? "Unknown" : section.title) {
            ForEach(section) { Text($0.name) }
          }
        }
      }
    }
  }

  /// Shows a query as one text: `title: name name; title: name`.
  private struct Line: View {
    @Query(sectionBy: \Plant.place) private var plants: SectionedResults<Plant, String>

    init(plants: Query<Plant, SectionedResults<Plant, String>>) { _plants = plants }

    var body: some View {
      Text(plants.map { "\($0.title): \($0.map(\.name).joined(separator: " "))" }.joined(separator: "; "))
    }
  }

  @MainActor
  @Suite("Sections of queries")
  struct SectionTests {
    private let container: ModelContainer
    private let store: CountingStore
    private var context: ModelContext { container.mainContext }

    init() throws {
      (container, store) = try CountingStore.container(Plant.self)
      for (name, family, place) in [
        ("Rose", "Rosaceae", "bed"), ("Oak", "Fagaceae", "wood"), ("Apple", "Rosaceae", "orchard"),
        ("Moss", nil, "wood"), ("Beech", "Fagaceae", "wood"),
      ] { context.insert(Plant(name: name, family: family, place: place)) }
    }

    private func line(_ query: Query<Plant, SectionedResults<Plant, String>>) -> String {
      ViewHost { Line(plants: query).modelContainer(container) }.elements.first?.name ?? ""
    }

    @Test("A list has sections in the order of their titles, and follows changes")
    func list() throws {
      let host = ViewHost { PlantList().modelContainer(container) }
      func names() -> [String] {
        let all = ["Unknown", "Fagaceae", "Rosaceae", "Moss", "Beech", "Oak", "Apple", "Rose", "Betulaceae", "Birch"]
        // A row has the name of its text.
        return host.elements.map(\.name).filter(all.contains).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      }
      #expect(
        names() == ["Unknown", "Moss", "Fagaceae", "Beech", "Oak", "Rosaceae", "Apple", "Rose"], "\(host.outline)")
      let birch = Plant(name: "Birch", family: "Betulaceae")
      context.insert(birch)
      #expect(names().prefix(4) == ["Unknown", "Moss", "Betulaceae", "Birch"], "\(host.outline)")
      birch.family = "Rosaceae"
      #expect(names().suffix(4) == ["Rosaceae", "Apple", "Birch", "Rose"], "\(host.outline)")
      try context.save()
      for plant in try context.fetch(FetchDescriptor<Plant>()) where plant.family == "Fagaceae" {
        context.delete(plant)
      }
      #expect(!names().contains("Fagaceae"), "\(host.outline)")
    }

    @Test("Sections are those of a text, an optional text, a computed text, and one behind a relationship")
    func keyPaths() throws {
      #expect(line(Query(sort: \.name, sectionBy: \.place)) == "bed: Rose; orchard: Apple; wood: Beech Moss Oak")
      #expect(
        line(Query(sort: \.name, order: .reverse, sectionBy: \.family))
          == ": Moss; Fagaceae: Oak Beech; Rosaceae: Rose Apple")
      #expect(line(Query(sectionBy: \.place)) == "bed: Rose; orchard: Apple; wood: Oak Moss Beech")
      #expect(line(Query(sort: \.name, sectionBy: \.initial)) == "A: Apple; B: Beech; M: Moss; O: Oak; R: Rose")
      let gardener = Gardener(name: "Ada")
      context.insert(gardener)
      gardener.plants = try context.fetch(FetchDescriptor<Plant>(predicate: #Predicate { $0.place == "wood" }))
      #expect(line(Query(sort: \.name, sectionBy: \.owner?.name)) == ": Apple Rose; Ada: Beech Moss Oak")
      try context.save()
      #expect(line(Query(sort: \.name, sectionBy: \.owner?.name)) == ": Apple Rose; Ada: Beech Moss Oak")
    }

    @Test("A condition, an order and a limit hold in sections")
    func requests() throws {
      #expect(
        line(Query(filter: #Predicate { $0.place == "wood" }, sort: [SortDescriptor(\.name)], sectionBy: \.family))
          == ": Moss; Fagaceae: Beech Oak")
      #expect(
        line(Query(sort: [SortDescriptor(\.place, order: .reverse), SortDescriptor(\.name)], sectionBy: \.place))
          == "wood: Beech Moss Oak; orchard: Apple; bed: Rose")
      #expect(
        line(Query(sort: \.family, animation: .default, sectionBy: \.place))
          == "bed: Rose; orchard: Apple; wood: Moss Oak Beech")
      var descriptor = FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.name)])
      descriptor.fetchLimit = 2
      #expect(line(Query(descriptor, sectionBy: \.place)) == "bed: Rose; orchard: Apple")
      #expect(
        line(Query(descriptor, animation: .default, sectionBy: \.family)) == ": Moss; Fagaceae: Beech")
    }

    @Test("A section is found by its title")
    func titles() {
      let plants = ["a", "a", "c", "c", "c", "b"].enumerated().map { Plant(name: "\($0)", place: $1) }
      let results = SectionedResults(plants, title: \.place)
      #expect(results.sectionTitles == ["a", "c", "b"])
      #expect(results[sectionTitle: "c"]?.map(\.name) == ["2", "3", "4"])
      #expect(results[sectionTitle: "c"]?[1].name == "3")
      #expect(results[sectionTitle: "d"] == nil)
      #expect(results.map(\.id) == results.sectionTitles)
      #expect(results.count == 3 && results[2].count == 1 && results.last?.first?.name == "5")
      #expect(SectionedResults([Plant](), title: \.place).isEmpty)
    }

    @Test("Texts that are equal make one section, whatever their code points are")
    func equalTexts() {
      let plants = ["e\u{301}", "f", "é"].enumerated().map { Plant(name: "\($0)", place: $1) }
      let results = SectionedResults(plants, title: \.place)
      #expect(results.sectionTitles == ["é", "f"])
      #expect(results[sectionTitle: "é"]?.map(\.name) == ["0", "2"])
    }

    @Test("The sections of a long list are found without reading all rows")
    func longList() throws {
      let database = try #require(store.store as? SQLiteStore).database
      try database.write {
        try $0.execute(
          sql: """
            INSERT INTO "Plant" ("$id", name, family, place)
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 20000)
            SELECT number, 'Plant ' || number, 'F', 'place ' || (number % 4) FROM numbers
            """)
      }
      try context.save()
      let other = ModelContext(container)
      var results: SectionedResults<Plant, String>?
      let rows = try store.rows {
        let descriptor = FetchDescriptor<Plant>(sortBy: [SortDescriptor(\.place), SortDescriptor(\.name)])
        results = SectionedResults(try other.results(of: descriptor, after: []), title: \.place)
      }
      #expect(results?.map(\.count) == [1, 1, 5_000, 5_000, 5_000, 5_000, 3])
      #expect(rows < 12_000, "\(rows)")
    }
  }
#endif
