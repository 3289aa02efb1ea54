import ComposableArchitecture

/// A feature that presents a counter.
@Reducer
struct Host {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Tally.State?
  }

  enum Action {
    case child(PresentationAction<Tally.Action>)
    case present
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .present = action { state.child = Tally.State() }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Tally() }
  }
}
