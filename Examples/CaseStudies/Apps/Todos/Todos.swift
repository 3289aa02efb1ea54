import ComposableArchitecture
import SwiftUI

/// Which things to do are shown.
enum TodoFilter: LocalizedStringKey, CaseIterable, Hashable {
  case all = "All"
  case active = "Active"
  case completed = "Completed"
}

/// Things to do: what is done sinks to the end, a little later, so that a slip can be taken back.
@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    var editMode: EditMode = .inactive
    var filter = TodoFilter.all
    var todos: IdentifiedArrayOf<Todo.State> = []

    var filteredTodos: IdentifiedArrayOf<Todo.State> {
      switch filter {
      case .active: todos.filter { !$0.isComplete }
      case .all: todos
      case .completed: todos.filter(\.isComplete)
      }
    }
  }

  enum Action: BindableAction, Sendable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case clearButtonTapped
    case deleted(IndexSet)
    case moved(IndexSet, Int)
    case sortCompleted
    case todos(IdentifiedActionOf<Todo>)
  }

  private enum CancelID { case sort }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.todos.insert(Todo.State(id: uuid()), at: 0)
        return .none

      case .binding:
        return .none

      case .clearButtonTapped:
        state.todos.removeAll(where: \.isComplete)
        return .none

      case .deleted(let offsets):
        // Offsets count the rows that are shown.
        let shown = state.filteredTodos
        for index in offsets { state.todos.remove(id: shown[index].id) }
        return .none

      case .moved(let source, let destination):
        let shown = state.filteredTodos
        let from = IndexSet(source.map { shown[$0].id }.compactMap(state.todos.index(id:)))
        let to =
          destination < shown.endIndex
          ? state.todos.index(id: shown[destination].id) : state.todos.endIndex
        state.todos.move(fromOffsets: from, toOffset: to ?? state.todos.endIndex)
        return sortLater

      case .sortCompleted:
        state.todos.sort { !$0.isComplete && $1.isComplete }
        return .none

      case .todos(.element(id: _, action: .binding(\.isComplete))):
        return sortLater

      case .todos:
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) {
      Todo()
    }
  }

  private var sortLater: Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.sortCompleted, animation: .default)
    }
    .cancellable(id: CancelID.sort, cancelInFlight: true)
  }
}

extension IdentifiedArrayOf<Todo.State> {
  /// What somebody begins with.
  static let sample: Self = [
    Todo.State(id: UUID(uuidString: "7D0DA1B2-0000-4000-8000-000000000001")!, title: "Write to grandmother"),
    Todo.State(id: UUID(uuidString: "7D0DA1B2-0000-4000-8000-000000000002")!, title: "Mend the bicycle"),
    Todo.State(
      id: UUID(uuidString: "7D0DA1B2-0000-4000-8000-000000000003")!, title: "Water the plants", isComplete: true),
  ]
}
