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
}
