import ComposableArchitecture

/// A value of 100 KB that lies where it is stored, and not behind a reference.
struct LargeValue: Equatable, Sendable {
  /// Of a size that is known at run time only: the compiler takes very long for large values it knows all about.
  private var marker: any Sendable = 0
  private var numbers = InlineArray<12_800, Int>(repeating: 0)

  /// The last of the numbers.
  var number: Int {
    get { numbers[12_799] }
    set { numbers[12_799] = newValue }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.numbers.indices.allSatisfy { lhs.numbers[$0] == rhs.numbers[$0] }
  }
}

/// A feature with a large state.
@Reducer
struct LargeFeature {
  @ObservableState
  struct State: Equatable {
    var value = LargeValue()

    var number: Int { value.number }
  }

  enum Action: Equatable {
    case increment
    case incrementLater
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.value.number += 1
        return .none
      case .incrementLater:
        return .run { send in await send(.increment) }
      }
    }
  }
}

/// A feature that presents, stacks and lists features with large states.
@Reducer
struct LargeHost {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var rows: IdentifiedArrayOf<LargeRow.State> = []
    var path = StackState<LargeFeature.State>()
    @Presents var sheet: LargeFeature.State?
  }

  enum Action {
    case list
    case path(StackActionOf<LargeFeature>)
    case push
    case rows(IdentifiedActionOf<LargeRow>)
    case sheet(PresentationAction<LargeFeature.Action>)
    case show
  }

  var body: some ReducerOf<Self> {
    // Each reducer makes one large state: what a function names lies on the stack while it runs.
    Reduce { state, action in
      if case .sheet = action { state.count += 1 }
      if case .show = action { state.sheet = LargeFeature.State() }
      return .none
    }
    Reduce { state, action in
      if case .push = action { state.path.append(LargeFeature.State()) }
      return .none
    }
    Reduce { state, action in
      if case .list = action { state.rows.append(LargeRow.State(id: 1)) }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { LargeFeature() }
    .forEach(\.rows, action: \.rows) { LargeRow() }
    .forEach(\.path, action: \.path) { LargeFeature() }
  }
}

/// A large row of a collection.
@Reducer
struct LargeRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var value = LargeValue()

    var number: Int { value.number }
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value.number += 1
      return .none
    }
  }
}
