import ComposableArchitecture
import Testing

private struct Fact: Reducer {
  struct State: Equatable {
    var count = 0
    var fact: String?
  }
  @CasePathable
  enum Action: Equatable {
    case increment
    case ask
    case wait
    case cancel
    case response(String)
  }
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
      return .none
    case .ask:
      return .run { [count = state.count] send in await send(.response("\(count) is a number")) }
    case .wait:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.response("late"))
      }
      .cancellable(id: "wait")
    case .cancel:
      return .cancel(id: "wait")
    case .response(let fact):
      state.fact = fact
      return .none
    }
  }
}

@MainActor
@Suite(.serialized)
struct TestStoreTests {
  @Test func `Actions and received actions are asserted with their changes`() async {
    let store = TestStore(initialState: Fact.State()) { Fact() }
    await store.send(.increment) { $0.count = 1 }
    await store.send(.ask)
    await store.receive(\.response) { $0.fact = "1 is a number" }
    await store.send(\.increment) { $0.count = 2 }
    await store.send(\.response, "told") { $0.fact = "told" }
  }

  @Test func `The reducer tells the type of the initial state`() async {
    let store = TestStore(initialState: .init()) { Fact() }
    await store.send(.increment) { $0.count = 1 }
    let function = TestStore(initialState: .init()) {
      Reduce<Fact.State, Bool> { state, isMore in
        state.count += isMore ? 1 : -1
        return .none
      }
    }
    await function.send(true) { $0.count = 1 }
  }

  @Test func `Time is the test's`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Fact.State()) {
      Fact()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.wait)
    await clock.advance(by: .seconds(1))
    await store.receive(.response("late")) { $0.fact = "late" }
    await store.send(.wait)
    await store.send(.cancel)
  }

  @Test func `A wrong expectation shows the difference`() async {
    let messages = await issues {
      let store = TestStore(initialState: Fact.State()) { Fact() }
      await store.send(.increment) { $0.count = 2 }
      await store.send(.increment)
      await store.send(.response("x")) {
        $0.fact = "x"
        $0.count = 2
      }
      await store.send(.response("x")) { $0.fact = "x" }
    }
    #expect(
      messages == [
        """
        The state has not changed as expected:

              Fact.State(
            −   count: 2,
            +   count: 1,
                fact: nil
              )

        (Expected: −, Actual: +)
        """,
        """
        The state has changed, and no change was expected:

              Fact.State(
            −   count: 1,
            +   count: 2,
                fact: nil
              )

        (Expected: −, Actual: +)
        """,
        """
        The state was to change, and has not.

        The closure leaves the state as it was before. Where no change is expected, leave out the closure.
        """,
      ]
    )
  }

  @Test func `What effects send must be received`() async {
    let messages = await issues {
      let store = TestStore(initialState: Fact.State()) { Fact() }
      await store.send(.ask)
      await store.send(.increment) { $0.count = 1 }
      store.exhaustivity = .off
      await store.skipReceivedActions(strict: false)
    }
    #expect(
      messages.first == """
        A received action waits to be asserted before the next one is sent. Call "store.receive" first.

        Not asserted: [
          [0]: .response("0 is a number")
        ]
        """
    )
  }

  @Test func `The end of a test reports what is left`() async {
    let messages = await issues {
      let store = TestStore(initialState: Fact.State()) {
        Fact()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.wait)
      await store.send(.ask)
    }
    #expect(messages.count == 2)
    #expect(
      messages.first == """
        The test is over, and 1 received action was not asserted.

          Not asserted:
            • .response

        Assert each with "store.receive". Where they are of no interest, call "await store.skipReceivedActions()", or \
        set "store.exhaustivity = .off".
        """
    )
    #expect(
      messages.last == """
        The test is over, and an effect of this action is still running.

          Action:
            Fact.Action.wait

        Likely causes, and what to do about each:

        • It needs a moment more: end the test with "await store.finish()".

        • It waits for a test clock or a test scheduler: advance that, or use an immediate one.

        • It runs until something ends it, as timers and subscriptions do: mark it ".cancellable(id:)" and send the \
        action that cancels it, or complete the subject that it listens to.

        • It is of no interest here: call "await store.skipInFlightEffects()", or set "store.exhaustivity = .off".
        """
    )
  }

  @Test func `What "finish" has reported is not reported again at the end`() async {
    let messages = await issues {
      let store = TestStore(initialState: Fact.State()) { Fact() }
      await store.send(.ask)
      await store.finish()
    }
    #expect(messages.count == 1)
  }

  @Test func `An unexpected action is compared with the expected one`() async {
    let messages = await issues {
      let store = TestStore(initialState: Fact.State()) { Fact() }
      await store.send(.ask)
      await store.receive(.response("1 is a number"))
      await store.receive(.increment)
    }
    #expect(
      messages == [
        """
        Another action was received in place of the expected one:

            − Fact.Action.response("1 is a number")
            + Fact.Action.response("0 is a number")

        (Expected: −, Received: +)
        """,
        """
        The expected action was not received:

          Fact.Action.increment
        """,
      ]
    )
  }

  @Test func `A store that is not exhaustive asserts what is said`() async {
    let messages = await issues {
      let store = TestStore(initialState: Fact.State()) { Fact() }
      store.exhaustivity = .off
      await store.send(.increment)
      await store.send(.increment) { $0.count = 2 }
      await store.send(.ask)
      await store.receive(\.response)
      store.assert { $0.fact = "2 is a number" }
      await store.send(.ask)
    }
    #expect(messages == [])
  }

  @Test func `A wait that is too short says so`() async {
    let messages = await issues {
      let store = TestStore(initialState: Fact.State()) {
        Fact()
      } withDependencies: {
        $0.continuousClock = TestClock()
      }
      await store.send(.wait)
      await store.receive(\.response, timeout: Duration.zero)
      store.exhaustivity = .off
      await store.skipInFlightEffects()
    }
    #expect(
      messages.first == """
        No action was received.

        What waits for a test clock or a test scheduler goes on when the test advances it; with an immediate one in \
        its place nothing waits. Where the time is real, raise this "timeout".
        """)
    #expect(messages.count == 1)
  }
}
