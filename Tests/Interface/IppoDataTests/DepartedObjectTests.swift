#if SQLite
  import Foundation
  import Synchronization
  import Testing

  @testable import IppoData

  /// Objects that a view may still show after they have left their context.
  @MainActor
  @Suite("Objects that leave a context")
  struct DepartedObjectTests {
    private let context: ModelContext
    private let artist = Artist(name: "Nina")
    private let album: Album

    init() throws {
      context = ModelContext(try memory(Album.self, Artist.self))
      album = Album(title: "Blue", artist: artist)
    }

    private func save() throws {
      context.insert(album)
      try context.save()
    }

    @Test("A deleted object has the object that it requires, before and after the save")
    func deletion() throws {
      try save()
      context.delete(album)
      #expect(album.artist === artist)
      try context.save()
      #expect(album.isDeleted && album.modelContext == nil)
      #expect(album.artist === artist && album.title == "Blue")
    }

    @Test("Objects that are deleted together keep their relationship")
    func cascade() throws {
      try save()
      context.delete(artist)
      try context.save()
      #expect(album.isDeleted && artist.isDeleted && album.artist === artist)
    }

    @Test("An object that another context has deleted has the object that it requires")
    func deletionElsewhere() throws {
      try save()
      let other = ModelContext(context.container)
      let known = try #require(try other.fetch(FetchDescriptor<Album>()).first)
      let required = known.artist
      context.delete(album)
      try context.save()
      _ = try other.fetchCount(FetchDescriptor<Album>())
      #expect(known.isDeleted && known.artist === required && required.name == "Nina")
    }

    @Test("Objects that another context has deleted together keep their relationship")
    func cascadeElsewhere() throws {
      try save()
      let other = ModelContext(context.container)
      // The required object is the first one that the context forgets.
      let required = try #require(try other.fetch(FetchDescriptor<Artist>()).first)
      let known = try #require(try other.fetch(FetchDescriptor<Album>()).first)
      context.delete(artist)
      try context.save()
      _ = try other.fetchCount(FetchDescriptor<Album>())
      #expect(known.isDeleted && required.isDeleted && known.artist === required)
    }

    @Test("Objects that another process has deleted together keep their relationship after a save")
    func cascadeOfAnotherProcess() throws {
      let folder = try TemporaryFolder()
      let schema = Schema([Album.self, Artist.self])
      func process() throws -> ModelContext {
        let store = try SQLiteStore(
          path: folder.configuration().url.path(), schema: schema, allowsSave: true, plan: nil)
        return ModelContext(ModelContainer(ContainerCore(schema, over: store)))
      }
      try withExtendedLifetime(folder) {
        let (one, two) = (try process(), try process())
        one.insert(album)
        try one.save()
        let required = try #require(try two.fetch(FetchDescriptor<Artist>()).first)
        let known = try #require(try two.fetch(FetchDescriptor<Album>()).first)
        one.delete(artist)
        try one.save()
        required.name = "Miles"
        known.title = "Green"
        try two.save()
        #expect(known.isDeleted && required.isDeleted && known.artist === required)
      }
    }

    @Test("An object that a store of the app has deleted with the one that it requires has that one")
    func cascadeOfBatch() throws {
      let configuration = BatchStore.Configuration()
      let container = try ModelContainer(for: Album.self, Artist.self, configurations: configuration)
      let store = try #require(configuration.opened.store.withLock { $0 })
      let writer = ModelContext(container)
      writer.insert(album)
      try writer.save()
      let other = ModelContext(container)
      let required = try #require(try other.fetch(FetchDescriptor<Artist>()).first)
      let known = try #require(try other.fetch(FetchDescriptor<Album>()).first)
      store.state.withLock { $0.cascade = ["Album"] }
      try other.delete(model: Artist.self)
      try other.save()
      #expect(required.isDeleted && known.artist === required && known.isDeleted)
    }

    @Test("An inserted object that is deleted, or rolled back, has the object that it requires")
    func insertions() throws {
      context.insert(album)
      context.delete(album)
      #expect(album.artist === artist)
      context.rollback()
      let second = Album(title: "Green", artist: Artist(name: "Miles"))
      context.insert(second)
      context.rollback()
      #expect(second.artist.name == "Miles" && second.modelContext == nil && !context.hasChanges)
      context.insert(second)
      try context.save()
      let saved = try ModelContext(context.container).fetch(FetchDescriptor<Album>())
      #expect(saved.map(\.artist.name) == ["Miles"])
    }

    @Test("An undo manager takes a deletion back that was saved")
    func undo() throws {
      try save()
      let undoManager = UndoManager()
      undoManager.groupsByEvent = false
      context.undoManager = undoManager
      undoManager.beginUndoGrouping()
      context.delete(artist)
      undoManager.endUndoGrouping()
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Album>()) == 0)
      undoManager.undo()
      #expect(artist.modelContext === context && album.modelContext === context && !album.isDeleted)
      try context.save()
      let saved = try ModelContext(context.container).fetch(FetchDescriptor<Album>())
      #expect(saved.map(\.title) == ["Blue"] && saved.map(\.artist.name) == ["Nina"])
    }
  }
#endif
