@_spi(Internals) import ComposableArchitecture
import Foundation
import OpenCombine
import Testing

// What is deprecated is used without warnings where it is deprecated itself, and called through a protocol.
private protocol Timing {
  func throttled(id: String, scheduler: AnySchedulerOf<DispatchQueue>, latest: Bool) -> Self
  func debounced(id: String, scheduler: AnySchedulerOf<DispatchQueue>) -> Self
}

extension Effect: Timing {
  @available(*, deprecated)
  fileprivate func throttled(id: String, scheduler: AnySchedulerOf<DispatchQueue>, latest: Bool) -> Self {
    throttle(id: id, for: .seconds(1), scheduler: scheduler, latest: latest)
  }

  @available(*, deprecated)
  fileprivate func debounced(id: String, scheduler: AnySchedulerOf<DispatchQueue>) -> Self {
    debounce(id: id, for: 1, scheduler: scheduler)
  }
}

private func throttled<E: Timing>(
  _ effect: E, id: String, scheduler: AnySchedulerOf<DispatchQueue>, latest: Bool
) -> E {
  effect.throttled(id: id, scheduler: scheduler, latest: latest)
}

private func debounced<E: Timing>(_ effect: E, id: String, scheduler: AnySchedulerOf<DispatchQueue>) -> E {
  effect.debounced(id: id, scheduler: scheduler)
}

@Reducer
private struct Throttled {
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case cancel
    case response(Int)
    case tap(Int)
  }
  let id: String
  let latest: Bool
  @Dependency(\.mainQueue) var mainQueue

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancel:
        return .cancel(id: id)
      case .response(let value):
        state.count = value
        return .none
      case .tap(let value):
        return throttled(Effect.send(.response(value)), id: id, scheduler: mainQueue, latest: latest)
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct TimingTests {
  let mainQueue = DispatchQueue.test

  private func makeStore(_ id: String = #function, latest: Bool) -> TestStoreOf<Throttled> {
    TestStore(initialState: Throttled.State()) {
      Throttled(id: id, latest: latest)
    } withDependencies: {
      $0.mainQueue = mainQueue.eraseToAnyScheduler()
    }
  }

  @Test func `The latest of throttled values is sent at the end of the period`() async {
    let store = makeStore(latest: true)
    await store.send(.tap(1))
    await mainQueue.advance()
    await store.receive(.response(1)) { $0.count = 1 }
    for value in 2...5 {
      await store.send(.tap(value))
      await mainQueue.advance(by: .seconds(0.25))
      if value < 5 { #expect(store.state.count == 1) }
    }
    await store.receive(.response(5)) { $0.count = 5 }
    await mainQueue.advance(by: .seconds(1))
    await store.send(.tap(6))
    await mainQueue.advance()
    await store.receive(.response(6)) { $0.count = 6 }
  }

  @Test func `The first of throttled values is sent at the end of the period`() async {
    let store = makeStore(latest: false)
    await store.send(.tap(1))
    await mainQueue.advance()
    await store.receive(.response(1)) { $0.count = 1 }
    for value in 2...5 {
      await store.send(.tap(value))
      await mainQueue.advance(by: .seconds(0.25))
    }
    await store.receive(.response(2)) { $0.count = 2 }
  }

  @Test func `A throttled value that is pending keeps its effect running, and is dropped when it is cancelled`() async {
    let store = makeStore(latest: true)
    await store.send(.tap(1))
    await mainQueue.advance()
    await store.receive(.response(1)) { $0.count = 1 }
    let task = await store.send(.tap(2))
    await mainQueue.advance(by: .seconds(0.5))
    #expect(!task.isCancelled)
    await store.send(.cancel)
    await mainQueue.advance(by: .seconds(1))
    await store.finish()
    #expect(store.state.count == 1)
  }

  @Test func `A debounced effect starts when it is left alone`() async {
    await withMainSerialExecutor {
      let values = LockIsolated<[Int]>([])
      func tap(_ value: Int) {
        Task {
          let effect = debounced(Effect.send(value), id: "debounce", scheduler: mainQueue.eraseToAnyScheduler())
          for await value in effect.actions { values.withValue { $0.append(value) } }
        }
      }
      tap(1)
      await mainQueue.advance()
      #expect(values.value == [])
      await mainQueue.advance(by: 0.5)
      tap(2)
      await mainQueue.advance(by: 0.5)
      #expect(values.value == [])
      await mainQueue.advance(by: 0.5)
      #expect(values.value == [2])
      await mainQueue.run()
      #expect(values.value == [2])
    }
  }
}
