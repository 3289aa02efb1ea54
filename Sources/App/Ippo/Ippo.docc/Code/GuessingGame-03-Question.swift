import ComposableArchitecture

@Reducer
struct Question {
  @ObservableState
  struct State: Equatable {
    var secret: Int
    var guess = 0

    var answer: Answer {
      if guess < secret { .higher } else if guess > secret { .lower } else { .correct }
    }
  }

  enum Answer: String {
    case higher = "Higher"
    case lower = "Lower"
    case correct = "Correct"
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case nextButtonTapped
  }

  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .nextButtonTapped:
        state.secret = withRandomNumberGenerator { Int.random(in: 1...100, using: &$0) }
        state.guess = 0
        return .none
      }
    }
  }
}
