import ComposableArchitecture
import Testing

@Reducer
private struct Feature {
  struct State: Equatable {
    var number = 0
    var text = ""
    var flag = false
  }
  enum Action: Equatable {
    case onAppear
    case response1(Int)
    case response2(String)
    case flagChanged(Bool)
    case wait
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        state = State()
        return .merge(.send(.response1(42)), .send(.response2("Hello")))
      case .response1(let number):
        state.number = number
        return .none
      case .response2(let text):
        state.text = text
        return .none
      case .flagChanged(let flag):
        state.flag = flag
        return .none
      case .wait:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.response1(1))
        }
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct NonExhaustiveTests {
  private func makeStore(_ exhaustivity: Exhaustivity = .off) -> TestStoreOf<Feature> {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func `Any of the received actions may be received, and those before it are skipped`() async {
    let store = makeStore()
    await store.send(.onAppear)
    await store.receive(.response1(42)) { $0.number = 42 }
    await store.send(.onAppear)
    await store.receive(\.response2) {
      $0.number = 42
      $0.text = "Hello"
    }
    await store.send(.onAppear)
    await store.receive { if case .response2 = $0 { true } else { false } }
    #expect(store.state == Feature.State(number: 42, text: "Hello"))
  }

  @Test func `Sending skips what was received`() async {
    let store = makeStore()
    await store.send(.onAppear)
    await store.send(.flagChanged(true)) { $0.flag = true }
    #expect(store.state.number == 42)
    await store.send(.flagChanged(false)) {
      $0.flag = false
      $0.number = 42
      $0.text = "Hello"
    }
  }

  @Test func `A wrong assertion fails all the same`() async {
    let messages = await issues {
      let store = makeStore()
      await store.send(.onAppear)
      await store.receive(.response1(42)) { $0.number = 43 }
      await store.receive(.response2("Goodbye"))
      store.assert { $0.text = "Goodbye" }
    }
    #expect(messages.count == 3)
    #expect(
      messages.first == """
        The state has not changed as expected:

              Feature.State(
            −   number: 43,
            +   number: 42,
                text: "",
                flag: false
              )

        (Expected: −, Actual: +)
        """
    )
    #expect(
      messages.dropFirst().first == """
        The expected action was not received:

          Feature.Action.response2("Goodbye")
        """
    )
  }

  @Test func `What is left out is noted on demand, and fails nobody`() async {
    let store = makeStore(.off(showSkippedAssertions: true))
    await store.send(.flagChanged(true))
    await store.send(.onAppear) { $0.flag = false }
    await store.receive(\.response2) { $0.text = "Hello" }
  }

  @Test func `Skipping says when there is nothing to skip`() async {
    let store = makeStore(.on)
    await store.send(.onAppear)
    await store.skipReceivedActions()
    #expect(store.state.text == "Hello")
    let messages = await issues {
      await store.skipReceivedActions()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects()
      await store.skipInFlightEffects(strict: false)
    }
    #expect(messages == ["No received action is left to skip.", "No effect is running that could be skipped."])
  }

  @Test func `Receiving waits for effects on a clock`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.wait)
    let advance = Task { await clock.advance(by: .seconds(1)) }
    await store.receive(\.response1, timeout: .seconds(300)) { $0.number = 1 }
    await advance.value
  }

  @Test func `Nobody fails for what is running or received at the end`() async {
    let messages = await issues {
      let store = TestStore(initialState: Feature.State()) {
        Feature()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      store.exhaustivity = .off
      await store.send(.wait)
      await store.send(.onAppear)
    }
    #expect(messages == [])
  }

  @Test func `An expectation sees the state as it was before the action`() async {
    let store = makeStore(.on)
    await store.send(.onAppear)
    await store.receive(.response1(42)) {
      #expect(store.state.number == 0)
      $0.number = 42
    }
    #expect(store.state.number == 42)
    #expect(store.state.text == "")
    await store.receive(.response2("Hello")) { $0.text = "Hello" }
  }

  @Test func `Dependencies are changed in the middle of a test`() async {
    let store = makeStore(.on)
    store.dependencies.continuousClock = ImmediateClock()
    await store.send(.wait)
    await store.receive(\.response1, 1) { $0.number = 1 }
    await store.withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      await store.send(.flagChanged(true)) { $0.flag = true }
      return ()
    }
  }

  @Test func `An action of a case with another value is compared with the expected one`() async {
    let messages = await issues {
      let store = makeStore(.on)
      await store.send(.onAppear)
      await store.receive(\.response1, 43) { $0.number = 42 }
      await store.receive(\.response1, 43) { $0.text = "Hello" }
    }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.hasPrefix("Another action was received in place of the expected one:") })
    #expect(messages.last?.contains("Feature.Action.response2(\"Hello\")") == true)
  }
}
