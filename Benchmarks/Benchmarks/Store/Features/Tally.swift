import ComposableArchitecture

/// A counter, with an effect that sends one action back.
@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: Equatable {
    case increment
    case roundTrip
    case settle
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment, .settle:
        state.count += 1
        return .none
      case .roundTrip:
        return .run { send in await send(.settle) }
      }
    }
  }
}
