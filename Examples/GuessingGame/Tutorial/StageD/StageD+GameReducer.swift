import ComposableArchitecture

extension StageD {
  struct GameReducer: ReducerProtocol {
    struct State: Equatable {
      var counter = CounterReducer.State()
      var resultList = GameResultListReducer.State()
    }

    enum Action: Equatable {
      case counter(CounterReducer.Action)
      case gameResultList(GameResultListReducer.Action)
    }

    var question = CounterReducer()

    var body: some ReducerProtocol<State, Action> {
      Reduce { state, action in
        if action == .counter(.playNext) { state.resultList.results.append(GameResult(counter: state.counter)) }
        return .none
      }
      Scope(state: \.counter, action: /Action.counter) { question }
      Scope(state: \.resultList, action: /Action.gameResultList) { GameResultListReducer() }
    }
  }
}
