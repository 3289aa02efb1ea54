#if SQLite
  import Foundation
  import IppoData
  import Testing

  @MainActor
  @Suite("Undo of changes of objects that nobody has any more")
  struct UndoReleasedTests {
    private let container: ModelContainer
    private let context: ModelContext
    private let undoManager = UndoManager()

    init() throws {
      container = try memory(Volume.self)
      context = ModelContext(container)
      do {
        let left = Bookcase(name: "left")
        context.insert(left)
        context.insert(Bookcase(name: "right"))
        context.insert(Volume(isbn: "1", bookcase: left))
        try context.save()
      }
      undoManager.groupsByEvent = false
      context.undoManager = undoManager
    }

    private func group(_ changes: () throws -> Void) rethrows {
      undoManager.beginUndoGrouping()
      defer { undoManager.endUndoGrouping() }
      try changes()
    }

    private func bookcase(_ name: String, _ context: ModelContext) throws -> Bookcase {
      try #require(try context.fetch(FetchDescriptor<Bookcase>(predicate: #Predicate { $0.name == name })).first)
    }

    private func volume() throws -> Volume { try #require(try context.fetch(FetchDescriptor<Volume>()).first) }

    /// The saved bookcases, with their volumes.
    private func saved() throws -> [String] {
      try context.save()
      let request = FetchDescriptor<Bookcase>(sortBy: [SortDescriptor(\.name)])
      return try ModelContext(container).fetch(request).map { "\($0.name) \($0.volumes.map(\.isbn))" }
    }

    @Test("A saved value is taken back, and set again")
    func value() throws {
      weak var released: Bookcase?
      func rename() throws {
        let left = try bookcase("left", context)
        released = left
        left.name = "front"
      }
      try group { try rename() }
      #expect(try saved() == [#"front ["1"]"#, "right []"])
      #expect(released == nil)
      undoManager.undo()
      #expect(try saved() == [#"left ["1"]"#, "right []"])
      undoManager.redo()
      #expect(try saved() == [#"front ["1"]"#, "right []"])
    }

    @Test("The undo changes the object that the context has by then")
    func newObject() throws {
      try group { try bookcase("left", context).name = "front" }
      try context.save()
      let front = try bookcase("front", context)
      undoManager.undo()
      #expect(front.name == "left" && front.hasChanges)
    }

    @Test("A saved relationship is taken back on both sides, and set again")
    func relationship() throws {
      try group { try volume().bookcase = bookcase("right", context) }
      #expect(try saved() == ["left []", #"right ["1"]"#])
      undoManager.undo()
      #expect(try bookcase("left", context).volumes.map(\.isbn) == ["1"])
      #expect(try bookcase("right", context).volumes.isEmpty)
      #expect(try saved() == [#"left ["1"]"#, "right []"])
      let (left, right) = (try bookcase("left", context), try bookcase("right", context))
      #expect(left.volumes.count == 1 && right.volumes.isEmpty)
      undoManager.redo()
      #expect(left.volumes.isEmpty && right.volumes.count == 1)
      #expect(try saved() == ["left []", #"right ["1"]"#])
    }

    @Test("A relationship that was read after the change has the objects of before after the undo")
    func laterRead() throws {
      let (left, right, volume) = (try bookcase("left", context), try bookcase("right", context), try volume())
      group { volume.bookcase = right }
      #expect(left.volumes.isEmpty && right.volumes == [volume])
      undoManager.undo()
      #expect(left.volumes == [volume] && right.volumes.isEmpty)
      undoManager.redo()
      #expect(left.volumes.isEmpty && right.volumes == [volume])
    }

    @Test("The insertion of an object is taken back after the save")
    func insertion() throws {
      group { context.insert(Bookcase(name: "front")) }
      #expect(try saved().count == 3)
      undoManager.undo()
      #expect(try saved() == [#"left ["1"]"#, "right []"])
    }

    @Test("The undo of a change of an object that another context has deleted changes nothing")
    func deletedObject() throws {
      try group { try bookcase("right", context).name = "front" }
      try context.save()
      let other = ModelContext(container)
      other.delete(try bookcase("front", other))
      try other.save()
      undoManager.undo()
      #expect(!context.hasChanges)
      #expect(try saved() == [#"left ["1"]"#])
    }

    @Test("An action of the undo manager does not keep the context")
    func lifetime() throws {
      weak var dropped: ModelContext?
      do {
        let context = ModelContext(container)
        dropped = context
        context.undoManager = undoManager
        try group { try bookcase("left", context).name = "front" }
        try context.save()
      }
      #expect(dropped == nil)
      undoManager.undo()
      #expect(try saved() == [#"front ["1"]"#, "right []"])
    }
  }
#endif
