import ComposableArchitecture

/// A list that fetches what is behind a row before it goes there.
@Reducer
struct Shelves {
  struct Shelf: Equatable, Identifiable {
    let id: Int
    var title: String
    var books: Int
    var isLoading = false
  }

  @ObservableState
  struct State: Equatable {
    var shelves: IdentifiedArrayOf<Shelf> = [
      Shelf(id: 1, title: "Poems", books: 12),
      Shelf(id: 2, title: "Novels", books: 86),
      Shelf(id: 3, title: "Atlases", books: 5),
    ]
    @Presents var books: Counter.State?
  }

  enum Action {
    case books(PresentationAction<Counter.Action>)
    case disappeared
    case loaded(Shelf.ID)
    case shelfTapped(Shelf.ID)
  }

  private enum CancelID { case load }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .books:
        return .none

      case .disappeared:
        return .cancel(id: CancelID.load)

      case .loaded(let id):
        state.stopLoading()
        state.books = state.shelves[id: id].map { Counter.State(count: $0.books) }
        return .none

      case .shelfTapped(let id):
        state.stopLoading()
        state.shelves[id: id]?.isLoading = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded(id))
        }
        .cancellable(id: CancelID.load, cancelInFlight: true)
      }
    }
    .ifLet(\.$books, action: \.books) {
      Counter()
    }
  }
}

extension Shelves.State {
  fileprivate mutating func stopLoading() {
    for id in shelves.ids { shelves[id: id]?.isLoading = false }
  }
}
