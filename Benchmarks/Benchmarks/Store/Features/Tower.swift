import ComposableArchitecture

/// A stack of counters.
@Reducer
struct Tower {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Tally.State>()
  }

  enum Action {
    case path(StackActionOf<Tally>)
    case pop
    case push
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path: break
      case .pop: state.path.removeLast()
      case .push: state.path.append(Tally.State())
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Tally() }
  }
}
