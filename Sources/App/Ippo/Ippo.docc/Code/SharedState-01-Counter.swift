import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var highest = 0
    var lowest = 0
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        state.lowest = min(state.lowest, state.count)
        return .none

      case .incrementButtonTapped:
        state.count += 1
        state.highest = max(state.highest, state.count)
        return .none
      }
    }
  }
}
