import ComposableArchitecture

@Reducer
struct Favorites {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("favorites")) var numbers: [Int] = []
  }

  enum Action {
    case addButtonTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped(let number):
        state.$numbers.withLock { $0.append(number) }
        return .none
      }
    }
  }
}
