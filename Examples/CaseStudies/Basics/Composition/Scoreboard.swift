import ComposableArchitecture

/// A match of two teams, made of two counters and of rules that look at both.
@Reducer
struct Scoreboard {
  /// How many points win a match.
  static let goal = 5

  @ObservableState
  struct State: Equatable {
    var home = Counter.State()
    var guests = Counter.State()
    var wins = Wins()

    struct Wins: Equatable {
      var home = 0
      var guests = 0
    }

    /// By how much the home team leads; negative when it is behind.
    var lead: Int { home.count - guests.count }
  }

  enum Action {
    case guests(Counter.Action)
    case home(Counter.Action)
    case newMatchButtonTapped
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Scope(state: \.home, action: \.home) { Counter() }
      Scope(state: \.guests, action: \.guests) { Counter() }
    }
    Reduce { state, action in
      switch action {
      case .guests(.decrementButtonTapped), .home(.decrementButtonTapped):
        // The parent has the last word on what its children did.
        state.guests.count = max(0, state.guests.count)
        state.home.count = max(0, state.home.count)
        return .none

      case .guests(.incrementButtonTapped):
        guard state.guests.count == Self.goal else { return .none }
        state.wins.guests += 1
        return .send(.newMatchButtonTapped)

      case .home(.incrementButtonTapped):
        guard state.home.count == Self.goal else { return .none }
        state.wins.home += 1
        return .send(.newMatchButtonTapped)

      case .newMatchButtonTapped:
        state.home = Counter.State()
        state.guests = Counter.State()
        return .none
      }
    }
  }
}
