import ComposableArchitecture

/// A sheet that is shown when what it shows is there.
@Reducer
struct Bakery {
  @ObservableState
  struct State: Equatable {
    @Presents var rolls: Counter.State?
    var isBaking = false
    var sold = 0
  }

  enum Action {
    case bakeButtonTapped
    case baked
    case rolls(PresentationAction<Counter.Action>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bakeButtonTapped:
        state.isBaking = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.baked)
        }

      case .baked:
        state.isBaking = false
        state.rolls = Counter.State(count: 6)
        return .none

      case .rolls(.dismiss):
        // The reducer of the parent runs after that of the child, and before the child's state goes.
        state.sold += state.rolls?.count ?? 0
        return .none

      case .rolls:
        return .none
      }
    }
    .ifLet(\.$rolls, action: \.rolls) {
      Counter()
    }
  }
}
