#if SQLite
  import Foundation
  import GRDB
  import Synchronization
  import Testing

  @testable import IppoData

  /// A version in which no two books have one author.
  enum UniqueAuthors: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Book.self] }

    @Model
    final class Book {
      @Attribute(originalName: "title") var name: String
      @Attribute(.unique) var author: String

      init(name: String, author: String) {
        self.name = name
        self.author = author
      }
    }
  }

  /// Deletes the second book of an author before the step, or not.
  enum AuthorPlan: SchemaMigrationPlan {
    static let deletes = Mutex(false)
    static var schemas: [any VersionedSchema.Type] { [BookV1.self, UniqueAuthors.self] }
    static var stages: [MigrationStage] {
      [
        .custom(
          fromVersion: BookV1.self, toVersion: UniqueAuthors.self,
          willMigrate: { context in
            guard deletes.withLock({ $0 }) else { return }
            for book in try context.fetch(FetchDescriptor<BookV1.Book>()) where book.title == "Persuasion" {
              context.delete(book)
            }
          }, didMigrate: nil)
      ]
    }
  }

  @Suite("Steps of migrations")
  struct MigrationStepTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A step without a second function changes nothing if objects have equal unique values, and begins again")
    func equalValues() throws {
      AuthorPlan.deletes.withLock { $0 = false }
      let (old, new) = (Schema(versionedSchema: BookV1.self), Schema(versionedSchema: UniqueAuthors.self))
      func titles() throws -> [String] {
        let context = ModelContext(try ModelContainer(for: old, configurations: folder.configuration()))
        return try context.fetch(FetchDescriptor<BookV1.Book>()).map(\.title)
      }
      do {
        let context = ModelContext(try ModelContainer(for: old, configurations: folder.configuration()))
        for title in ["Emma", "Persuasion"] { context.insert(BookV1.Book(title: title, author: "Austen")) }
        try context.save()
      }
      #expect(throws: SwiftDataError.loadIssueModelContainer) {
        try ModelContainer(for: new, migrationPlan: AuthorPlan.self, configurations: folder.configuration())
      }
      #expect(try titles() == ["Emma", "Persuasion"])
      AuthorPlan.deletes.withLock { $0 = true }
      let container = try ModelContainer(
        for: new, migrationPlan: AuthorPlan.self, configurations: folder.configuration())
      let books = try ModelContext(container).fetch(FetchDescriptor<UniqueAuthors.Book>())
      #expect(books.map(\.name) == ["Emma"])
    }

    @Test("The second function of a step finds unique values by an index, which the one of the unique values replaces")
    func indices() throws {
      let schema = Schema(versionedSchema: BookV3.self)
      let database = try DatabaseQueue()
      let (during, after) = try database.write { database in
        let tables = SQLiteTables(database)
        try tables.prepare()
        try tables.migrate(to: schema, isFinal: false)
        let during = try Self.indices(database)
        try tables.migrate(to: schema)
        return (during, try Self.indices(database))
      }
      #expect(during == ["$index Book slug"])
      #expect(after == ["$unique Book slug"])
    }

    private static func indices(_ database: Database) throws -> [String] {
      try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE '$%' ORDER BY name")
    }
  }
#endif
