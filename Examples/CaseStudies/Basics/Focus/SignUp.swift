import ComposableArchitecture

/// A form that moves the keyboard focus to the first field which is not filled in.
@Reducer
struct SignUp {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var password = ""
    var focus: Field?
    var isDone = false

    enum Field: String, Hashable {
      case email
      case password
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case signUpButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.email), .binding(\.password):
        state.isDone = false
        return .none

      case .binding:
        return .none

      case .signUpButtonTapped:
        state.focus =
          if state.email.isEmpty {
            .email
          } else if state.password.isEmpty {
            .password
          } else {
            nil
          }
        state.isDone = state.focus == nil
        return .none
      }
    }
  }
}
