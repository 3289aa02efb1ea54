#if SQLite
  import Foundation
  import GRDB
  import Testing

  @testable import IppoData

  /// Requires an artist.
  @Model
  final class Album {
    var title: String
    var artist: Artist

    init(title: String, artist: Artist) {
      self.title = title
      self.artist = artist
    }
  }

  @Model
  final class Artist {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Album.artist) var albums: [Album] = []

    init(name: String) { self.name = name }
  }

  @Suite struct RequiredFaultTests {
    private static let count = 2_000
    private let container: ModelContainer
    private let store: CountingStore
    private let byTitle = FetchDescriptor<Album>(sortBy: [SortDescriptor(\.title)])

    init() throws {
      (container, store) = try CountingStore.container(Album.self, Artist.self)
      let context = ModelContext(container)
      let artists = (0..<10).map { Artist(name: "Artist \($0)") }
      for number in 0..<Self.count {
        context.insert(Album(title: "Album \(number + 10_000)", artist: artists[number % 10]))
      }
      try context.save()
    }

    private func deleteUnnoticed(_ condition: String) throws {
      let database = try #require(store.store as? SQLiteStore).database
      try database.write { try $0.execute(sql: "DELETE FROM \"Album\" WHERE \(condition)") }
    }

    @Test func aLongListOfObjectsThatRequireOthersReadsWhatItShows() throws {
      let context = ModelContext(container)
      var albums: [Album] = []
      let rows = try store.rows { albums = try context.results(of: byTitle, after: []) }
      #expect(albums.count == Self.count)
      #expect(rows <= ModelContext.wholeLimit + 12, "\(rows)")
      let further = store.rows { #expect(albums[1_234].artist.name == "Artist 4") }
      #expect(further <= FetchGroup.window + 1, "\(further)")
    }

    @Test func anObjectWhoseRowIsGoneHasTheObjectThatItRequires() throws {
      let context = ModelContext(container)
      let albums = try context.results(of: byTitle, after: [])
      try deleteUnnoticed("title >= 'Album 11000'")
      #expect(albums[1_500].artist.name.hasPrefix("Artist"))
      #expect(albums[1_500].isDeleted)
      #expect(albums[999].artist.name == "Artist 9")
      #expect(try context.results(of: byTitle, after: albums).count == 1_000)
    }

    @Test func aRequiredObjectThatIsInsertedAgainDoesNotKeepItsContext() throws {
      weak var known: ModelContext?
      func insertAgain() throws {
        let context = ModelContext(container)
        known = context
        let albums = try context.results(of: byTitle, after: [])
        let artist = albums[0].artist
        #expect(context.requiredByExamples.contains { $0 === artist })
        context.delete(artist)
        try context.save()
        context.insert(artist)
        try context.save()
        #expect(artist.modelContext === context)
      }
      try insertAgain()
      #expect(known == nil)
    }

    @Test func aDeletedObjectStaysInTheContextThatItIsInsertedInto() throws {
      let other = ModelContext(container)
      func move() throws -> Artist {
        let context = ModelContext(container)
        let artist = try context.results(of: byTitle, after: [])[0].artist
        context.delete(artist)
        try context.save()
        other.insert(artist)
        return artist
      }
      let artist = try move()
      #expect(artist.modelContext === other)
      try other.save()
      #expect(try other.fetch(FetchDescriptor<Artist>()).contains(artist))
    }

    @Test func aRequiredObjectStaysWithoutItsContext() throws {
      var album: Album?
      do {
        let context = ModelContext(container)
        let albums = try context.results(of: byTitle, after: [])
        try deleteUnnoticed("title >= 'Album 11000'")
        album = albums[1_500]
        _ = album?.title
      }
      #expect(album?.artist.name.hasPrefix("Artist") == true)
    }
  }
#endif
