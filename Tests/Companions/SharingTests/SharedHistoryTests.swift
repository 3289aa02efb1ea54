import ConcurrencyExtras
import Dependencies
import Sharing
import Testing

@Suite struct SharedHistoryTests {
  private struct Person: Equatable {
    var name = "Blob"
    var age = 40
  }

  /// A key whose value comes from elsewhere.
  private struct Mailbox: SharedKey {
    let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)
    var id: ObjectIdentifier { ObjectIdentifier(subscriber) }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resumeReturningInitialValue()
    }
    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
      self.subscriber.setValue(subscriber)
      return SharedSubscription {}
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) { continuation.resume() }
  }

  @Test func `a past has the values right after its entry`() {
    let history = SharedHistory()
    let count = Shared(value: 0)
    history.follow(valuesIn: [count])
    history.note(entry: 1)
    count.withLock { $0 = 1 }
    count.withLock { $0 = 2 }
    history.note(entry: 2)
    count.withLock { $0 = 3 }
    #expect((0...3).map { entry in history.past(after: entry).run { count.wrappedValue } } == [0, 0, 2, 3])
    #expect(count.wrappedValue == 3)
  }

  @Test func `a part of a shared value has the past of the whole`() {
    let history = SharedHistory()
    let person = Shared(value: Person())
    let name = person.name
    history.follow(valuesIn: [name])
    history.note(entry: 1)
    name.withLock { $0 = "Blob Jr." }
    history.past(after: 1).run {
      #expect(name.wrappedValue == "Blob")
      #expect(person.wrappedValue == Person())
    }
    #expect(name.wrappedValue == "Blob Jr.")
  }

  @Test func `a value that comes from elsewhere has a past`() {
    let mailbox = Mailbox()
    @Shared(mailbox) var letters = 1
    let history = SharedHistory()
    history.follow(valuesIn: $letters)
    history.note(entry: 1)
    mailbox.subscriber.value?.yield(5)
    #expect(letters == 5)
    #expect(history.past(after: 1).run { letters } == 1)
  }

  @Test func `a computation changes its past alone`() {
    let history = SharedHistory()
    let count = Shared(value: 1)
    let person = Shared(value: Person())
    history.follow(valuesIn: (count, person))
    count.withLock { $0 = 10 }
    let past = history.past(after: 0)
    past.compute {
      count.withLock { $0 += 1 }
      person.withLock { $0.age += 1 }
      // The body of a change may read the value.
      count.withLock { $0 += count.wrappedValue }
    }
    let copy = past.copy()
    past.compute { count.withLock { $0 = 100 } }
    #expect(copy.run { count.wrappedValue } == 4)
    #expect(copy.run { person.wrappedValue.age } == 41)
    #expect(past.run { count.wrappedValue } == 100)
    #expect(count.wrappedValue == 10)
    #expect(person.wrappedValue.age == 40)
  }

  @Test func `a function that reads the past changes the present`() {
    let history = SharedHistory()
    let count = Shared(value: 1)
    history.follow(valuesIn: count)
    count.withLock { $0 = 2 }
    let past = history.past(after: 0)
    past.run { count.withLock { $0 += 1 } }
    #expect(past.run { count.wrappedValue } == 1)
    #expect(count.wrappedValue == 3)
  }

  @Test func `a value that nobody follows has no past`() {
    let history = SharedHistory()
    let count = Shared(value: 1)
    count.withLock { $0 = 2 }
    #expect(history.past(after: 0).run { count.wrappedValue } == 2)
  }

  @Test func `a past takes on the changes between two entries`() {
    let history = SharedHistory()
    let count = Shared(value: 0)
    history.follow(valuesIn: [count])
    for entry in [2, 4, 6] {
      history.note(entry: entry)
      count.withLock { $0 = entry }
    }
    func value(after first: Int, before last: Int) -> Int {
      let past = history.past(after: 0)
      history.addChanges(to: past, after: first, before: last)
      return past.run { count.wrappedValue }
    }
    #expect([(0, 2), (0, 3), (2, 4), (3, 4), (4, 5), (4, 7), (7, 9)].map(value) == [0, 2, 2, 0, 4, 6, 0])
  }

  @Test func `values that no entry needs are dropped`() {
    let history = SharedHistory()
    let count = Shared(value: 0)
    history.follow(valuesIn: [count])
    for entry in 1...5 {
      history.note(entry: entry)
      count.withLock { $0 = entry }
    }
    history.forget(before: 4)
    #expect((1...5).map { entry in history.past(after: entry).run { count.wrappedValue } } == [2, 2, 2, 3, 4])
  }
}
