import ComposableArchitecture

/// Counts on statistics that it shares with others.
@Reducer
struct SharedCounter {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<CounterTab.Action.Alert>?
    @Shared var statistics: Statistics
  }

  enum Action {
    case alert(PresentationAction<CounterTab.Action.Alert>)
    case decrementButtonTapped
    case incrementButtonTapped
    case isPrimeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .decrementButtonTapped:
        state.$statistics.withLock { $0.step(by: -1) }
        return .none

      case .incrementButtonTapped:
        state.$statistics.withLock { $0.step(by: 1) }
        return .none

      case .isPrimeButtonTapped:
        state.alert = .answer(for: state.statistics.count)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
