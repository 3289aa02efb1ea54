import ComposableArchitecture
import Feature
import Foundation
import Testing

@MainActor
@Suite struct CounterTests {
  let clock = TestClock()

  func store() -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
      $0.mainQueue = .immediate
      $0.facts.about = { "\($0) is a good number." }
    }
  }

  @Test func `A count goes up, and so does the shared total`() async {
    let store = store()
    await store.send(.incrementTapped) {
      $0.count = 1
      $0.$total.withLock { $0 = 1 }
    }
    await store.send(.binding(.set(\.count, 5))) { $0.count = 5 }
  }

  @Test func `A fact takes a second`() async {
    let store = store()
    await store.send(.factTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(.fact("0 is a good number.")) { $0.fact = "0 is a good number." }
  }

  @Test func `A publisher's values are actions`() async {
    let store = store()
    await store.send(.ticks)
    await store.receive(.tick) { $0.count = 1 }
    await store.receive(.tick) { $0.count = 2 }
  }

  @Test func `An alert is a value`() async {
    let store = store()
    await store.send(.resetTapped) {
      $0.alert = AlertState {
        TextState("Reset?")
      } actions: {
        ButtonState(role: .destructive, action: .confirmed) { TextState("Reset") }
      } message: {
        TextState("The count is 0.")
      }
    }
    await store.send(.alert(.presented(.confirmed))) { $0.alert = nil }
  }

  @Test func `Children are kept in collections and on stacks, and dismiss themselves`() async {
    var state = Counter.State()
    state.rows = [Row.State(id: 1)]
    state.path.append(Row.State(id: 2))
    let id = state.path.ids[0]
    let store = TestStore(initialState: state) { Counter() }
    await store.send(.rows(.element(id: 1, action: .toggled))) { $0.rows[id: 1]?.isDone = true }
    await store.send(.path(.element(id: id, action: .closeTapped)))
    await store.receive(.path(.popFrom(id: id))) { $0.path[id: id] = nil }
  }

  @Test func `A store is observed without views`() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    await confirmation { changed in
      withObservationTracking {
        _ = store.count
      } onChange: {
        changed()
      }
      store.send(.incrementTapped)
    }
    #expect(store.count == 1)
  }
}

/// A test that fails, run where failing is what is expected of it.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["EXPECT_FAILURES"] != nil))
struct FailingCounterTests {
  @Test func failsWithItsStore() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.tick) { $0.count = 42 }
  }

  @Test func failsOnAQueue() async {
    let unlucky: @Sendable () -> Void = unimplemented("Client.unlucky")
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        unlucky()
        continuation.resume()
      }
    }
  }
}
