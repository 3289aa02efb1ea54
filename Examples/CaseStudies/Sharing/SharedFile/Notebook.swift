import ComposableArchitecture
import Foundation

/// A line in the notebook.
struct Note: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var text: String
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Note>>.Default {
  /// The notes, in a JSON file among the caches of the person who runs the program.
  static var notes: Self {
    Self[.fileStorage(.cachesDirectory.appending(component: "ippo-notebook.json")), default: []]
  }
}

/// Notes that are in a file, so that they are there again after a restart.
@Reducer
struct Notebook {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    @Shared(.notes) var notes

    var isEmpty: Bool { notes.isEmpty }
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case deleted(IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard !state.draft.isEmpty else { return .none }
        let note = Note(id: uuid(), text: state.draft)
        state.draft = ""
        state.$notes.withLock { _ = $0.append(note) }
        return .none

      case .binding:
        return .none

      case .deleted(let offsets):
        state.$notes.withLock { $0.remove(atOffsets: offsets) }
        return .none
      }
    }
  }
}
