import ComposableArchitecture
import Foundation
import Testing

private struct Stats: Equatable, Codable {
  var count = 0
}

private struct Profile: Equatable {
  @Shared var stats: Stats
}

@Reducer
private struct Feature {
  struct State: Equatable {
    var count = 0
    @Shared var total: Int
    @Shared var stats: Stats
    @Shared var profile: Profile
  }
  enum Action {
    case increment, incrementStats, request, resetTotal, incrementInEffect, start, stop, tick
  }
  private enum CancelID { case timer }
  @Dependency(\.mainQueue) var mainQueue
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.$total.withLock { $0 += 1 }
        return .none
      case .incrementStats:
        state.profile.$stats.withLock { $0.count += 1 }
        state.$stats.withLock { $0.count += 1 }
        return .none
      case .request:
        return .run { send in await send(.increment) }
      case .resetTotal:
        state.$total.withLock { $0 = 0 }
        return .none
      case .incrementInEffect:
        return .run { [total = state.$total] _ in
          try await mainQueue.sleep(for: .seconds(1))
          total.withLock { $0 += 1 }
        }
      case .start:
        return .run { [total = state.$total] send in
          for await _ in mainQueue.timer(interval: .seconds(1)) {
            total.withLock { $0 += 1 }
            await send(.tick)
          }
        }
        .cancellable(id: CancelID.timer)
      case .stop:
        return .cancel(id: CancelID.timer)
      case .tick:
        state.count += 1
        return .none
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct SharedEffectsTests {
  private let mainQueue = DispatchQueue.test

  private func makeStore(stats: Shared<Stats> = Shared(value: Stats())) -> TestStoreOf<Feature> {
    TestStore(
      initialState: Feature.State(
        total: Shared(value: 0), stats: stats, profile: Shared(value: Profile(stats: stats))
      )
    ) {
      Feature()
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }
  }

  @Test func `Changes of shared state are asserted with the action, by value or step by step`() async {
    let store = makeStore()
    await store.send(.increment) { $0.$total.withLock { $0 = 1 } }
    await store.send(.increment) { $0.$total.withLock { $0 += 1 } }
    await store.send(.request)
    await store.receive(\.increment) { $0.$total.withLock { $0 = 3 } }
    #expect(store.state.total == 3)
  }

  @Test func `A value that two features share changes for both`() async {
    @Shared(value: Stats()) var stats
    let store = makeStore(stats: $stats)
    await store.send(.incrementStats) {
      $0.profile.$stats.withLock { $0.count = 2 }
      $0.$stats.withLock { $0.count = 2 }
    }
    #expect(stats.count == 2)
  }

  @Test func `A change of an effect is asserted afterwards`() async {
    let store = makeStore()
    let task = await store.send(.incrementInEffect)
    await mainQueue.advance(by: .seconds(1))
    await task.finish()
    store.assert { $0.$total.withLock { $0 = 1 } }
  }

  @Test func `A change of an effect that is not asserted is reported at the end`() async {
    let messages = await issues {
      let store = makeStore()
      let task = await store.send(.incrementInEffect)
      await mainQueue.advance(by: .seconds(1))
      await task.finish()
    }
    #expect(
      messages == [
        """
        The test is over, and it has not said how shared state changed:

              Feature.State(
                count: 0,
            −   _total: 0,
            +   _total: 1,
                _stats: Stats(count: 0),
                _profile: Profile(…)
              )

        (Expected: −, Actual: +)

        Call "store.assert" at its end, and change the state there to what is expected.
        """
      ]
    )
  }

  @Test func `A change that goes before the action of an effect is asserted with it`() async {
    let store = makeStore()
    await store.send(.start)
    await mainQueue.advance(by: .seconds(1))
    await store.receive(\.tick) {
      $0.count = 1
      $0.$total.withLock { $0 = 1 }
    }
    await mainQueue.advance(by: .seconds(1))
    await store.receive(\.tick) {
      $0.count = 2
      $0.$total.withLock { $0 = 2 }
    }
    await store.send(.stop)
    await mainQueue.advance(by: .seconds(1))
  }

  @Test func `A change that is not expected is reported with the action`() async {
    let messages = await issues {
      let store = makeStore()
      await store.send(.increment)
      await store.send(.increment) { $0.$total.withLock { $0 = 7 } }
    }
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("The state has changed, and no change was expected:") == true)
    #expect(messages.last?.contains("−   _total: 7,") == true)
    #expect(messages.last?.contains("+   _total: 2,") == true)
  }

  @Test func `A write that leaves a shared value as it is may be expected`() async {
    let store = makeStore()
    let messages = await issues {
      store.assert { $0.$total.withLock { $0 = 0 } }
      await store.send(.resetTotal) { $0.$total.withLock { $0 = 0 } }
      await store.send(.resetTotal)
    }
    #expect(messages == [])
  }

  @Test func `A store that is not exhaustive needs no assertions of shared state`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.incrementStats) { $0.$total.withLock { $0 = 1 } }
    #expect(store.state.total == 1)
  }

  @Test func `Values in app storage and in memory are asserted like others`() async {
    let store = TestStore(initialState: Stored.State()) { Stored() }
    #expect(store.state.count == 0)
    await store.send(()) {
      $0.$count.withLock { $0 = 1 }
      $0.$name.withLock { $0 = "1" }
    }
    @Shared(.appStorage("SharedEffectsTests.count")) var count = 0
    #expect(count == 1)
  }
}

private struct Stored: Reducer {
  struct State: Equatable {
    @Shared(.appStorage("SharedEffectsTests.count")) var count = 0
    @Shared(.inMemory("SharedEffectsTests.name")) var name = ""
  }
  func reduce(into state: inout State, action: Void) -> Effect<Void> {
    state.$count.withLock { $0 += 1 }
    state.$name.withLock { [count = state.count] in $0 = "\(count)" }
    return .none
  }
}
