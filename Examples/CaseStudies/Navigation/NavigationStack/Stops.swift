import ComposableArchitecture

/// A page that counts, asks for something, and can leave by itself.
@Reducer
struct City {
  @ObservableState
  struct State: Equatable {
    let name: String
    var souvenirs = 0
    var fact: String?
    var isAsking = false
  }

  enum Action {
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case leaveButtonTapped
    case souvenirButtonTapped
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factButtonTapped:
        state.isAsking = true
        return .run { [number = state.souvenirs] send in
          await send(.factResponse(Result { try await factClient.fetch(number: number) }))
        }

      case .factResponse(let result):
        state.isAsking = false
        state.fact = try? result.get()
        return .none

      case .leaveButtonTapped:
        return .run { _ in await dismiss() }

      case .souvenirButtonTapped:
        state.souvenirs += 1
        state.fact = nil
        return .none
      }
    }
  }
}

/// A page of links.
@Reducer
struct Station {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case ferryButtonTapped
  }
}

/// A page that does something as long as it is there, and leads on when it is done.
@Reducer
struct Crossing {
  @ObservableState
  struct State: Equatable {
    var hoursLeft = 3
  }

  enum Action {
    case hourPassed
    case landed
    case task
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hourPassed:
        state.hoursLeft -= 1
        return state.hoursLeft == 0 ? .send(.landed) : .none

      case .landed:
        return .none

      case .task:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.hourPassed)
          }
        }
      }
    }
  }
}
