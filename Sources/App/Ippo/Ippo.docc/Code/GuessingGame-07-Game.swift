import ComposableArchitecture

@Reducer
struct Game {
  @ObservableState
  struct State: Equatable {
    var question = Question.State(secret: 42)
    var results: [Question.State] = []
  }

  enum Action {
    case question(Question.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .question(.nextButtonTapped) = action {
        state.results.append(state.question)
      }
      return .none
    }
    Scope(state: \.question, action: \.question) {
      Question()
    }
  }
}
