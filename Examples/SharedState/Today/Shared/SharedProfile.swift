import ComposableArchitecture

/// Shows statistics that it shares with others, and can set them back.
@Reducer
struct SharedProfile {
  @ObservableState
  struct State: Equatable {
    @Shared var statistics: Statistics
  }

  enum Action {
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .resetButtonTapped:
        state.$statistics.withLock { $0 = Statistics() }
        return .none
      }
    }
  }
}
