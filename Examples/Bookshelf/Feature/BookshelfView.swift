import ComposableArchitecture
import SwiftData
import SwiftUI

/// The books come from a query; the store has what no model has.
public struct BookshelfView: View {
  @State private var store: StoreOf<Bookshelf>
  @Dependency(\.library) private var library

  /// The shelf of the library.
  public init() { self.init(store: Store(initialState: Bookshelf.State()) { Bookshelf() }) }

  init(store: StoreOf<Bookshelf>) { _store = State(initialValue: store) }

  /// Fields for a new book, the books by author, and the open book.
  public var body: some View {
    VStack {
      HStack {
        TextField("Title", text: $store.title)
        TextField("Author", text: $store.author)
        Button("Add") { store.send(.addButtonTapped) }.disabled(!store.canAdd)
      }
      if let failure = store.failure { Text(failure).foregroundStyle(.red) }
      BookList(store: store)
      if let id = store.selection { OpenBook(store: store, id: id) }
    }
    .modelContainer(library.container)
  }
}

private struct BookList: View {
  @Query(sort: \Book.title, sectionBy: \.author) private var books: SectionedResults<Book, String>
  @Bindable var store: StoreOf<Bookshelf>

  var body: some View {
    List(selection: $store.selection) {
      ForEach(books) { section in
        Section(section.title) {
          ForEach(section) { book in
            HStack {
              Text(book.title)
              Button(book.isRead ? "Unread \(book.title)" : "Read \(book.title)") {
                store.send(.readButtonTapped(book.persistentModelID, isRead: !book.isRead))
              }
              Button("Delete \(book.title)") { store.send(.deleteButtonTapped(book.persistentModelID)) }
            }
          }
        }
      }
    }
  }
}

/// The book with an identifier, as long as it is there.
private struct OpenBook: View {
  @Query private var books: [Book]
  @Bindable var store: StoreOf<Bookshelf>

  init(store: StoreOf<Bookshelf>, id: PersistentIdentifier) {
    self.store = store
    _books = Query(filter: #Predicate { $0.persistentModelID == id })
  }

  var body: some View {
    if let book = books.first {
      Text("\(book.title) by \(book.author), \(book.isRead ? "read" : "not read")")
      ForEach(book.notes) { Text($0.text) }
      TextField("Note", text: $store.note)
      Button("Add note") { store.send(.addNoteButtonTapped) }
    }
  }
}
