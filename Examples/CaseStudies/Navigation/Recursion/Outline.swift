import ComposableArchitecture
import Foundation

/// A heading with headings below it, which are features of the same kind.
@Reducer
struct Outline {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var headings: IdentifiedArrayOf<State> = []

    /// The headings below this one, at any depth.
    var count: Int { headings.reduce(0) { $0 + 1 + $1.count } }
  }

  enum Action {
    case addButtonTapped
    case deleted(IndexSet)
    indirect case headings(IdentifiedActionOf<Outline>)
    case titleChanged(String)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.headings.append(State(id: uuid()))
        return .none

      case .deleted(let offsets):
        state.headings.remove(atOffsets: offsets)
        return .none

      case .headings:
        return .none

      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
    .forEach(\.headings, action: \.headings) {
      Self()
    }
  }
}

extension Outline.State {
  /// The empty outline of a book.
  static var sample: Self {
    @Dependency(\.uuid) var uuid
    return Self(id: uuid(), title: "My Book")
  }
}
