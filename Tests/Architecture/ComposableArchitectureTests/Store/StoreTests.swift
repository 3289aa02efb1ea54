import ComposableArchitecture
import Testing

private struct Counter: Reducer {
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case increment, twice, later
  }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .twice:
      return .concatenate(.send(.increment), .send(.increment))
    case .later:
      return .run { send in
        await send(.increment)
        await send(.increment)
      }
    }
  }
}

@MainActor
struct StoreTests {
  @Test func `An action changes the state before send returns`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.increment)
    #expect(store.withState(\.count) == 1)
  }

  @Test func `Actions that an effect sends at once are part of the same turn`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let task = store.send(.twice)
    #expect(store.withState(\.count) == 2)
    #expect(!task.isCancelled)
  }

  @Test func `A task ends when its effects have ended`() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    await store.send(.later).finish()
    #expect(store.withState(\.count) == 2)
  }

  @Test func `An action without effects has no task`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    #expect(store.send(.increment).isCancelled)
  }
}
