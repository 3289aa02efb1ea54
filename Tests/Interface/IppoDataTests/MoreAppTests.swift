#if SQLite
  import Foundation
  import IppoData
  import IppoTesting
  import SwiftDataApps
  import Testing

  /// Apps with long imports, sections and earlier schemas, as they are written for Apple's platforms.
  @MainActor
  @Suite("Apps with imports, sections and migrations")
  struct MoreAppTests {
    @Test("A price list is imported in the background, and a second import changes what is there")
    func catalog() async throws {
      let container = try memory(CatalogItem.self)
      let lines = (0..<2_500).map { "c\($0);Item \($0);\($0 % 5)" } + ["nonsense", "c1;Item 1;cheap"]
      let host = ViewHost { CatalogView(lines: lines).modelContainer(container) }
      #expect(host.contains("0 items"))
      try host.tap("Import")
      await host.wait { $0.contains("Import 1: 2500 read, 2 rejected") && $0.contains("2,500 items") }
      #expect(host.contains("Item 2 costs 2"), "\(host.outline)")
      try host.tap("Import")
      await host.wait { $0.contains("Import 2: 2500 read, 2 rejected") && $0.contains("2,500 items") }
      try host.type("item 24", into: "Find")
      // 24, 240 to 249, and 2400 to 2499.
      #expect(host.contains("111 items"), "\(host.outline)")
      try host.type("", into: "Find")
      try host.tap("Remove what costs nothing")
      #expect(host.contains("2,000 items") && !host.contains("Item 5 costs 0"), "\(host.outline)")
      try container.mainContext.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<CatalogItem>()) == 2_000)
    }

    @Test("Films of an earlier version come onto shelves, and move between them")
    func films() throws {
      let folder = try TemporaryFolder()
      do {
        let old = try ModelContainer(
          for: Schema(versionedSchema: FilmsSchemaV1.self), configurations: folder.configuration("films"))
        let context = ModelContext(old)
        context.insert(FilmsSchemaV1.Film(title: "Alien", seen: true))
        context.insert(FilmsSchemaV1.Film(title: "Brazil"))
        try context.save()
      }
      let container = try ModelContainer(
        for: Schema(versionedSchema: FilmsSchemaV2.self), migrationPlan: FilmsMigrationPlan.self,
        configurations: folder.configuration("films"))
      let context = container.mainContext
      context.autosaveEnabled = false
      let host = ViewHost { FilmsView().modelContainer(container) }
      #expect(host.contains("To watch (1)") && host.contains("Watched (1)"), "\(host.outline)")
      try host.type("Cabaret", into: "Title")
      try host.tap("Add")
      #expect(host.contains("To watch (2)") && host.contains("Cabaret"), "\(host.outline)")
      try host.select("Watched", in: "Shelf of Brazil")
      #expect(host.contains("To watch (1)") && host.contains("Watched (2)"), "\(host.outline)")
      try host.tap("Praise Alien")
      try host.tap("Praise Alien")
      #expect(host.contains("Alien, 2 stars"), "\(host.outline)")
      try context.save()
      let watched = FetchDescriptor<Film>(
        predicate: #Predicate { $0.shelf == "Watched" }, sortBy: [SortDescriptor(\.title)])
      #expect(try ModelContext(container).fetch(watched).map(\.title) == ["Alien", "Brazil"])
      for film in try context.fetch(FetchDescriptor<Film>()) { context.delete(film) }
      #expect(host.contains("No films"), "\(host.outline)")
    }
  }
#endif
