import ComposableArchitecture

/// A feature whose effect waits until it is cancelled.
@Reducer
struct Endless {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case start
    case stop
  }

  private enum CancelID { case effect }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .start: .run { _ in try await Task.never() }.cancellable(id: CancelID.effect)
      case .stop: .cancel(id: CancelID.effect)
      }
    }
  }
}
