import ComposableArchitecture

/// A feature whose state is one of two features with a large array each: changing one element must not copy the others.
@Reducer
struct Choice {
  @CasePathable
  @ObservableState
  enum State: Equatable {
    case left(Bulk.State)
    case right(Bulk.State)
  }

  enum Action {
    case left(Bulk.Action)
    case right(Bulk.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.left, action: \.left) { Bulk() }
      .ifCaseLet(\.right, action: \.right) { Bulk() }
  }
}

/// A feature with a large array.
@Reducer
struct Bulk {
  @ObservableState
  struct State: Equatable {
    var values = [Int](repeating: 0, count: 100_000)
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.values[500] += 1
      return .none
    }
  }
}
