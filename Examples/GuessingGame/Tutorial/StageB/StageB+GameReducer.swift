import ComposableArchitecture

extension StageB {
  struct GameReducer: ReducerProtocol {
    struct State: Equatable {
      var counter = CounterReducer.State()
      var results = IdentifiedArrayOf<GameResult>()
    }

    enum Action: Equatable {
      case counter(CounterReducer.Action)
    }

    var question = CounterReducer()

    var body: some ReducerProtocol<State, Action> {
      Reduce { state, action in
        if action == .counter(.playNext) { state.results.append(GameResult(counter: state.counter)) }
        return .none
      }
      Scope(state: \.counter, action: /Action.counter) { question }
    }
  }
}
