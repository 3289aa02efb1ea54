import ConcurrencyExtras
import CustomDump
import Dependencies
@_spi(SharedChangeTracking) import Sharing
import Testing

@Suite struct ChangeTrackerTests {
  private struct State: Equatable {
    @Shared var count: Int
    @Shared var name: String
  }

  private let state = State(count: Shared(value: 0), name: Shared(value: "Blob"))

  @Test func `without a tracker a copy changes along`() {
    let copy = state
    state.$count.withLock { $0 += 1 }
    #expect(copy == state)
  }

  @Test func `an unasserted change makes the expectation differ`() {
    let tracker = SharedChangeTracker()
    let expected = state
    #expect(!tracker.hasChanges)
    tracker.track { state.$count.withLock { $0 += 1 } }
    #expect(tracker.hasChanges)
    tracker.assert {
      #expect(expected != state)
      #expect(expected.count == 0)
      #expect(diff(expected, state)?.contains("1") == true)
    }
    #expect(state.count == 1)
  }

  @Test func `a change in an escaped closure on another thread is noticed`() async {
    let tracker = SharedChangeTracker()
    let count = state.$count
    let later = tracker.track {
      withEscapedDependencies { dependencies in
        { @Sendable in dependencies.yield { count.withLock { $0 += 1 } } }
      }
    }
    let laterStill = tracker.track {
      withEscapedDependencies { dependencies in
        { @Sendable in await dependencies.yield { await Task { count.withLock { $0 += 1 } }.value } }
      }
    }
    #expect(!tracker.hasWrites)
    await Task.detached { later() }.value
    #expect(tracker.hasChanges)
    tracker.resetChanges()
    await Task.detached { await laterStill() }.value
    #expect(tracker.hasChanges)
    #expect(state.count == 2)
    tracker.resetChanges()
    await Task.detached { count.withLock { $0 += 1 } }.value
    #expect(!tracker.hasChanges)
  }

  @Test func `an asserted change makes the expectation agree`() {
    let tracker = SharedChangeTracker()
    let expected = state
    tracker.track { state.$count.withLock { $0 += 1 } }
    tracker.assert {
      expected.$count.withLock { $0 = 1 }
      #expect(expected == state)
    }
    #expect(!tracker.hasChanges)
    #expect(state.count == 1)
  }

  @Test func `a wrong assertion differs`() {
    let tracker = SharedChangeTracker()
    tracker.track { state.$count.withLock { $0 += 1 } }
    tracker.assert {
      state.$count.withLock { $0 = 2 }
      #expect(state != state)
    }
    #expect(state.count == 1)
  }

  @Test func `asserting what did not change differs`() {
    let tracker = SharedChangeTracker()
    tracker.track {}
    tracker.assert {
      state.$name.withLock { $0 = "Root" }
      #expect(state != state)
    }
    #expect(state.name == "Blob")
    #expect(tracker.hasChanges)
  }

  @Test func `parts are tracked with their whole`() {
    struct Pair: Equatable {
      var left = 0
      var right = 0
    }
    @Shared(value: Pair()) var pair
    let tracker = SharedChangeTracker()
    let left = $pair.left
    tracker.track { left.withLock { $0 = 1 } }
    tracker.assert {
      #expect(left != left)
      left.withLock { $0 = 1 }
      #expect(left == left)
      #expect($pair == $pair)
    }
  }

  @Test func `a change that is taken back is none`() {
    let tracker = SharedChangeTracker()
    tracker.track {
      state.$count.withLock { $0 += 1 }
      state.$count.withLock { $0 -= 1 }
    }
    #expect(!tracker.hasChanges)
  }

  @Test func `resetting forgets changes`() {
    let tracker = SharedChangeTracker()
    tracker.track { state.$count.withLock { $0 += 1 } }
    tracker.resetChanges()
    #expect(!tracker.hasChanges)
    tracker.assert { #expect(state == state) }
  }

  @Test func `changes of tasks and nested trackers are noticed`() async {
    let outer = SharedChangeTracker()
    let inner = SharedChangeTracker()
    let count = state.$count
    await outer.track {
      await inner.track {
        await Task { count.withLock { $0 += 1 } }.value
      }
    }
    #expect(outer.hasChanges)
    #expect(inner.hasChanges)
    count.withLock { $0 += 1 }
    inner.assert { #expect(count.wrappedValue == 0) }
  }

  @Test func `what a key reports is noticed too`() {
    @Shared(.inMemory("count")) var count = 0
    let tracker = SharedChangeTracker()
    tracker.track { $count.withLock { $0 += 1 } }
    #expect(tracker.hasChanges)
  }

  @Test func `what comes from where a value is kept is no change of a feature`() {
    struct Mailbox: SharedReaderKey {
      let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)
      var id: ObjectIdentifier { ObjectIdentifier(subscriber) }
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resumeReturningInitialValue()
      }
      func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
        self.subscriber.setValue(subscriber)
        return SharedSubscription {}
      }
    }
    let mailbox = Mailbox()
    @SharedReader(mailbox) var letters = 0
    let tracker = SharedChangeTracker()

    tracker.track { mailbox.subscriber.value?.yield(3) }

    #expect(letters == 3)
    #expect(!tracker.hasChanges)
  }
}
