#if SQLite
  import ComposableArchitecture
  import Foundation
  import IppoTesting
  import SwiftData
  import Testing

  @testable import BookshelfExample

  @MainActor
  struct BookshelfTests {
    private let library = Library.testValue

    private func books() throws -> [Book] {
      try ModelContext(library.container).fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)]))
    }

    private func store(_ state: Bookshelf.State = Bookshelf.State()) -> TestStoreOf<Bookshelf> {
      TestStore(initialState: state) {
        Bookshelf()
      } withDependencies: {
        $0.library = library
      }
    }

    @Test func `a book is added, and opened by its identifier`() async throws {
      let store = store()
      await store.send(.addButtonTapped)
      await store.send(\.binding.title, "Emma") { $0.title = "Emma" }
      await store.send(\.binding.author, "Austen") { $0.author = "Austen" }
      await store.send(.addButtonTapped) {
        $0.title = ""
        $0.author = ""
      }
      await store.receive(\.added) { [self] in $0.selection = try books().first?.persistentModelID }
      #expect(try books().map(\.title) == ["Emma"])
    }

    @Test func `a book is marked, gets notes, and is deleted with them`() async throws {
      let id = try await library.add(title: "Emma", author: "Austen")
      let store = store(Bookshelf.State(note: "slow", selection: id))
      await store.send(.readButtonTapped(id, isRead: true))
      await store.finish()
      #expect(try books().map(\.isRead) == [true])
      await store.send(.addNoteButtonTapped) { $0.note = "" }
      await store.finish()
      #expect(try books().first?.notes.map(\.text) == ["slow"])
      await store.send(.deleteButtonTapped(id)) { $0.selection = nil }
      await store.finish()
      #expect(try books().isEmpty)
      #expect(try ModelContext(library.container).fetchCount(FetchDescriptor<Note>()) == 0)
    }

    @Test func `a book that another window has deleted is reported`() async throws {
      let id = try await library.add(title: "Emma", author: "Austen")
      try await library.delete(id)
      let store = store()
      await store.send(.readButtonTapped(id, isRead: true))
      await store.receive(\.failed) { $0.failure = "The book is not in the library any more." }
    }

    @Test func `each test has a library of its own`() async throws {
      _ = try await library.add(title: "Emma", author: "Austen")
      #expect(try ModelContext(Library.testValue.container).fetchCount(FetchDescriptor<Book>()) == 0)
    }

    @Test func `the screen follows what effects save`() async throws {
      for (title, author) in [("Emma", "Austen"), ("Dracula", "Stoker"), ("Persuasion", "Austen")] {
        _ = try await library.add(title: title, author: author)
      }
      let host = withDependencies {
        $0.library = library
      } operation: {
        ViewHost { BookshelfView() }
      }
      #expect(host.contains("Austen") && host.contains("Stoker") && host.contains("Dracula"))
      try host.tap("Read Emma")
      await host.wait { $0.contains("Unread Emma") }
      try host.type("Ulysses", into: "Title")
      try host.type("Joyce", into: "Author")
      try host.tap("Add")
      await host.wait { $0.contains("Ulysses by Joyce, not read") }
      try host.type("long", into: "Note")
      try host.tap("Add note")
      await host.wait { $0.contains("long") }
      try host.tap("Delete Ulysses")
      await host.wait { !$0.contains("Delete Ulysses") }
      #expect(!host.contains("Ulysses by Joyce, not read"))
      #expect(try books().map(\.title) == ["Dracula", "Emma", "Persuasion"])
    }
  }
#endif
