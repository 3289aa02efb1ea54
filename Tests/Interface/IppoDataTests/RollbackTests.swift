#if SQLite
  import Foundation
  import IppoData
  import Testing

  @Suite("Rollback of relationships that were read after the change")
  struct RollbackTests {
    private let context: ModelContext
    private let volume: Volume

    init() throws {
      let container = try memory(Volume.self)
      let writer = ModelContext(container)
      let (left, right) = (Bookcase(name: "left"), Bookcase(name: "right"))
      for bookcase in [left, right] { writer.insert(bookcase) }
      writer.insert(Volume(isbn: "1", bookcase: left))
      try writer.save()
      context = ModelContext(container)
      volume = try #require(try context.fetch(FetchDescriptor<Volume>()).first)
    }

    /// The bookcases of the context, with their volumes.
    private func bookcases() throws -> [Bookcase] {
      try context.fetch(FetchDescriptor<Bookcase>(sortBy: [SortDescriptor(\.name)]))
    }

    @Test("An object returns to the owner that it had")
    func owner() throws {
      let cases = try bookcases()
      volume.bookcase = cases[1]
      #expect(cases.map(\.volumes.count) == [0, 1])
      context.rollback()
      #expect(volume.bookcase == cases[0])
      #expect(cases.map(\.volumes.count) == [1, 0])
    }

    @Test("An owner has an object again whose deletion is given up")
    func deletion() throws {
      let cases = try bookcases()
      context.delete(volume)
      #expect(cases.map(\.volumes.count) == [0, 0])
      context.rollback()
      #expect(!volume.isDeleted)
      #expect(cases[0].volumes == [volume])
    }

    @Test("An owner gives up an inserted object")
    func insertion() throws {
      let cases = try bookcases()
      context.insert(Volume(isbn: "2", bookcase: cases[0]))
      #expect(cases.map(\.volumes.count) == [2, 0])
      context.rollback()
      #expect(cases[0].volumes == [volume])
      context.delete(cases[1])
      try context.save()
      #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Volume>()) == 1)
    }
  }
#endif
