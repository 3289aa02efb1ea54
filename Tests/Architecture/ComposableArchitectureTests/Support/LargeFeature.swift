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

/// Features with large states of which one is presented, stacked, or there at all.
@Reducer
enum LargeDestination {
  case large(LargeFeature)
  case list(LargeList)
  case other(LargeFeature)
}

extension LargeDestination.State: Equatable {}

/// A feature that lists features with large states.
@Reducer
struct LargeList {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<LargeRow.State> = []
  }

  enum Action {
    case list
    case rows(IdentifiedActionOf<LargeRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .list = action { state.rows.append(LargeRow.State(id: 1)) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { LargeRow() }
  }
}

/// A feature that presents and stacks one of several features with large states.
@Reducer
struct LargeChoiceHost {
  @ObservableState
  struct State: Equatable {
    var path = StackState<LargeDestination.State>()
    @Presents var destination: LargeDestination.State?
  }

  enum Action {
    case destination(PresentationAction<LargeDestination.Action>)
    case list
    case path(StackActionOf<LargeDestination>)
    case push
    case show
    case showOther
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .show = action { state.destination = .large(LargeFeature.State()) }
      return .none
    }
    Reduce { state, action in
      if case .showOther = action { state.destination = .other(LargeFeature.State()) }
      if case .list = action { state.destination = .list(LargeList.State()) }
      return .none
    }
    Reduce { state, action in
      if case .push = action { state.path.append(.large(LargeFeature.State())) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

/// A feature whose state is an enum, and large in one of its cases.
@Reducer
struct LargeEnumFeature {
  @CasePathable
  @dynamicMemberLookup
  @ObservableState
  enum State: Equatable {
    case large(LargeFeature.State)
    case small(Int)
  }

  @CasePathable
  enum Action {
    case large(LargeFeature.Action)
    case leave
  }

  /// Whether the child is run by `Scope`, or by `ifCaseLet`.
  var isScoped = false

  var body: some ReducerOf<Self> {
    if isScoped {
      Scope(state: \.large, action: \.large) { LargeFeature() }
    } else {
      Reduce { state, action in
        if case .leave = action { state = .small(1) }
        return .none
      }
      .ifCaseLet(\.large, action: \.large) { LargeFeature() }
    }
  }
}
