import ComposableArchitecture

extension StageA {
  /// A question as the player left it.
  struct GameResult: Equatable {
    let secret: Int
    let guess: Int

    var correct: Bool { guess == secret }
  }

  struct GameReducer: ReducerProtocol {
    struct State: Equatable {
      var counter = CounterReducer.State()
      var results: [GameResult] = []
    }

    enum Action: Equatable {
      case counter(CounterReducer.Action)
    }

    var question = CounterReducer()

    var body: some ReducerProtocol<State, Action> {
      // It comes before the question's own reducer, which puts another question in place of the one to record.
      Reduce { state, action in
        if action == .counter(.playNext) {
          state.results.append(.init(secret: state.counter.secret, guess: state.counter.count))
        }
        return .none
      }
      Scope(state: \.counter, action: /Action.counter) { question }
    }
  }
}
