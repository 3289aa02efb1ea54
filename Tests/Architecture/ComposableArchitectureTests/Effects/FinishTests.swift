import ComposableArchitecture
import Testing

@Reducer
private struct Errand {
  struct State: Equatable {
    var isDone = false
  }

  enum Action {
    case done
    case start(AsyncStream<Void>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .done:
        state.isDone = true
        return .none
      case .start(let signal):
        return .run { send in
          for await _ in signal {}
          await send(.done)
        }
      }
    }
  }
}

/// Somebody who is not on the main actor.
private actor Passenger {
  func wait(for task: StoreTask) async {
    await task.finish()
    assertIsolated()
  }
}

@MainActor
struct FinishTests {
  private let store = Store(initialState: Errand.State()) { Errand() }

  @Test func `Who waits for effects goes on after their last action`() async {
    let (signal, end) = AsyncStream<Void>.makeStream()
    let task = store.send(.start(signal))
    end.finish()
    await task.finish()
    MainActor.assertIsolated()
    #expect(store.withState(\.isDone))
  }

  @Test func `Everyone who waits for the same effects goes on`() async {
    let (signal, end) = AsyncStream<Void>.makeStream()
    let task = store.send(.start(signal))
    let passenger = Passenger()
    async let first: Void = task.finish()
    async let second: Void = passenger.wait(for: task)
    async let third: Void = Task.detached { await task.finish() }.value
    end.finish()
    _ = await (first, second, third)
    #expect(store.withState(\.isDone))
  }

  @Test func `Effects that have ended are not waited for`() async {
    let (signal, end) = AsyncStream<Void>.makeStream()
    let task = store.send(.start(signal))
    end.finish()
    await task.finish()
    await task.finish()
    await store.send(.done).finish()
  }

  @Test func `Cancelling who waits cancels the effects, and ends the waiting`() async {
    let (signal, end) = AsyncStream<Void>.makeStream()
    let task = store.send(.start(signal))
    let waiting = Task { await task.finish() }
    await Task.yield()
    waiting.cancel()
    await waiting.value
    #expect(task.isCancelled)
    #expect(!store.withState(\.isDone))
    end.finish()
  }
}
