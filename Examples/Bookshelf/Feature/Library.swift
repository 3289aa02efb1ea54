import Dependencies
import Foundation
import SwiftData

/// The models of the app, behind a dependency.
///
/// Models belong to the actor of their context. Reducers and effects therefore name them by their identifiers, which are values:
/// they can be in states and actions, are equal in all contexts, and survive the end of the process.
struct Library: Sendable {
  /// The container, for views that have queries.
  let container: ModelContainer

  /// Adds a book, and saves it.
  func add(title: String, author: String) async throws -> PersistentIdentifier {
    try await Librarian(modelContainer: container).add(title: title, author: author)
  }

  /// Notes whether a book was read.
  func mark(_ id: PersistentIdentifier, asRead isRead: Bool) async throws {
    try await Librarian(modelContainer: container).change(id) { $0.isRead = isRead }
  }

  /// Adds a note to a book.
  func add(note text: String, to id: PersistentIdentifier) async throws {
    try await Librarian(modelContainer: container).change(id) { $0.notes.append(Note(text: text)) }
  }

  /// Deletes a book with its notes.
  func delete(_ id: PersistentIdentifier) async throws {
    try await Librarian(modelContainer: container).delete(id)
  }
}

/// Changes models away from the main actor. The views follow when it saves.
@ModelActor
private actor Librarian {
  func add(title: String, author: String) throws -> PersistentIdentifier {
    let book = Book(title: title, author: author)
    modelContext.insert(book)
    try modelContext.save()
    return book.persistentModelID
  }

  func change(_ id: PersistentIdentifier, _ change: @Sendable (Book) -> Void) throws {
    change(try book(id))
    try modelContext.save()
  }

  func delete(_ id: PersistentIdentifier) throws {
    modelContext.delete(try book(id))
    try modelContext.save()
  }

  private func book(_ id: PersistentIdentifier) throws -> Book {
    let descriptor = FetchDescriptor<Book>(predicate: #Predicate { $0.persistentModelID == id })
    guard let book = try modelContext.fetch(descriptor).first else { throw MissingBook() }
    return book
  }
}

/// The book of an action was deleted meanwhile, in another window perhaps.
struct MissingBook: Error, LocalizedError {
  var errorDescription: String? { "The book is not in the library any more." }
}

extension Library: DependencyKey {
  /// The file of the app.
  static let liveValue = Library { try ModelContainer(for: Book.self) }
  /// Examples, in memory.
  static var previewValue: Library { inMemory }
  /// A library of its own for each test, in memory.
  static var testValue: Library { inMemory }

  private static var inMemory: Library {
    Library {
      try ModelContainer(for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }
  }

  private init(_ open: () throws -> ModelContainer) {
    do { container = try open() } catch { fatalError("The library cannot be opened: \(error)") }
  }
}

extension DependencyValues {
  /// The models of the app.
  var library: Library {
    get { self[Library.self] }
    set { self[Library.self] = newValue }
  }
}
