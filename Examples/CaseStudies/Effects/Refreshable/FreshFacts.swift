import ComposableArchitecture

/// A list that is pulled to be refreshed: the gesture lasts as long as the effect.
@Reducer
struct FreshFacts {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action {
    case cancelButtonTapped
    case decrementButtonTapped
    case factResponse(Result<String, any Error>)
    case incrementButtonTapped
    case refresh
  }

  private enum CancelID { case refresh }

  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        return .cancel(id: CancelID.refresh)

      case .decrementButtonTapped:
        state.count -= 1
        return .none

      case .factResponse(.failure):
        state.fact = nil
        return .none

      case .factResponse(.success(let fact)):
        state.fact = fact
        return .none

      case .incrementButtonTapped:
        state.count += 1
        return .none

      case .refresh:
        state.fact = nil
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await factClient.fetch(number: count) }), animation: .default)
        }
        .cancellable(id: CancelID.refresh)
      }
    }
  }
}
