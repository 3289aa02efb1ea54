import ConcurrencyExtras
import Dispatch
import Testing

@Suite struct GuardedTests {
  private final class Counter {
    var count = 0
  }

  @Test func `changes of several threads are made one after the other`() {
    let numbers = Guarded<[Int]>([])
    let counter = Guarded(Counter())
    DispatchQueue.concurrentPerform(iterations: 64) { number in
      for _ in 0..<100 { counter.withLock { $0.count += 1 } }
      numbers.withLock { $0.append(number) }
    }
    #expect(counter.withLock { $0.count } == 6400)
    #expect(numbers.withLock { $0.sorted() } == Array(0..<64))
  }

  @Test func `the lock is given back when a function throws`() {
    struct Failure: Error {}
    let number = Guarded(1)
    #expect(throws: Failure.self) {
      try number.withLock { number throws(Failure) in
        number = 2
        throw Failure()
      }
    }
    #expect(number.withLock { $0 } == 2)
    #expect(number.withLockUnchecked { $0 } == 2)
  }

  @Test func `an identifier that is only compared keeps the equality of its type`() {
    #expect(ComparedID("a") == ComparedID("a"))
    #expect(ComparedID("a") != ComparedID("b"))
    #expect(ComparedID(1) != ComparedID("1"))
    #expect(Set([ComparedID(1), ComparedID(1), ComparedID(2)]).count == 2)
  }
}
