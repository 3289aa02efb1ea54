import ComposableArchitecture

/// Counts, and keeps the statistics of it: the one place where they are held.
@Reducer
struct CounterTab {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var count = 0
    var maxCount = 0
    var minCount = 0
    var numberOfCounts = 0
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case decrementButtonTapped
    case incrementButtonTapped
    case isPrimeButtonTapped

    enum Alert: Equatable {}
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .decrementButtonTapped:
        state.step(by: -1)
        return .none

      case .incrementButtonTapped:
        state.step(by: 1)
        return .none

      case .isPrimeButtonTapped:
        state.alert = .answer(for: state.count)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension CounterTab.State {
  fileprivate mutating func step(by difference: Int) {
    count += difference
    numberOfCounts += 1
    maxCount = max(maxCount, count)
    minCount = min(minCount, count)
  }
}

extension AlertState {
  /// Says whether a number is prime. Without buttons: SwiftUI adds "OK".
  static func answer(for number: Int) -> Self {
    Self { TextState("\(number) is \(isPrime(number) ? "a" : "no") prime number.") }
  }
}
