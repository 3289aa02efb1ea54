import ComposableArchitecture
import Testing

private struct Ticker: Reducer {
  @CasePathable
  enum Action: Equatable {
    case start
    case tick
  }
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
      }
    case .tick:
      state += 1
      return .none
    }
  }
}

/// Effects that a test does not care for.
@MainActor
@Suite(.serialized)
struct SkippedEffectsTests {
  @Test func `An effect that is skipped goes on, and what it sends is received`() async {
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.start)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.receive(.tick) { $0 = 1 }
    let none = await issues { await store.skipInFlightEffects() }
    #expect(none == ["No effect is running that could be skipped."])
  }

  @Test func `A timer that never waits lets the test go on`() async {
    let store = TestStore(initialState: 0) {
      Ticker()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    let task = await store.send(.start)
    await store.receive(.tick)
    #expect(store.state >= 1)
    await task.cancel()
    #expect(task.isCancelled)
    await store.finish()
  }
}
