#if SQLite
  import Foundation
  import IppoData
  import Testing

  @Model
  final class Volume {
    @Attribute(.unique) var isbn: String
    var bookcase: Bookcase?
    @Relationship(deleteRule: .cascade, inverse: \Chapter.volume) var chapters: [Chapter] = []

    init(isbn: String, bookcase: Bookcase? = nil, chapters: [Chapter] = []) {
      self.isbn = isbn
      self.bookcase = bookcase
      self.chapters = chapters
    }
  }

  @Model
  final class Bookcase {
    var name: String
    @Relationship(inverse: \Volume.bookcase) var volumes: [Volume] = []

    init(name: String) { self.name = name }
  }

  @Model
  final class Chapter {
    var title: String
    var volume: Volume?

    init(title: String) { self.title = title }
  }

  @Suite("Relationships of objects with unique values")
  struct UniqueRelationshipTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let left = Bookcase(name: "left")
    private let right = Bookcase(name: "right")
    private let first: Volume

    init() throws {
      container = try memory(Volume.self)
      context = ModelContext(container)
      first = Volume(isbn: "1", chapters: [Chapter(title: "Sea")])
      context.insert(left)
      context.insert(right)
      context.insert(first)
      first.bookcase = left
      try context.save()
    }

    @Test("An object that an inserted one updates leaves the owner that it had, in all contexts")
    func owner() throws {
      let other = ModelContext(container)
      let cases = try other.fetch(FetchDescriptor<Bookcase>(sortBy: [SortDescriptor(\.name)]))
      #expect(cases.map(\.volumes.count) == [1, 0])
      #expect(left.volumes == [first] && right.volumes.isEmpty)
      let second = Volume(isbn: "1", bookcase: right)
      context.insert(second)
      try context.save()
      #expect(left.volumes.isEmpty && right.volumes == [first])
      #expect(first.bookcase === right && second == first)
      _ = try other.fetchCount(FetchDescriptor<Volume>())
      #expect(cases.map(\.volumes.count) == [0, 1])
    }

    @Test(
      "An updated object keeps the objects that it leads to, gets those of the inserted one, and a deletion follows all"
    )
    func children() throws {
      #expect(first.chapters.map(\.title) == ["Sea"])
      let second = Volume(isbn: "1", chapters: [Chapter(title: "Land")])
      context.insert(second)
      try context.save()
      #expect(first.chapters.map(\.title) == ["Sea", "Land"])
      #expect(second.chapters.allSatisfy { $0.volume == first })
      let reader = ModelContext(container)
      #expect(try reader.fetch(FetchDescriptor<Volume>()).map(\.chapters.count) == [2])
      context.delete(second)
      try context.save()
      #expect(try reader.fetchCount(FetchDescriptor<Volume>()) == 0)
      #expect(try reader.fetchCount(FetchDescriptor<Chapter>()) == 0)
    }

    @Test("A context goes after it has updated an object that it keeps for relationships")
    func lifetime() throws {
      weak var dropped: ModelContext?
      do {
        let context = ModelContext(container)
        dropped = context
        let chapter = try #require(try context.fetch(FetchDescriptor<Chapter>()).first)
        let volume = try #require(chapter.volume)
        context.insert(Volume(isbn: "1"))
        try context.save()
        #expect(volume.bookcase == nil)
      }
      #expect(dropped == nil)
    }
  }
#endif
