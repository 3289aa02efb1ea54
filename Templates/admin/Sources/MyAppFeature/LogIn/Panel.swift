import ComposableArchitecture
import Foundation

/// The panel: the form to log in, and who has logged in.
@Reducer
public struct Panel {
  @ObservableState
  public struct State: Equatable {
    public var name = ""
    public var password = ""
    public var fault: String?
    public var isWaiting = false
    /// The name of the person who has logged in.
    public var person: String?

    public init() {}
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case logInButtonTapped
    case logOutButtonTapped
    case response(Result<String, any Error>)
  }

  @Dependency(LogInClient.self) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .logInButtonTapped:
        guard !state.name.isEmpty, !state.isWaiting else { return .none }
        let (name, password) = (state.name, state.password)
        state.fault = nil
        state.isWaiting = true
        // The password is not kept a moment longer than the request.
        state.password = ""
        return .run { [client] send in
          await send(
            .response(
              Result {
                try await client.logIn(name, password)
                return name
              }))
        }
      case .logOutButtonTapped:
        state = State()
        return .none
      case .response(.success(let name)):
        state.isWaiting = false
        state.person = name
        return .none
      case .response(.failure(let error)):
        state.isWaiting = false
        state.fault = error.localizedDescription
        return .none
      }
    }
  }
}
