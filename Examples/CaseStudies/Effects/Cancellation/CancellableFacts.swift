import ComposableArchitecture

/// A question that can be taken back, by a button or by asking anew.
@Reducer
struct CancellableFacts {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isAsking = false
  }

  enum Action {
    case askButtonTapped
    case cancelButtonTapped
    case factResponse(Result<String, any Error>)
    case stepperChanged(Int)
  }

  private enum CancelID { case question }

  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askButtonTapped:
        state.fact = nil
        state.isAsking = true
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await factClient.fetch(number: count) }))
        }
        .cancellable(id: CancelID.question, cancelInFlight: true)

      case .cancelButtonTapped:
        state.isAsking = false
        return .cancel(id: CancelID.question)

      case .factResponse(let result):
        state.isAsking = false
        state.fact = try? result.get()
        return .none

      case .stepperChanged(let count):
        state.count = count
        state.fact = nil
        state.isAsking = false
        return .cancel(id: CancelID.question)
      }
    }
  }
}
