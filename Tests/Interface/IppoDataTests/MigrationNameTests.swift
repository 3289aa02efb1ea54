#if SQLite
  import Foundation
  import IppoData
  import Testing

  enum CardV1 {
    @Model
    final class Card {
      @Attribute(.unique) var title: String

      init(title: String) { self.title = title }
    }
  }

  enum CardV2 {
    @Model
    final class Card {
      var title: String = "none"
      @Attribute(originalName: "title") var name: String?

      init(name: String) { self.name = name }
    }
  }

  @Suite("Names and unique values of earlier versions")
  struct MigrationNameTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let context = ModelContext(try ModelContainer(for: CardV1.Card.self, configurations: folder.configuration()))
      context.insert(CardV1.Card(title: "Oslo"))
      try context.save()
    }

    private func next() throws -> ModelContext {
      ModelContext(try ModelContainer(for: CardV2.Card.self, configurations: folder.configuration()))
    }

    @Test("A new property may have the former name of a renamed one, which may be optional now")
    func formerName() throws {
      for _ in 0..<2 {
        let cards = try next().fetch(FetchDescriptor<CardV2.Card>())
        #expect(cards.map(\.name) == ["Oslo"] && cards.map(\.title) == ["none"])
      }
    }

    @Test("A property that is unique no more takes equal values, also under another name")
    func formerUniqueValues() throws {
      let context = try next()
      for _ in 0..<2 { context.insert(CardV2.Card(name: "Oslo")) }
      try context.save()
      #expect(try next().fetch(FetchDescriptor<CardV2.Card>()).map(\.name) == ["Oslo", "Oslo", "Oslo"])
    }
  }
#endif
