import ComposableArchitecture

/// Two tabs over one value: one changes it, the other reports on it.
@Reducer
struct PiggyBank {
  @ObservableState
  struct State: Equatable {
    var tab = Tab.coins
    var coins = Coins.State()
    var statement = Statement.State()
  }

  enum Tab: Hashable {
    case coins
    case statement
  }

  enum Action {
    case coins(Coins.Action)
    case statement(Statement.Action)
    case tabSelected(Tab)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.coins, action: \.coins) {
      Coins()
    }
    Scope(state: \.statement, action: \.statement) {
      Statement()
    }
    Reduce { state, action in
      switch action {
      case .coins, .statement:
        return .none

      case .tabSelected(let tab):
        state.tab = tab
        return .none
      }
    }
  }
}

/// Puts coins in and takes them out.
@Reducer
struct Coins {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Shared(.savings) var savings
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case askButtonTapped
    case putInButtonTapped
    case takeOutButtonTapped

    enum Alert: Equatable {}
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .askButtonTapped:
        let balance = state.savings.balance
        state.alert = AlertState {
          TextState(
            balance >= 3
              ? "\(balance) coins are enough for an ice cream."
              : "\(balance) coins are not enough for an ice cream."
          )
        }
        return .none

      case .putInButtonTapped:
        state.$savings.withLock { $0.add(1) }
        return .none

      case .takeOutButtonTapped:
        state.$savings.withLock { $0.add(-1) }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// Sums up what happened, and can start over.
@Reducer
struct Statement {
  @ObservableState
  struct State: Equatable {
    @Shared(.savings) var savings
  }

  enum Action {
    case startOverButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startOverButtonTapped:
        state.$savings.withLock { $0 = Savings() }
        return .none
      }
    }
  }
}
