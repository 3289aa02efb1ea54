import ComposableArchitecture
import Testing

// Enums of different features, in one file that declares little else, before and after what they hold: the compiler got
// lost in what was generated for them.

@Reducer private enum Kitchen {
  case oven(Oven)
  @ReducerCaseIgnored case closed(Int)
}

@Reducer private struct Oven {
  struct State: Equatable { var temperature = 20 }
  enum Action { case heat }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.temperature += 100
      return .none
    }
  }
}

@Reducer private enum Garden {
  case empty(Lawn)
}

@Reducer private struct Lawn {}

@Suite struct SeveralEnumFeaturesTests {
  @MainActor @Test func `Each enum runs its own features`() {
    let kitchen = Store(initialState: Kitchen.State.oven(Oven.State())) { Kitchen.body }
    kitchen.send(.oven(.heat))
    #expect(kitchen.withState(\.oven?.temperature) == 120)
    let garden = Store(initialState: Garden.State.empty(Lawn.State())) { Garden.body }
    #expect(garden.withState { $0.is(\.empty) })
  }

  @Test func `What is generated has case paths and identities`() {
    func caseNames<Value: CasePathIterable>(_: Value.Type) -> Int { Array(Value.allCasePaths).count }
    #expect(caseNames(Kitchen.State.self) == 2)
    #expect(caseNames(Kitchen.Action.self) == 2)
    #expect(caseNames(Kitchen.CaseScope.self) == 2)
    func isObservable(_ type: Any.Type) -> Bool { type is any ObservableState.Type }
    #expect(isObservable(Kitchen.State.self))
    #expect(isObservable(Lawn.State.self))
  }
}
