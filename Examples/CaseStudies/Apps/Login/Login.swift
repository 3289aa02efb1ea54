import ComposableArchitecture

/// Name and password, and for some a code on a second screen.
@Reducer
struct Login {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var code: LoginCode.State?
    var isBusy = false
    var name = ""
    var password = ""

    var isComplete: Bool { !name.isEmpty && !password.isEmpty }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case code(PresentationAction<LoginCode.Action>)
    case loginButtonTapped
    case loginResponse(Result<AuthenticationClient.Response, any Error>)

    enum Alert: Equatable {}
  }

  @Dependency(\.authentication) var authentication

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding, .code:
        return .none

      case .loginButtonTapped:
        state.isBusy = true
        return .run { [name = state.name, password = state.password] send in
          await send(.loginResponse(Result { try await authentication.login(name: name, password: password) }))
        }

      case .loginResponse(.failure(let error)):
        state.isBusy = false
        state.alert = AlertState { TextState("\(error)") }
        return .none

      case .loginResponse(.success(let response)):
        state.isBusy = false
        if response.isCodeRequired { state.code = LoginCode.State(token: response.token) }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$code, action: \.code) {
      LoginCode()
    }
  }
}

/// The code that some need as well.
@Reducer
struct LoginCode {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var code = ""
    var isBusy = false
    let token: String
  }

  @CasePathable
  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case response(Result<AuthenticationClient.Response, any Error>)
    case submitButtonTapped

    enum Alert: Equatable {}
  }

  @Dependency(\.authentication) var authentication

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding:
        return .none

      case .response(.failure(let error)):
        state.isBusy = false
        state.alert = AlertState { TextState("\(error)") }
        return .none

      case .response(.success):
        state.isBusy = false
        return .none

      case .submitButtonTapped:
        state.isBusy = true
        return .run { [code = state.code, token = state.token] send in
          await send(.response(Result { try await authentication.confirm(code: code, token: token) }))
        }
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
