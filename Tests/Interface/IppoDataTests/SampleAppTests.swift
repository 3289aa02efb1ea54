#if SQLite
  import Foundation
  import IppoData
  import IppoTesting
  import SwiftDataApps
  import Testing

  /// More apps as they are written for Apple's platforms.
  @MainActor
  @Suite("Sample apps with models")
  struct SampleAppTests {
    @Test("Recipes are shown by category, and made anew")
    func recipes() async throws {
      let container = try memory(RecipeCategory.self)
      let host = ViewHost { RecipesApp().modelContainer(container) }
      await host.wait { $0.contains("Soups (2)") && $0.contains("Cakes (1)") }
      try host.tap("Cakes (1)")
      #expect(host.contains("Sachertorte is rich") && host.contains("chocolate, eggs, and jam"), "\(host.outline)")
      try host.back()
      try host.tap("Soups (2)")
      try host.toggle("Favorite Borscht")
      let favorites = try container.mainContext.fetch(FetchDescriptor<Recipe>()).filter(\.hasChanges)
      #expect(favorites.map(\.title) == ["Borscht"])
      try host.delete(row: 1)
      #expect(!host.contains("Tomato soup"), "\(host.outline)")
      try container.mainContext.save()
      try host.back()
      #expect(host.contains("Soups (1)"), "\(host.outline)")
      let id = try #require(try container.mainContext.fetch(FetchDescriptor<Recipe>()).first).persistentModelID
      try host.tap("Reload")
      try host.tap("Yes, reload sample data")
      #expect(host.contains("Soups (2)"), "\(host.outline)")
      #expect(try container.mainContext.fetchCount(FetchDescriptor<Recipe>()) == 3)
      #expect(try container.mainContext.fetch(FetchDescriptor<Recipe>()).allSatisfy { $0.persistentModelID != id })
    }

    @Test("Books are sorted as a person does, in sections that follow their state")
    func readingList() throws {
      let container = try memory(Book.self)
      for (title, author) in [("Volume 10", "Åse"), ("volume 2", "Zoe"), ("Emma", "austen")] {
        container.mainContext.insert(Book(title: title, author: author))
      }
      let emma = try #require(
        try container.mainContext.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.title == "Emma" })).first)
      emma.quotes?.append(Quote(text: "It was not."))
      let host = ViewHost { ReadingListView().modelContainer(container) }
      func titles() -> [String] {
        host.outline.split(separator: "\n").map(String.init).filter { $0.contains("button \"Read on") }
      }
      let byTitle = ["Emma", "volume 2", "Volume 10"]
      #expect(zip(titles(), byTitle).allSatisfy { $0.contains($1) } && titles().count == 3, "\(host.outline)")
      #expect(host.contains("On Shelf") && !host.contains("In Progress"))
      try host.tap("Read on volume 2")
      #expect(host.contains("In Progress"), "\(host.outline)")
      #expect(titles().last?.contains("volume 2") == true, "\(host.outline)")
      try host.select("Sort by Title", in: "Sort")
      #expect(titles()[1].contains("volume 2"), "\(host.outline)")
      try host.select("Sort by Author", in: "Sort")
      #expect(titles()[0].contains("volume 2"), "\(host.outline)")
      #expect(emma.quotes?.count == 1)
      #expect(host.contains("1 quotes of Emma"))
      try host.type("AUST", into: "Filter on title or author")
      #expect(titles().count == 1, "\(host.outline)")
    }

    @Test("Sightings of birds are imported, and keep their pictures")
    func birds() async throws {
      let container = try memory(Bird.self)
      let host = ViewHost { BirdsView().modelContainer(container) }
      let count = try await BirdImporter(modelContainer: container)
        .importBirds(["Robin,park,100", "owl 10,wood,300", "Owl 2,wood,200", "Robin,garden,400", "nonsense"])
      #expect(count == 4)
      await host.wait { $0.contains("Robin: 2") && $0.contains("seen at garden") }
      #expect(host.contains("seen at wood") && !host.contains("seen at park"))
      try host.tap("Open Robin")
      #expect(host.contains("Last at garden"), "\(host.outline)")
      try host.tap("Take a picture")
      try host.tap("See it now")
      try host.type("European robin", into: "Species")
      try host.tap("Close")
      #expect(host.contains("European robin: 3") && host.contains("Picture of European robin"), "\(host.outline)")
      try container.mainContext.save()
      let species = "European robin"
      let other = ModelContext(container)
      let bird = try #require(
        try other.fetch(FetchDescriptor<Bird>(predicate: #Predicate { $0.species == species })).first)
      #expect(bird.picture?.count == 200_000)
      #expect(bird.sightings.allSatisfy { $0.bird === bird })
      try host.tap("Delete European robin")
      try container.mainContext.save()
      #expect(try other.fetchCount(FetchDescriptor<Sighting>()) == 2)
    }

    @Test("Notes are found by text and by tokens")
    func notes() throws {
      let container = try memory(Note.self)
      let context = container.mainContext
      let (home, work) = (Note.Label(name: "home"), Note.Label(name: "work"))
      context.insert(Note(title: "Café", labels: [home]))
      context.insert(Note(title: "Report", body: "about the cafe", labels: [work, home]))
      context.insert(Note(title: "Plan", labels: [work]))
      try context.save()
      let host = ViewHost { NotesView(text: "CAFE").modelContainer(container) }
      #expect(host.contains("2 notes") && host.contains("home work"), "\(host.outline)")
      try host.tap("Only work")
      #expect(host.contains("1 notes") && host.contains("Report"), "\(host.outline)")
      try host.tap("Archive Report")
      #expect(host.contains("0 notes"), "\(host.outline)")
      try host.toggle("Show archive")
      #expect(host.contains("1 notes"), "\(host.outline)")
      context.delete(work)
      #expect(host.contains("0 notes"), "\(host.outline)")
    }

    @Test("An app shows the changes of others by the history")
    func inbox() throws {
      let container = try memory(Message.self)
      let host = ViewHost { InboxView().modelContainer(container) }
      let sync = ModelContext(container)
      sync.author = "sync"
      let (first, second) = (Message(subject: "First"), Message(subject: "Second"))
      sync.insert(first)
      try sync.save()
      #expect(host.contains("First"))
      try host.tap("Look")
      #expect(host.contains("Changes: new"), "\(host.outline)")
      sync.insert(second)
      first.isRead = true
      try sync.save()
      sync.delete(second)
      try sync.save()
      container.mainContext.insert(Message(subject: "own"))
      try container.mainContext.save()
      try host.tap("Look")
      #expect(host.contains("Changes: new, read, lost Second"), "\(host.outline)")
      try host.tap("Look")
      #expect(host.contains("Changes: "), "\(host.outline)")
    }
  }
#endif
