import ComposableArchitecture
import Testing

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action: Equatable { case nameChanged(String), start, tick }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        state.name += "."
        return .none
      }
    }
  }
}

@Reducer
private struct App {
  @ObservableState
  enum State: Equatable {
    case login(Login.State)
    case game(Int)
  }
  enum Action: Equatable { case login(Login.Action), game(Bool), toggle }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggle:
        if case .login = state { state = .game(0) } else { state = .login(Login.State()) }
        return .none
      case .login, .game:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) { Login() }
    .ifCaseLet(\.game, action: \.game) {
      Reduce { state, isUp in
        state += isUp ? 1 : -1
        return .none
      }
    }
  }
}

@Reducer
private struct Scoped {
  enum State: Equatable {
    case login(Login.State)
    case other
  }
  enum Action: Equatable { case login(Login.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.login, action: \.login) { Login() }
  }
}

@MainActor
@Suite(.serialized)
struct CaseTests {
  @Test func `The child of the present case runs, and its effects end when the case changes`() async {
    let clock = TestClock()
    let store = TestStore(initialState: App.State.login(Login.State())) {
      App()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.login.nameChanged, "Blob") { $0.modify(\.login) { $0.name = "Blob" } }
    await store.send(\.login.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.login.tick) { $0.modify(\.login) { $0.name = "Blob." } }
    await store.send(.toggle) { $0 = .game(0) }
    await store.send(\.game, true) { $0 = .game(1) }
    await clock.advance(by: .seconds(5))
  }

  @Test func `An action for another case is reported`() async {
    let messages = await issues {
      let store = TestStore(initialState: App.State.game(0)) { App() }
      await store.send(.login(.tick))
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        """
        An "ifCaseLet" at "ComposableArchitectureTests/CaseTests.swift:48" received a child action when child state \
        was set to a different case. …

          Action:
            App.Action.login(.tick)
          State:
            App.State.game

        This is generally considered an application logic error, and can happen for a few reasons:

        • A parent reducer set "App.State" to a different case before this reducer ran. This reducer must run before \
        any other reducer sets child state to a different case. This ensures that child reducers can handle their \
        actions while their state is still available.
        """
      ) == true
    )
  }

  @Test func `A scope reports an action for another case`() async {
    let messages = await issues {
      let store = TestStore(initialState: Scoped.State.other) { Scoped() }
      await store.send(.login(.tick))
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        """
        A "Scope" at "ComposableArchitectureTests/CaseTests.swift:66" received a child action when child state was \
        set to a different case. …

          Action:
            Scoped.Action.login(.tick)
          State:
            Scoped.State.other
        """
      ) == true
    )
  }
}
