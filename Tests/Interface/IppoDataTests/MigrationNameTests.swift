#if SQLite
  import Foundation
  import GRDB
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

  enum MoveV1 {
    @Model
    final class Move {
      #Index<Move>([\.a])
      var a: String
      var b: String

      init(a: String, b: String) {
        self.a = a
        self.b = b
      }
    }
  }

  enum MoveV2 {
    @Model
    final class Move {
      #Index<Move>([\.a])
      @Attribute(originalName: "a") var b: String
      @Attribute(originalName: "b") var c: String
      var a: String = "new"

      init(b: String, c: String) {
        self.b = b
        self.c = c
      }
    }
  }

  enum MoveV3 {
    @Model
    final class Move {
      @Attribute(originalName: "b") var a: String
      @Attribute(originalName: "a") var b: String

      init(a: String, b: String) {
        self.a = a
        self.b = b
      }
    }
  }

  @Suite("Properties that take the names of others")
  struct MigrationMoveTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let context = ModelContext(try ModelContainer(for: MoveV1.Move.self, configurations: folder.configuration()))
      context.insert(MoveV1.Move(a: "1", b: "2"))
      try context.save()
    }

    @Test("A property may take the name of another one that is renamed as well, in each order of the declarations")
    func chain() throws {
      for _ in 0..<2 {
        let container = try ModelContainer(for: MoveV2.Move.self, configurations: folder.configuration())
        let moves = try ModelContext(container).fetch(FetchDescriptor<MoveV2.Move>())
        #expect(moves.map { [$0.a, $0.b, $0.c] } == [["new", "1", "2"]])
      }
    }

    @Test("An index of a new property with a former name is on its column")
    func index() throws {
      _ = try ModelContainer(for: MoveV2.Move.self, configurations: folder.configuration())
      let url = folder.url.appending(path: "models.store")
      let sql = try DatabaseQueue(path: url.path).read {
        try String.fetchOne($0, sql: "SELECT sql FROM sqlite_master WHERE name = '$index Move a'")
      }
      #expect(sql?.hasSuffix("(\"a\")") == true, "\(sql ?? "none")")
    }

    @Test("An exchange of names is refused before anything changes")
    func circle() throws {
      let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try ModelContainer(for: MoveV3.Move.self, configurations: folder.configuration())
      }
      #expect(error?.explanation.contains("lead in a circle") == true, "\(error?.explanation ?? "")")
      let container = try ModelContainer(for: MoveV1.Move.self, configurations: folder.configuration())
      #expect(try ModelContext(container).fetch(FetchDescriptor<MoveV1.Move>()).map(\.a) == ["1"])
    }
  }
#endif
