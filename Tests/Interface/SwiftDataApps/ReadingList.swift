import SwiftData
import SwiftUI

/// A reading list with a section for each state, and orders that the person chooses.
@Model
package final class Book {
  package var title: String
  package var author: String
  var dateAdded: Date
  var dateStarted: Date
  package var status: Status.RawValue
  @Attribute(originalName: "summary") var synopsis: String
  @Relationship(deleteRule: .cascade) package var quotes: [Quote]?
  @Relationship(inverse: \Genre.books) var genres: [Genre]?

  package init(
    title: String, author: String, dateAdded: Date = Date.now, dateStarted: Date = Date.distantPast,
    status: Status = .onShelf, synopsis: String = ""
  ) {
    self.title = title
    self.author = author
    self.dateAdded = dateAdded
    self.dateStarted = dateStarted
    self.status = status.rawValue
    self.synopsis = synopsis
  }
}

package enum Status: Int, Codable, Identifiable, CaseIterable {
  case onShelf, inProgress, completed

  package var id: Self { self }

  var descr: LocalizedStringResource {
    switch self {
    case .onShelf: "On Shelf"
    case .inProgress: "In Progress"
    case .completed: "Completed"
    }
  }
}

@Model
package final class Quote {
  var creationDate: Date = Date.now
  package var text: String
  package var page: String?

  package init(text: String, page: String? = nil) {
    self.text = text
    self.page = page
  }

  package var book: Book?
}

@Model
package final class Genre {
  var name: String
  var books: [Book]?

  package init(name: String) { self.name = name }
}

enum SortOption: String, Identifiable, CaseIterable {
  case status = "Status"
  case title = "Title"
  case author = "Author"

  var id: Self { self }
}

package struct ReadingListView: View {
  @State private var sortOrder = SortOption.status
  @State private var filter = ""

  package init() {}

  package var body: some View {
    NavigationStack {
      Picker("Sort", selection: $sortOrder) {
        ForEach(SortOption.allCases) { Text("Sort by \($0.rawValue)").tag($0) }
      }
      .buttonStyle(.bordered)
      BookList(sortOrder: sortOrder, filterString: filter)
        .searchable(text: $filter, prompt: Text("Filter on title or author"))
        .navigationTitle("My Books")
    }
  }
}

private struct BookList: View {
  @Environment(\.modelContext) private var context
  @Query private var books: [Book]
  private let sortOrder: SortOption

  init(sortOrder: SortOption, filterString: String) {
    self.sortOrder = sortOrder
    let sortDescriptors: [SortDescriptor<Book>] =
      switch sortOrder {
      case .status: [SortDescriptor(\Book.status), SortDescriptor(\Book.title, comparator: .localizedStandard)]
      case .title: [SortDescriptor(\Book.title, comparator: .localizedStandard)]
      case .author: [SortDescriptor(\Book.author, comparator: .localized, order: .reverse)]
      }
    let predicate = #Predicate<Book> { book in
      book.title.localizedStandardContains(filterString)
        || book.author.localizedStandardContains(filterString)
        || filterString.isEmpty
    }
    _books = Query(filter: predicate, sort: sortDescriptors)
  }

  private var sections: [(status: Status, books: [Book])] {
    Dictionary(grouping: books) { Status(rawValue: $0.status) ?? .onShelf }
      .sorted { $0.key.rawValue < $1.key.rawValue }
      .map { (status: $0.key, books: $0.value) }
  }

  var body: some View {
    if books.isEmpty {
      ContentUnavailableView("Enter your first book.", systemImage: "book.fill")
    } else if sortOrder == .status {
      List {
        ForEach(sections, id: \.status) { section in
          Section(String(localized: section.status.descr)) {
            ForEach(section.books) { BookRow(book: $0) }
              .onDelete { offsets in
                offsets.forEach { context.delete(section.books[$0]) }
              }
          }
        }
      }
      .listStyle(.plain)
    } else {
      List(books) { BookRow(book: $0) }
    }
  }
}

private struct BookRow: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.title2)
      Text("by \(book.author)").foregroundStyle(.secondary)
      if let quotes = book.quotes, !quotes.isEmpty { Text("\(quotes.count) quotes of \(book.title)") }
      Button("Read on \(book.title)") {
        book.status = min(book.status + 1, Status.completed.rawValue)
        if book.status == Status.inProgress.rawValue { book.dateStarted = .now }
      }
    }
  }
}
