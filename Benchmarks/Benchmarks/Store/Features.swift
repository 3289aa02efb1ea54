import ComposableArchitecture

@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: Equatable {
    case increment
    case roundTrip
    case settle
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment, .settle:
        state.count += 1
        return .none
      case .roundTrip:
        return .run { send in await send(.settle) }
      }
    }
  }
}

@Reducer
struct Table {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Tally.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Tally.State(id: $0) })
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Tally>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Tally() }
  }
}

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
