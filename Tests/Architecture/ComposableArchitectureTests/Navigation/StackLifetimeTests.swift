import ComposableArchitecture
import Testing

@Reducer
private struct Screen {
  struct State: Equatable {
    var count = 0
    @PresentationState var sheet: Sheet.State?
  }
  enum Action: Equatable {
    case startTapped, stopTapped, tick, closeTapped, openTapped, oneShotTapped
    case sheet(PresentationAction<Sheet.Action>)
  }
  private enum CancelID { case timer }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: CancelID.timer)
      case .oneShotTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.tick)
        }
      case .stopTapped:
        return .cancel(id: CancelID.timer)
      case .tick:
        state.count += 1
        return .none
      case .closeTapped:
        return .run { _ in await dismiss() }
      case .openTapped:
        state.sheet = Sheet.State()
        return .none
      case .sheet:
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet) { Sheet() }
  }
}

@Reducer
private struct Sheet {
  struct State: Equatable {}
  enum Action: Equatable { case waitTapped, closeTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .waitTapped: .run { _ in try await Task.never() }
      case .closeTapped: .run { _ in await dismiss() }
      }
    }
  }
}

@Reducer
private struct Root {
  struct State: Equatable {
    var path = StackState<Screen.State>()
  }
  enum Action: Equatable {
    case path(StackAction<Screen.State, Screen.Action>)
    case pushTapped, popAllTapped, popFirstTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path: return .none
      case .pushTapped:
        state.path.append(Screen.State())
        return .none
      case .popAllTapped:
        state.path = StackState()
        return .none
      case .popFirstTapped:
        state.path[id: 0] = nil
        return .none
      }
    }
    .forEach(\.path, action: \.path) { Screen() }
  }
}

@MainActor
@Suite(.serialized)
struct StackLifetimeTests {
  private let clock = TestClock()

  private func makeStore(_ state: Root.State = Root.State()) -> TestStoreOf<Root> {
    TestStore(initialState: state) {
      Root()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `Elements that are there from the start pop themselves`() async {
    let store = makeStore(Root.State(path: StackState([Screen.State(), Screen.State()])))
    await store.send(.path(.element(id: 1, action: .closeTapped)))
    await store.receive(.path(.popFrom(id: 1))) { $0.path[id: 1] = nil }
    await store.send(\.path[id: 0].closeTapped)
    await store.receive(\.path.popFrom) { $0.path.pop(from: 0) }
  }

  @Test func `Elements with timers of one id do not stop each other`() async {
    let store = makeStore(Root.State(path: StackState([Screen.State(), Screen.State()])))
    await store.send(\.path[id: 0].startTapped)
    await store.send(\.path[id: 1].startTapped)
    await store.send(\.path[id: 0].stopTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].tick) { $0.path[id: 1]?.count = 1 }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @Test func `An effect finds its element after others were pushed`() async {
    let store = makeStore(Root.State(path: StackState([Screen.State()])))
    await store.send(\.path[id: 0].oneShotTapped)
    await store.send(.pushTapped) { $0.path.append(Screen.State()) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].tick) { $0.path[id: 0]?.count = 1 }
  }

  @Test func `A stack that is replaced, and an element that is set to nil, end their effects`() async {
    let store = makeStore(Root.State(path: StackState([Screen.State(), Screen.State()])))
    await store.send(\.path[id: 0].startTapped)
    await store.send(\.path[id: 1].startTapped)
    await store.send(.popFirstTapped) { $0.path[id: 0] = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].tick) { $0.path[id: 1]?.count = 1 }
    await store.send(.popAllTapped) { $0.path = StackState() }
    await clock.advance(by: .seconds(1))
  }

