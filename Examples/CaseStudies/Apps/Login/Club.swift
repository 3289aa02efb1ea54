import ComposableArchitecture

/// A club one has to log in to: the whole program is in one of two states.
@Reducer
enum Club {
  case login(Login)
  case game(Nim)

  static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.loginResponse(.success(let response))) where !response.isCodeRequired:
        state = .game(Nim.State(player: response.token))
        return .none

      case .login(.code(.presented(.response(.success(let response))))):
        state = .game(Nim.State(player: response.token))
        return .none

      case .game(.leaveButtonTapped):
        state = .login(Login.State())
        return .none

      case .login, .game:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) {
      Login()
    }
    .ifCaseLet(\.game, action: \.game) {
      Nim()
    }
  }
}

extension Club.State: Equatable {}
