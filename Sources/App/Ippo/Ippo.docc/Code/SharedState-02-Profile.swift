import ComposableArchitecture

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var highest = 0
    var lowest = 0
  }

  enum Action {
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}
