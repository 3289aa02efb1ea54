import ComposableArchitecture

/// A feature that reads a dependency a hundred times for each action.
@Reducer
struct Reading {
  @ObservableState
  struct State: Equatable {
    var sum = 0
  }

  enum Action {
    case read
  }

  @Dependency(\.step) var step

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      for _ in 0..<100 { state.sum &+= step }
      return .none
    }
  }
}

private enum StepKey: DependencyKey {
  static let liveValue = 1
  static let testValue = 1
}

extension DependencyValues {
  var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}
