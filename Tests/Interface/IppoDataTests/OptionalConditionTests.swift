#if SQLite
  import Foundation
  import IppoData
  import Testing

  /// Conditions over optionals and `Codable` values. Pending objects are evaluated in memory, and saved ones in SQL where it can
  /// say the condition.
  @Suite("Conditions over optional values")
  struct OptionalConditionTests {
    enum Mood: String, Codable {
      case calm, wild
    }

    struct Place: Codable, Equatable {
      var city: String
    }

    @Model
    final class Note {
      var title: String
      var mood: Mood?
      var place: Place?
      var due: Date?
      @Relationship(deleteRule: .cascade, inverse: \NoteLine.note) var lines: [NoteLine] = []

      init(title: String, mood: Mood? = nil, place: Place? = nil, due: Date? = nil) {
        self.title = title
        self.mood = mood
        self.place = place
        self.due = due
      }
    }

    @Model
    final class NoteLine {
      var author: String?
      var note: Note?

      init(author: String?) { self.author = author }
    }

    private let context: ModelContext

    init() throws {
      context = ModelContext(try memory(Note.self))
      let date = Date(timeIntervalSinceReferenceDate: 100)
      let notes = [
        Note(title: "Sea", mood: .calm, place: Place(city: "Oslo"), due: date),
        Note(title: "Storm", mood: .wild, place: Place(city: "Bergen"), due: date.addingTimeInterval(60)),
        Note(title: "Nothing"),
      ]
      for note in notes { context.insert(note) }
      notes[0].lines = [NoteLine(author: "Ada"), NoteLine(author: nil)]
      notes[1].lines = [NoteLine(author: "Ben")]
    }

    /// Checks a condition before and after the save.
    private func check(_ condition: Predicate<Note>, _ titles: [String]) throws {
      let descriptor = FetchDescriptor(predicate: condition, sortBy: [SortDescriptor(\Note.title)])
      #expect(try context.fetch(descriptor).map(\.title) == titles)
      try context.save()
      #expect(try ModelContext(context.container).fetch(descriptor).map(\.title) == titles)
      #expect(try ModelContext(context.container).fetchCount(descriptor) == titles.count)
    }

    @Test("An optional enumeration is compared with a captured one, and with nil")
    func enumeration() throws {
      let mood: Mood? = .calm
      let none: Mood? = nil
      try check(#Predicate { $0.mood == mood }, ["Sea"])
      try check(#Predicate { $0.mood == none }, ["Nothing"])
      try check(#Predicate { $0.mood != mood }, ["Nothing", "Storm"])
    }

    @Test("A field of a Codable value is read in memory")
    func field() throws {
      try check(#Predicate { $0.place?.city == "Bergen" }, ["Storm"])
      try check(#Predicate { $0.place == nil }, ["Nothing"])
    }

    @Test("An optional date is transformed, and compared with a bound")
    func date() throws {
      let limit = Date(timeIntervalSinceReferenceDate: 130)
      try check(#Predicate { $0.due.flatMap { $0 > limit } ?? false }, ["Storm"])
      try check(#Predicate { ($0.due ?? limit) >= limit }, ["Nothing", "Storm"])
    }

    @Test("A property is one of a set")
    func membership() throws {
      let titles: Set<String> = ["Sea", "Nothing", "Other"]
      try check(#Predicate { titles.contains($0.title) }, ["Nothing", "Sea"])
    }

    @Test("One of many objects has a captured optional value")
    func nested() throws {
      let author: String? = "Ben"
      let none: String? = nil
      try check(#Predicate { $0.lines.contains { $0.author == author } }, ["Storm"])
      try check(#Predicate { $0.lines.contains { $0.author == none } }, ["Sea"])
      try check(#Predicate { $0.lines.allSatisfy { $0.author == author } }, ["Nothing", "Storm"])
    }
  }
#endif