  @Test func `What an element presents goes with it, and dismisses itself before it`() async {
    let store = makeStore(Root.State(path: StackState([Screen.State()])))
    await store.send(\.path[id: 0].openTapped) { $0.path[id: 0]?.sheet = Sheet.State() }
    await store.send(\.path[id: 0].sheet.closeTapped)
    await store.receive(\.path[id: 0].sheet.dismiss) { $0.path[id: 0]?.sheet = nil }
    await store.send(\.path[id: 0].openTapped) { $0.path[id: 0]?.sheet = Sheet.State() }
    await store.send(\.path[id: 0].sheet.waitTapped)
    await store.send(.path(.popFrom(id: 0))) { $0.path.removeAll() }
  }

  @Test func `Pushes that a test sends take the next id`() async {
    let store = makeStore()
    await store.send(.path(.push(id: 0, state: Screen.State()))) { $0.path[id: 0] = Screen.State() }
    await store.send(.path(.push(id: 1, state: Screen.State(count: 1)))) {
      $0.path.append(Screen.State(count: 1))
    }
    await store.send(.pushTapped) { $0.path.append(Screen.State()) }
    #expect(Array(store.state.path.ids) == [0, 1, 2])
  }

  @Test func `A push under an id that is there, or is too high, is reported`() async {
    let store = makeStore(Root.State(path: StackState([Screen.State()])))
    store.exhaustivity = .off
    let messages = await issues {
      await store.send(.path(.push(id: 0, state: Screen.State())))
      await store.send(.path(.push(id: 7, state: Screen.State())))
    }
    #expect(
      messages == [
        """
        "forEach" at "ComposableArchitectureTests/StackLifetimeTests.swift:87" was told to push an element whose ID is \
        on the stack already. Nothing is pushed.

          ID:
            #0
          IDs on the stack:
            [#0]
        """,
        """
        "forEach" at "ComposableArchitectureTests/StackLifetimeTests.swift:87" was told to push an element whose ID is \
        not the next one. Tests number elements from 0, in the order in which they are pushed.

          Received ID:
            #7
          Next ID:
            #1
        """,
      ]
    )
  }

  @Test func `A pop of an element that is not there is reported`() async {
    let store = makeStore()
    let messages = await issues { await store.send(.path(.popFrom(id: 999))) }
    #expect(
      messages == [
        """
        "forEach" at "ComposableArchitectureTests/StackLifetimeTests.swift:87" was told to pop an element that is not \
        on the stack. Nothing is popped.

          ID:
            #999
          IDs on the stack:
            []
        """
      ]
    )
  }

  @Test func `A parent may take an element off the stack itself`() async {
    let store = TestStore(initialState: Root.State(path: StackState([Screen.State(), Screen.State()]))) { Answering() }
    await store.send(.path(.popFrom(id: 1))) { $0.path = StackState() }
    let messages = await issues { await store.send(.path(.popFrom(id: 1))) }
    #expect(messages.count == 1)
  }

  @Test func `A stack differs by the ids of its elements`() async {
    let store = makeStore()
    let messages = await issues {
      await store.send(.pushTapped) { $0.path[id: 1] = Screen.State() }
    }
    #expect(
      messages == [
        """
        The state has not changed as expected:

              Root.State(
                path: [
            −     #1: Screen.State(…)
            +     #0: Screen.State(…)
                ]
              )

        (Expected: −, Actual: +)
        """
      ]
    )
  }

  @Test func `Stacks are described by their elements and ids`() {
    let state = withDependencies {
      $0.context = .test
    } operation: {
      StackState([1, 2, 3])
    }
    #expect(state.description == "[1, 2, 3]")
    #expect(state.debugDescription == "StackState<Int>([(#0, 1), (#1, 2), (#2, 3)])")
    #expect(String(customDumping: state) == "[\n  #0: 1,\n  #1: 2,\n  #2: 3\n]")
  }
}

/// Clears the stack where an element is popped.
@Reducer
private struct Answering {
  typealias State = Root.State
  typealias Action = Root.Action

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .path(.popFrom) = action { state.path.removeAll() }
      return .none
    }
    .forEach(\.path, action: \.path) { Screen() }
  }
}
