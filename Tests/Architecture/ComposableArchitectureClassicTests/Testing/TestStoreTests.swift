import Combine
import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite struct TestStoreTests {
  let scheduler = DispatchQueue.testScheduler

  private func store() -> TestStore<FactState, FactState, FactAction, FactAction, FactEnvironment> {
    TestStore(
      initialState: FactState(),
      reducer: factReducer,
      environment: FactEnvironment(
        mainQueue: scheduler.eraseToAnyScheduler(), fact: { Effect(value: "\($0) is a number") }
      )
    )
  }

  @Test("A test sends actions, advances time, and receives what effects send")
  func sendAndReceive() {
    let store = store()
    store.send(.incrementTapped) { $0.count = 1 }
    store.send(.factTapped) { $0.isLoading = true }
    scheduler.advance()
    store.receive(.factResponse(.success("1 is a number"))) {
      $0.fact = "1 is a number"
      $0.isLoading = false
    }
    #expect(store.state.fact == "1 is a number")
  }

  @Test("The same as steps, with a change of the environment")
  func steps() {
    let store = store()
    store.assert(
      .send(.incrementTapped) { $0.count = 1 },
      .environment { $0.fact = { _ in Effect(error: FactError()) } },
      .send(.factTapped) { $0.isLoading = true },
      .do { scheduler.advance() },
      .receive(.factResponse(.failure(FactError()))) { $0.isLoading = false },
      .sequence(
        .send(.incrementTapped) { $0.count = 2 },
        .send(.decrementTapped) { $0.count = 1 }
      )
    )
  }

  @Test("A cancelled effect sends nothing, and is not running at the end")
  func cancel() {
    let store = store()
    store.send(.factTapped) { $0.isLoading = true }
    store.send(.cancelTapped) { $0.isLoading = false }
    scheduler.run()
  }

  @Test("The environment is a property")
  func environment() {
    let store = store()
    store.environment.fact = { _ in Effect(value: "odd") }
    store.environment.mainQueue = .immediate
    store.send(.factTapped) { $0.isLoading = true }
    store.receive(.factResponse(.success("odd"))) {
      $0.fact = "odd"
      $0.isLoading = false
    }
  }

  @Test("A scoped test store sees the state as a view does")
  func scope() {
    let store = store().scope(state: \.count)
    store.send(.incrementTapped) { $0 = 1 }
    store.send(.incrementTapped) { $0 += 1 }
  }

  @Test("Effects that only time drives are waited for")
  func tasks() async {
    let reducer = Reducer<Int, Int?, Void> { state, action, _ in
      guard let action else { return .task { 42 } }
      state = action
      return .none
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    store.send(nil)
    await store.receive(42, timeout: .seconds(300)) { $0 = 42 }
    await store.finish(timeout: .seconds(300))
  }

  @Test("A wrong expectation of the state")
  func wrongState() {
    let store = store()
    #expect(
      issues { store.send(.incrementTapped) { $0.count = 2 } } == [
        """
        The state has not changed as expected:

              FactState(
            −   count: 2,
            +   count: 1,
                fact: nil,
                isLoading: false
              )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test("A change that the test does not mention")
  func unmentionedChange() {
    let store = store()
    #expect(
      issues { store.send(.incrementTapped) } == [
        """
        The state has changed, and no change was expected:

              FactState(
            −   count: 0,
            +   count: 1,
                fact: nil,
                isLoading: false
              )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test("A closure that changes nothing")
  func idleClosure() {
    let store = TestStore(initialState: 0, reducer: Reducer<Int, Int, Void>.empty, environment: ())
    #expect(
      issues { store.send(1) { _ in } } == [
        """
        The state was to change, and has not.

        The closure leaves the state as it was before. Where no change is expected, leave out the closure.
        """
      ])
  }

  @Test("An action that is expected and does not come")
  func nothingReceived() {
    let store = store()
    #expect(
      issues { store.receive(.factResponse(.success(""))) } == ["No action was received."]
    )
  }

  @Test("Another action than the expected one")
  func otherAction() {
    let store = store()
    store.send(.factTapped) { $0.isLoading = true }
    scheduler.advance()
    #expect(
      issues { store.receive(.factResponse(.success("2 is a number"))) } == [
        """
        Another action was received in place of the expected one:

              FactAction.factResponse(
                Result.success(
            −     "2 is a number"
            +     "0 is a number"
                )
              )

        (Expected: −, Received: +)
        """
      ])
  }

  @Test("An action that was received must be asserted before the next is sent")
  func unhandledBeforeSend() {
    let reports = issues {
      let store = store()
      store.send(.factTapped) { $0.isLoading = true }
      scheduler.advance()
      store.send(.incrementTapped) { $0.count = 1 }
    }
    #expect(
      reports.first == """
        A received action waits to be asserted before the next one is sent. Call "store.receive" first.

        Not asserted: [
          FactAction.factResponse(
            Result.success(
              "0 is a number"
            )
          )
        ]
        """)
  }

  @Test("An effect that is still running at the end")
  func unfinishedEffect() {
    let reports = issues {
      let store = store()
      store.send(.factTapped) { $0.isLoading = true }
    }
    #expect(reports.count == 1)
    #expect(reports[0].hasPrefix("The test is over, and an effect of this action is still running."))
    #expect(reports[0].contains("  Action:\n    FactAction.factTapped\n"))
  }

  @Test("An action that nobody asserted by the end")
  func unassertedAction() {
    let reports = issues {
      let store = store()
      store.send(.factTapped) { $0.isLoading = true }
      scheduler.advance()
    }
    #expect(
      reports == [
        """
        The test is over, and 1 received action was not asserted.

        Not asserted: [
          FactAction.factResponse(
            Result.success(
              "0 is a number"
            )
          )
        ]
        """
      ])
  }
}
