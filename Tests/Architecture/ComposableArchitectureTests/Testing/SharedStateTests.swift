import ComposableArchitecture
import Testing

@Reducer
private struct Shares {
  @ObservableState
  struct State: Equatable {
    @Shared(value: 0) var count
  }
  enum Action { case increment, later }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$count.withLock { $0 += 1 }
        return .none
      case .later:
        return .run { send in await send(.increment) }
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct SharedStateTests {
  @Test func `Shared state is asserted in the step in which it changes`() async {
    let store = TestStore(initialState: Shares.State()) { Shares() }
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.send(.later)
    await store.receive(\.increment) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func `A change of shared state that is not asserted is reported`() async {
    let messages = await issues {
      let store = TestStore(initialState: Shares.State()) { Shares() }
      await store.send(.increment)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The state has changed, and no change was expected:") == true)
  }
}
