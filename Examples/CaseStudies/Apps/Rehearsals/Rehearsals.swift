import ComposableArchitecture

/// The whole program: the list, and the pages on top of it.
@Reducer
struct Rehearsals {
  @Reducer
  enum Path {
    case detail(ChoirDetail)
    case rehearsal(Rehearsal)
    @ReducerCaseIgnored
    case session(Choir.Session)
  }

  @ObservableState
  struct State: Equatable {
    var list = ChoirList.State()
    var path = StackState<Path.State>()
  }

  enum Action {
    case list(ChoirList.Action)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) {
      ChoirList()
    }
    Reduce { state, action in
      switch action {
      case .path(.element(_, .detail(.delegate(.rehearsalStarted(let choir))))):
        state.path.append(.rehearsal(Rehearsal.State(choir: choir)))
        return .none

      case .list, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Rehearsals.Path.State: Equatable {}
