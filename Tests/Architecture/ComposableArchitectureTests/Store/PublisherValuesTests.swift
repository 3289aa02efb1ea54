import ComposableArchitecture
import OpenCombine
import Testing

/// Following a store's states from anywhere.
@MainActor
struct PublisherValuesTests {
  private func makeStore() -> Store<Int, Int> {
    Store(initialState: 0) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
  }

  @Test func `The states of a store are followed off the main actor`() async {
    let store = makeStore()
    let publisher = UncheckedSendable(store.publisher)
    let first = await Task.detached { await publisher.value.values.first { _ in true } }.value
    #expect(first == 0)
    let (followed, continuation) = AsyncStream.makeStream(of: Int.self)
    let task = Task.detached {
      for await state in publisher.value.values {
        continuation.yield(state)
        if state == 2 { break }
      }
    }
    var states = followed.makeAsyncIterator()
    #expect(await states.next() == 0)
    store.send(1)
    #expect(await states.next() == 1)
    store.send(2)
    #expect(await states.next() == 2)
    await task.value
  }

  @Test func `A subscription keeps its store`() {
    var store: Store<Int, Int>? = makeStore()
    weak let reference = store
    var states: [Int] = []
    var subscription: AnyCancellable? = store?.publisher.sink { states.append($0) }
    store = nil
    #expect(reference != nil)
    reference?.send(1)
    #expect(states == [0, 1])
    subscription?.cancel()
    subscription = nil
    #expect(reference == nil)
  }

  @Test func `A store that is sent to while its reducer runs says so`() async {
    var send: (Int) -> Void = { _ in }
    let store = Store<[Int], Int>(initialState: [Int]()) {
      Reduce { state, action in
        if action == 1 { send(2) }
        state.append(action)
        return action == 2 ? .send(3) : .none
      }
    }
    send = { store.send($0) }
    let messages = await issues { store.send(1) }
    #expect(store.withState { $0 } == [1, 2, 3])
    #expect(
      messages == [
        """
        An action was sent while the reducer of the store was running. It is reduced when that has finished.

          Action:
            Int

        Likely cause, and what to do about it:

        • The reducer, or something that it calls or that observes its state, sends to the store. Let the reducer return \
        an effect in its place: ".send(_:)", or ".run { send in … }".
        """
      ]
    )
  }
}
