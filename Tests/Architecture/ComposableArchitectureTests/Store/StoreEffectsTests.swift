@_spi(Internals) import ComposableArchitecture
import Foundation
import OpenCombine
import Testing

@MainActor
@Suite(.serialized)
struct StoreEffectsTests {
  @Test func `An effect that completes at once leaves nothing behind`() {
    let store = Store<Void, Void>(initialState: ()) {
      Reduce { _, _ in .publisher { Empty<Void, Never>(completeImmediately: true) } }
    }
    #expect(store.effectCancellables.isEmpty)
    store.send(())
    #expect(store.effectCancellables.isEmpty)
  }

  @Test func `An effect is held while it runs`() async {
    enum Action { case start, end }
    let clock = TestClock()
    let store = Store<Void, Action>(initialState: ()) {
      Reduce { _, action in
        guard case .start = action else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.end)
        }
      }
    }
    await withMainSerialExecutor {
      #expect(store.effectCancellables.isEmpty)
      let task = store.send(.start)
      #expect(store.effectCancellables.count == 1)
      await clock.advance(by: .seconds(2))
      await task.finish()
      #expect(store.effectCancellables.isEmpty)
    }
  }

  @Test func `Synchronous effects run after the reducer, in the turn of their action`() {
    enum Action { case tap, next1, next2, end }
    var values: [Int] = []
    let store = Store<Void, Action>(initialState: ()) {
      Reduce { _, action in
        switch action {
        case .tap: return .merge(.send(.next1), .send(.next2), .run { _ in })
        case .next1:
          values.append(1)
          return .none
        case .next2:
          values.append(2)
          return .none
        case .end: return .none
        }
      }
    }
    store.send(.tap)
    #expect(values == [1, 2])
    store.send(.end)
  }

  @Test func `A hundred thousand actions that each follow from the one before do not overflow`() {
    enum Action { case increment, noop }
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { state, action in
        guard case .increment = action else { return .none }
        state += 1
        return state >= 100_000 ? .send(.noop) : .send(.increment)
      }
    }
    store.send(.increment)
    #expect(store.withState { $0 } == 100_000)
  }

  @Test func `Actions that are sent while an action is processed are processed after it`() {
    let subject = PassthroughSubject<Void, Never>()
    enum Action: Equatable { case increment, subscribe, double }
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { state, action in
        switch action {
        case .increment:
          subject.send(())
          state += 1
          return .none
        case .subscribe:
          return .publisher { subject.map { Action.double } }
        case .double:
          state *= 2
          return .none
        }
      }
    }
    let task = store.send(.subscribe)
    store.send(.increment)
    store.send(.increment)
    #expect(store.withState { $0 } == 6)
    task.cancel()
  }

  @Test func `States are published once for actions that follow from each other synchronously`() {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state = action
        return action == 0 ? .merge(.send(1), .send(2), .send(3)) : .none
      }
    }
    var states: [Int] = []
    let subscription = store.publisher.sink { states.append($0) }
    #expect(states == [0])
    store.send(0)
    #expect(states.last == 3)
    #expect(!states.contains(1))
    #expect(!states.contains(2))
    subscription.cancel()
  }

  @Test func `Cancelling the task of an action cancels what follows from it`() async {
    enum Action { case tap, response, response1, response2 }
    let clock = TestClock()
    let store = Store<Int, Action>(initialState: 0) {
      Reduce { state, action in
        switch action {
        case .tap: return .run { send in await send(.response) }
        case .response:
          return .merge(
            .run { _ in try await Task.never() },
            .run { send in
              try await clock.sleep(for: .seconds(1))
              await send(.response1)
            }
          )
        case .response1:
          return .merge(.run { _ in try await Task.never() }, .run { send in await send(.response2) })
        case .response2:
          state = 42
          return .run { _ in
            for await _ in AsyncStream<Void>.never {}
          }
        }
      }
    }
    await withMainSerialExecutor {
      let task = store.send(.tap)
      await clock.advance(by: .seconds(1))
      #expect(store.withState { $0 } == 42)
      #expect(store.effectCancellables.count > 0)
      task.cancel()
      await task.finish()
      #expect(store.effectCancellables.isEmpty)
    }
  }

  @Test func `A task without effects is over, and counts as cancelled`() async {
    let store = Store<Void, Void>(initialState: ()) {
      Reduce { _, _ in .none }
    }
    let task = store.send(())
    #expect(task.isCancelled)
    await task.finish()
  }

  @Test func `Effects of a store that is gone are cancelled`() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    do {
      let store = Store<Void, Void>(initialState: ()) {
        Reduce { _, _ in
          .run { _ in
            try? await Task.never()
            continuation.finish()
          }
        }
      }
      store.send(())
    }
    for await _ in stream {}
  }

  @Test func `Publishers of a store that is gone are cancelled`() {
    let subject = PassthroughSubject<Void, Never>()
    var isCancelled = false
    do {
      let store = Store<Void, Void>(initialState: ()) {
        Reduce { _, _ in .publisher { subject.handleEvents(receiveCancel: { isCancelled = true }) } }
      }
      store.send(())
      #expect(!isCancelled)
    }
    #expect(isCancelled)
  }

  @Test func `Dependencies are overridden for a reducer, its children, and a store`() {
    struct Counter: Reducer {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      func reduce(into state: inout String, action: Bool) -> Effect<Bool> {
        state = action ? locale.identifier : "\(calendar.identifier)"
        return .none
      }
    }
    let store = Store(initialState: "") {
      Counter()
        .dependency(\.calendar, Calendar(identifier: .buddhist))
        .transformDependency(\.locale) { $0 = Locale(identifier: "de_AT") }
    } withDependencies: {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "en_US")
    }
    store.send(false)
    #expect(store.withState { $0 } == "buddhist")
    store.send(true)
    #expect(store.withState { $0 } == "de_AT")
  }

  @Test func `Initial states and reducers are made with the store's dependencies`() {
    struct Feature: Reducer {
      struct State {
        @Dependency(\.date) var dateOfState
        var seconds = 0
      }
      @Dependency(\.date) var date
      func reduce(into state: inout State, action: Void) -> Effect<Void> {
        state.seconds = Int(date().timeIntervalSinceReferenceDate)
        return .none
      }
    }
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: 1234))
    }
    #expect(store.withState { $0.dateOfState().timeIntervalSinceReferenceDate } == 1234)
    store.send(())
    #expect(store.withState { $0.seconds } == 1234)
  }

  @Test func `A store and a test store run a feature alike`() async {
    struct Feature: Reducer {
      struct State: Equatable {
        var count = 0
      }
      enum Action: Equatable { case tap, response1(Int), response2(Int), response3(Int) }
      @Dependency(\.continuousClock) var clock
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .tap:
          return .run { send in
            await send(.response1(1))
            try await clock.sleep(for: .seconds(1))
            await send(.response2(2))
          }
        case .response1(let count):
          state.count = count
          return .run { send in await send(.response3(3)) }
        case .response2(let count), .response3(let count):
          state.count += count
          return .none
        }
      }
    }
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.tap).finish()
    #expect(store.withState { $0.count } == 6)

    let testStore = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    testStore.exhaustivity = .off
    await testStore.send(.tap)
    await testStore.receive(.response3(3))
    await testStore.finish()
    await testStore.skipReceivedActions(strict: false)
    #expect(testStore.state.count == 6)
  }
}
