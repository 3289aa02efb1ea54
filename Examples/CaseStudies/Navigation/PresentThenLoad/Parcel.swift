import ComposableArchitecture

/// A sheet that is shown at once, and whose content comes after it.
@Reducer
struct Parcel {
  @ObservableState
  struct State: Equatable {
    var isOpen = false
    var content: Counter.State?
  }

  enum Action {
    case content(Counter.Action)
    case openChanged(Bool)
    case unwrapped
  }

  private enum CancelID { case unwrap }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .content:
        return .none

      case .openChanged(true):
        state.isOpen = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.unwrapped)
        }
        .cancellable(id: CancelID.unwrap)

      case .openChanged(false):
        state.isOpen = false
        state.content = nil
        return .cancel(id: CancelID.unwrap)

      case .unwrapped:
        state.content = Counter.State(count: 3)
        return .none
      }
    }
    .ifLet(\.content, action: \.content) {
      Counter()
    }
  }
}
