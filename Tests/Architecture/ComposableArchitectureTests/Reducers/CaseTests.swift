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
        "ifCaseLet" at "ComposableArchitectureTests/CaseTests.swift:48" was handed an action of a case that \
        "App.State" is not in.

          Action:
            App.Action.login(.tick)
          State:
            App.State.game

        Likely causes, and what to do about each:

        • Another reducer left the case before its reducer had its turn. Leave it in the reducer that "ifCaseLet" is \
        called on: that one runs after the case's.
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
        "Scope" at "ComposableArchitectureTests/CaseTests.swift:66" was handed an action of a case that \
        "Scoped.State" is not in.

          Action:
            Scoped.Action.login(.tick)
          State:
            Scoped.State.other

        Likely causes, and what to do about each:

        • Another reducer left the case before "Scope" had its turn. Write the "Scope" above that reducer, or call \
        "ifCaseLet" on it, which always runs the child first and ends the child's effects.
        """
      ) == true
    )
  }
}
