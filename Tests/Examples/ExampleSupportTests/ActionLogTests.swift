import ComposableArchitecture
import ExampleSupport
import Testing

@MainActor
struct ActionLogTests {
  @Test func anActionIsWrittenDownWithWhatItChanged() {
    let log = ActionLog()
    let store = Store(initialState: 0) { step.logging(to: log) }
    store.send(1)
    #expect(log.entries.map(\.action) == ["1"])
    #expect(log.entries.map(\.change) == ["- 0\n+ 1"])
  }

  @Test func anActionThatChangesNothingHasNoChange() {
    let log = ActionLog()
    let store = Store(initialState: 0) { step.logging(to: log) }
    store.send(0)
    #expect(log.entries.map(\.change) == [nil])
  }

  @Test func aChangeOfASharedValueIsWrittenDown() {
    let log = ActionLog()
    let store = Store(initialState: Shared(value: 0)) {
      Reduce<Shared<Int>, Int> { state, amount in
        state.withLock { $0 += amount }
        return .none
      }
      .logging(to: log)
    }
    store.send(1)
    #expect(log.entries.map(\.change) == ["- 0\n+ 1"])
  }

  @Test func aFullLogDropsItsOldestEntry() {
    let log = ActionLog(capacity: 2)
    let store = Store(initialState: 0) { step.logging(to: log) }
    for amount in 1...3 { store.send(amount) }
    #expect(log.entries.map(\.id) == [2, 3])
  }

  @Test func clearingGoesOnCounting() {
    let log = ActionLog()
    log.record(action: "a", before: 0, after: 0)
    log.clear()
    #expect(log.entries.isEmpty)
    log.record(action: "b", before: 0, after: 0)
    #expect(log.entries.map(\.id) == [2])
  }

  private var step: Reduce<Int, Int> {
    Reduce { state, amount in
      state += amount
      return .none
    }
  }
}
