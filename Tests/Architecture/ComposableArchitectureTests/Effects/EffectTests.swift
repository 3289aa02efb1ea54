import ComposableArchitecture
import Foundation
import IppoUI
import OpenCombine
import Testing

@MainActor
@Suite(.serialized)
struct EffectTests {
  @Test func `Effects that are merged start in order, and end in any`() async {
    let values = LockIsolated<[Int]>([])
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        values.withValue { $0.append(action) }
        return action == 0 ? .merge(.send(1), .run { send in await send(3) }, .send(2)) : .none
      }
    }
    await store.send(0).finish()
    #expect(values.value == [0, 1, 2, 3])
  }

  @Test func `A hundred thousand actions that follow one another do not overflow the stack`() {
    let store = Store<Int, Void>(initialState: 0) {
      Reduce { state, _ in
        state += 1
        return state < 100_000 ? .send(()) : .none
      }
    }
    store.send(())
    #expect(store.withState { $0 } == 100_000)
  }

  @Test func `The values of a publisher are actions`() {
    let subject = PassthroughSubject<Int, Never>()
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        if action == 0 { return .publisher { subject } }
        state += action
        return .none
      }
    }
    let task = store.send(0)
    subject.send(2)
    subject.send(3)
    #expect(store.withState { $0 } == 5)
    task.cancel()
    subject.send(4)
    #expect(store.withState { $0 } == 5)
  }

  @Test func `A publisher may send and end on any thread`() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        if action == 0 {
          return .publisher {
            Future<Int, Never> { promise in
              let promise = UncheckedSendable(promise)
              Thread.detachNewThread { promise.value(.success(7)) }
            }
          }
        }
        state = action
        return .none
      }
    }
    await store.send(0).finish()
    #expect(store.withState { $0 } == 7)
  }

  @Test func `An error that nobody handles is reported`() async {
    struct Failure: Error {}
    let messages = await issues {
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { _, _ in .run { _ in throw Failure() } }
      }
      await store.send(0).finish()
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "The \"Effect.run\" at \"ComposableArchitectureTests/EffectTests.swift:") == true
    )
    #expect(
      messages.first?.hasSuffix(
        """
        Handle it with "do" and "catch" where it is thrown, or in the "catch:" closure of "run". Cancellation alone may \
        go unhandled.
        """
      ) == true
    )
  }

  @Test func `Two stores do not cancel each other's effects`() async {
    func makeStore() -> Store<Int, Bool> {
      Store(initialState: 0) {
        Reduce { _, isStart in
          isStart ? .run { _ in try await Task.never() }.cancellable(id: 1) : .cancel(id: 1)
        }
      }
    }
    let first = makeStore()
    let second = makeStore()
    let firstTask = first.send(true)
    let secondTask = second.send(true)
    second.send(false)
    await secondTask.finish()
    #expect(!firstTask.isCancelled)
    firstTask.cancel()
    await firstTask.finish()
  }

  @Test func `The state in an expectation is the one before the action`() async {
    let store = TestStore<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += 1
        return action == 0 ? .merge(.send(1), .send(2)) : .none
      }
    }
    await store.send(0) {
      $0 = 1
      #expect(store.state == 0)
    }
    #expect(store.state == 1)
    await store.receive(1) {
      $0 = 2
      #expect(store.state == 1)
    }
    await store.receive(2) { $0 = 3 }
    #expect(store.state == 3)
  }
}
