import ComposableArchitecture
import Foundation

/// Books to read.
@Reducer
struct ReadingList {
  struct Book: Equatable, Identifiable, Sendable {
    let id: UUID
    let title: String
  }

  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book> = []
    /// What is left to suggest.
    var suggestions = ["The Left Hand of Darkness", "Kokoro", "Middlemarch", "Solaris"]
  }

  enum Action: Equatable {
    case addButtonTapped
    case delete(IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard !state.suggestions.isEmpty else { return .none }
        state.books.append(Book(id: uuid(), title: state.suggestions.removeFirst()))
        return .none

      case .delete(let offsets):
        state.suggestions.append(contentsOf: offsets.map { state.books[$0].title })
        state.books.remove(atOffsets: offsets)
        return .none
      }
    }
  }
}
