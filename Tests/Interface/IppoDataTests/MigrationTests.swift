#if SQLite
  import Foundation
  import IppoData
  import Synchronization
  import Testing

  enum BookV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Book.self] }

    @Model
    final class Book {
      var title: String
      var author: String
      var pages: Int = 0

      init(title: String, author: String) {
        self.title = title
        self.author = author
      }
    }
  }

  enum BookV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Book.self] }

    @Model
    final class Book {
      @Attribute(originalName: "title") var name: String
      var author: String
      var rating: Int = 3
      var token: UUID = UUID()
      var comment: String?
      @Attribute(.unique) var isbn: String?

      init(name: String, author: String) {
        self.name = name
        self.author = author
      }
    }
  }

  enum BookV3: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Book.self] }

    @Model
    final class Book {
      var name: String
      @Attribute(.unique) var slug: String = ""
      init(name: String) { self.name = name }
    }
  }

  enum BookPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [BookV1.self, BookV2.self, BookV3.self] }
    // Stages are constants in many sources, which a type that is not `Sendable` refuses.
    static let authors = MigrationStage.lightweight(fromVersion: BookV1.self, toVersion: BookV2.self)
    static var stages: [MigrationStage] {
      [
        authors,
        .custom(
          fromVersion: BookV2.self, toVersion: BookV3.self,
          willMigrate: { context in
            for book in try context.fetch(FetchDescriptor<BookV2.Book>()) where book.author.isEmpty {
              context.delete(book)
            }
          },
          didMigrate: { context in
            for book in try context.fetch(FetchDescriptor<BookV3.Book>()) { book.slug = book.name.lowercased() }
          }),
      ]
    }
  }

  /// Fails once, after its step has changed the tables.
  enum FailingPlan: SchemaMigrationPlan {
    struct Failure: Error {}

    static let fails = Mutex(true)
    static var schemas: [any VersionedSchema.Type] { [BookV1.self, BookV2.self] }
    static var stages: [MigrationStage] {
      [
        .custom(
          fromVersion: BookV1.self, toVersion: BookV2.self,
          willMigrate: { context in
            for book in try context.fetch(FetchDescriptor<BookV1.Book>()) { book.title += "!" }
          },
          didMigrate: { context in
            let isFirst = fails.withLock { fails in
              defer { fails = false }
              return fails
            }
            for book in try context.fetch(FetchDescriptor<BookV2.Book>()) { book.comment = "migrated" }
            if isFirst { throw Failure() }
          })
      ]
    }
  }

  /// Gives objects their unique values after the step.
  enum UniquePlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [BookV1.self, BookV2.self, BookV3.self] }
    static var stages: [MigrationStage] {
      [
        BookPlan.authors,
        .custom(
          fromVersion: BookV2.self, toVersion: BookV3.self, willMigrate: nil,
          didMigrate: { context in
            for book in try context.fetch(FetchDescriptor<BookV3.Book>()) { book.slug = book.name.lowercased() }
          }),
      ]
    }
  }

  enum Strict {
    @Model
    final class Book {
      var title: String
      var publisher: String
      init(title: String, publisher: String) {
        self.title = title
        self.publisher = publisher
      }
    }
  }

  enum Retyped {
    @Model
    final class Book {
      var title: Int = 0
      init() {}
    }
  }

  @Suite("Migrations")
  struct MigrationTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let container = try ModelContainer(
        for: Schema(versionedSchema: BookV1.self), configurations: folder.configuration())
      let context = ModelContext(container)
      context.insert(BookV1.Book(title: "Emma", author: "Austen"))
      context.insert(BookV1.Book(title: "Anonymous", author: ""))
      try context.save()
    }

    @Test("New, renamed and removed properties need no code")
    func lightweight() throws {
      let container = try ModelContainer(
        for: Schema(versionedSchema: BookV2.self), configurations: folder.configuration())
      let books = try ModelContext(container).fetch(FetchDescriptor<BookV2.Book>())
      #expect(books.map(\.name) == ["Emma", "Anonymous"])
      #expect(books.map(\.rating) == [3, 3])
      #expect(books.map(\.comment) == [nil, nil])
      #expect(Set(books.map(\.token)).count == 2)
    }

    @Test("A plan runs its steps, with the classes of each version")
    func plan() throws {
      let container = try ModelContainer(
        for: Schema(versionedSchema: BookV3.self), migrationPlan: BookPlan.self, configurations: folder.configuration())
      let books = try ModelContext(container).fetch(FetchDescriptor<BookV3.Book>())
      #expect(books.map { "\($0.name) \($0.slug)" } == ["Emma emma"])
    }

    @Test("A step that was interrupted goes on with its second function, and its first version is refused until then")
    func interruptedStep() throws {
      FailingPlan.fails.withLock { $0 = true }
      let schema = Schema(versionedSchema: BookV2.self)
      #expect(throws: (any Error).self) {
        try ModelContainer(for: schema, migrationPlan: FailingPlan.self, configurations: folder.configuration())
      }
      // The tables are those of the second version.
      #expect(throws: SwiftDataError.backwardMigration) {
        try ModelContainer(for: Schema(versionedSchema: BookV1.self), configurations: folder.configuration())
      }
      let container = try ModelContainer(
        for: schema, migrationPlan: FailingPlan.self, configurations: folder.configuration())
      let books = try ModelContext(container).fetch(FetchDescriptor<BookV2.Book>())
      #expect(books.map(\.name) == ["Emma!", "Anonymous!"])
      #expect(books.map(\.comment) == ["migrated", "migrated"])
    }

    @Test("The second function of a step may give objects their unique values")
    func uniqueValues() throws {
      let schema = Schema(versionedSchema: BookV3.self)
      do {
        let container = try ModelContainer(
          for: schema, migrationPlan: UniquePlan.self, configurations: folder.configuration())
        let books = try ModelContext(container).fetch(FetchDescriptor<BookV3.Book>())
        #expect(books.map(\.slug) == ["emma", "anonymous"])
      }
      // The store has the index of the unique values now.
      let context = ModelContext(try ModelContainer(for: schema, configurations: folder.configuration()))
      let book = BookV3.Book(name: "Emma, again")
      book.slug = "emma"
      context.insert(book)
      try context.save()
      let names = try context.fetch(FetchDescriptor<BookV3.Book>()).map(\.name)
      #expect(names == ["Emma, again", "Anonymous"])
    }

    @Test("A store of a newer version is refused, and stays as it is")
    func newer() throws {
      do { _ = try ModelContainer(for: Schema(versionedSchema: BookV2.self), configurations: folder.configuration()) }
      #expect(throws: SwiftDataError.backwardMigration) {
        try ModelContainer(for: Schema(versionedSchema: BookV1.self), configurations: folder.configuration())
      }
      let container = try ModelContainer(
        for: Schema(versionedSchema: BookV2.self), configurations: folder.configuration())
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<BookV2.Book>()) == 2)
    }

    @Test("A new property without a value is named")
    func missingValue() throws {
      let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try ModelContainer(for: Strict.Book.self, configurations: folder.configuration())
      }
      #expect(error?.explanation.contains("'Book.publisher' is new") == true, "\(error?.explanation ?? "")")
    }

    @Test("A property of another type is named")
    func otherType() throws {
      let error = #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try ModelContainer(for: Retyped.Book.self, configurations: folder.configuration())
      }
      #expect(error?.explanation.contains("'Book.title' was stored as TEXT") == true, "\(error?.explanation ?? "")")
    }
  }
#endif
