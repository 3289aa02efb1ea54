import ComposableArchitecture
import Testing

@MainActor
@Suite struct ExpectationMessageTests {
  @Test func `A value that differs is shown within its action`() async {
    let messages = await issues {
      let store = TestStore(initialState: 0) { Answers() }
      await store.send(.ask)
      await store.receive(\.delegate.answer, 43)
    }
    #expect(
      messages == [
        """
        Another action was received in place of the expected one:

            Answers.Action.delegate(
          −   .answer(43)
          +   .answer(42)
            )

        (Expected: −, Received: +)
        """
      ])
  }

  @Test func `A wait of the usual length asks for a timeout, another for a longer one`() async {
    let messages = await issues {
      let store = TestStore(initialState: 0) { Answers() }
      store.timeout = 1_000_000
      let task = await store.send(.wait)
      await store.receive(\.delegate)
      await store.receive(\.delegate, timeout: .milliseconds(2))
      await store.finish()
      await store.finish(timeout: .milliseconds(2))
      await task.finish()
      await task.finish(timeout: .milliseconds(2))
      await task.cancel()
    }
    let usual = #"Where the time is real, pass a longer "timeout"."#
    let longer = #"Where the time is real, raise this "timeout"."#
    let expected = [usual, longer, usual, longer, usual, longer]
    #expect(zip(messages, expected).allSatisfy { $0.hasSuffix($1) } && messages.count == 6)
  }

  @available(*, deprecated)
  @Test func `A case must be modified where everything is to be said`() async {
    let messages = await issues {
      let store = TestStore(initialState: Int?.some(1)) { Reduce<Int?, Bool> { _, _ in .none } }
      store.exhaustivity = .off
      await store.send(true) { XCTModify(&$0) { _ in } }
      store.exhaustivity = .on
      store.assert { XCTModify(&$0) { _ in } }
    }
    #expect(messages == [#"XCTModify: The closure left the "Int" as it was"#])
  }
}

private struct Answers: Reducer {
  @CasePathable enum Action: Equatable {
    case ask
    case wait
    case delegate(Delegate)

    @CasePathable enum Delegate: Equatable {
      case answer(Int)
    }
  }

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .ask: .send(.delegate(.answer(42)))
    case .wait: .run { _ in try await Task.never() }
    case .delegate: .none
    }
  }
}
