import ComposableArchitecture
import Testing

@Reducer private struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
  }
  enum Action {
    case incrementTapped
    case set(Int)
  }
  let step: Int

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTapped:
        state.count += step
        return .none
      case .set(let count):
        state.count = count
        return .none
      }
    }
  }
}

@Reducer private struct Nothing {}

@Reducer private struct Generic<Value: Equatable & Sendable> {
  @ObservableState struct State: Equatable {
    var value: Value
    @Presents var child: Counter.State?
  }
  enum Action {
    case set(Value)
    case child(PresentationAction<Counter.Action>)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .set(let value) = action else { return .none }
      state.value = value
      state.child = Counter.State()
      return .none
    }
    .ifLet(\.$child, action: \.child) { Counter(step: 2) }
  }
}

@MainActor @Suite struct ReducerMacroTests {
  @Test func aFeatureRuns() {
    let store = Store(initialState: Counter.State()) { Counter(step: 3) }
    store.send(.incrementTapped)
    #expect(store.count == 3)
  }

  @Test func actionsHaveCasePaths() {
    #expect(Counter.Action.set(4)[case: \.set] == 4)
    #expect(Counter.Action.incrementTapped.is(\.incrementTapped))
  }

  @Test func aFeatureWithoutPartsDoesNothing() {
    let store = Store(initialState: Nothing.State()) { Nothing() }
    #expect(store.withState { $0 } == Nothing.State())
  }

  @Test func aGenericFeaturePresentsAChild() {
    let store = Store(initialState: Generic.State(value: 1)) { Generic<Int>() }
    store.send(.set(2))
    store.send(.child(.presented(.incrementTapped)))
    #expect(store.value == 2)
    #expect(store.child?.count == 2)
    store.send(.child(.dismiss))
    #expect(store.child == nil)
  }
}
