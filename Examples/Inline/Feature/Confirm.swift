import ComposableArchitecture

/// A question whose answer is yes or no.
@Reducer
struct Confirm {
  @ObservableState
  struct State: Equatable {
    var question = "Delete the folder “build”?"
    var answer: Bool?
  }

  enum Action: Equatable {
    case answered(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let answer):
        state.answer = answer
        return .none
      }
    }
  }
}
