import ComposableArchitecture

/// Asks somebody else for a fact, and waits before it corrects what must not stay.
@Reducer
struct NumberFacts {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isAsking = false
    var fact: String?
  }

  enum Action {
    case decrementButtonTapped
    case decrementDelayResponse
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case incrementButtonTapped
  }

  private enum CancelID { case delay }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        state.fact = nil
        guard state.count < 0 else { return .none }
        // A number below zero comes back after a second.
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.decrementDelayResponse, animation: .default)
        }
        .cancellable(id: CancelID.delay)

      case .decrementDelayResponse:
        state.count = max(0, state.count)
        return .none

      case .factButtonTapped:
        state.isAsking = true
        state.fact = nil
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await factClient.fetch(number: count) }))
        }

      case .factResponse(.failure):
        state.isAsking = false
        state.fact = "Nothing is known about this number."
        return .none

      case .factResponse(.success(let fact)):
        state.isAsking = false
        state.fact = fact
        return .none

      case .incrementButtonTapped:
        state.count += 1
        state.fact = nil
        return state.count >= 0 ? .cancel(id: CancelID.delay) : .none
      }
    }
  }
}
