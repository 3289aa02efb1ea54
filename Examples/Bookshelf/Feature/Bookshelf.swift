import ComposableArchitecture
import Foundation
import SwiftData

/// A shelf of books, of which one is open.
@Reducer
struct Bookshelf {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var author = ""
    var note = ""
    /// The open book.
    var selection: PersistentIdentifier?
    var failure: String?

    var canAdd: Bool { !title.isEmpty && !author.isEmpty }
  }

  enum Action: BindableAction {
    case added(PersistentIdentifier)
    case addButtonTapped
    case addNoteButtonTapped
    case binding(BindingAction<State>)
    case deleteButtonTapped(PersistentIdentifier)
    case failed(String)
    case readButtonTapped(PersistentIdentifier, isRead: Bool)
  }

  @Dependency(\.library) private var library

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .added(let id):
        state.selection = id
        return .none

      case .addButtonTapped:
        guard state.canAdd else { return .none }
        let (title, author) = (state.title, state.author)
        (state.title, state.author, state.failure) = ("", "", nil)
        return effect { send in await send(.added(try await library.add(title: title, author: author))) }

      case .addNoteButtonTapped:
        guard let id = state.selection, !state.note.isEmpty else { return .none }
        let note = state.note
        (state.note, state.failure) = ("", nil)
        return effect { _ in try await library.add(note: note, to: id) }

      case .binding:
        return .none

      case .deleteButtonTapped(let id):
        if state.selection == id { state.selection = nil }
        state.failure = nil
        return effect { _ in try await library.delete(id) }

      case .failed(let reason):
        state.failure = reason
        return .none

      case .readButtonTapped(let id, let isRead):
        state.failure = nil
        return effect { _ in try await library.mark(id, asRead: isRead) }
      }
    }
  }

  private func effect(_ work: @escaping @Sendable (Send<Action>) async throws -> Void) -> Effect<Action> {
    .run(operation: work) { error, send in await send(.failed(error.localizedDescription)) }
  }
}
