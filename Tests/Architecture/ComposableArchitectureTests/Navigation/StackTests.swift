import ComposableArchitecture
import Testing

@Reducer
private struct Screen {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case increment, close, wait
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .close:
        return .run { _ in await dismiss() }
      case .wait:
        return .run { _ in try await Task.never() }
      }
    }
  }
}

@Reducer
private struct Root {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Screen.State>()
  }
  enum Action: Equatable {
    case path(StackActionOf<Screen>)
    case push, popAll
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push:
        state.path.append(Screen.State())
        return .none
      case .popAll:
        state.path.removeAll()
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path) { Screen() }
  }
}

@MainActor
@Suite(.serialized)
struct StackTests {
  @Test func `Elements are pushed, act and are popped`() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.push) { $0.path[id: 0] = Screen.State() }
    await store.send(\.path.push, (id: 1, state: Screen.State())) { $0.path[id: 1] = Screen.State() }
    await store.send(\.path[id: 1].increment) { $0.path[id: 1]?.count = 1 }
    await store.send(\.path.popFrom, 0) { $0.path = StackState() }
  }

  @Test func `An element pops itself`() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.push) { $0.path.append(Screen.State()) }
    await store.send(\.path[id: 0].close)
    await store.receive(\.path.popFrom) { $0.path[id: 0] = nil }
  }

  @Test func `The effects of an element end when it is popped`() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.push) { $0.path[id: 0] = Screen.State() }
    await store.send(\.path[id: 0].wait)
    await store.send(.popAll) { $0.path.removeAll() }
  }

  @Test func `An action for an element that is not there is reported`() async {
    let messages = await issues {
      let store = TestStore(initialState: Root.State()) { Root() }
      await store.send(\.path[id: 3].increment)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("was handed an action of an element that is not on the stack.\n") == true)
  }
}
