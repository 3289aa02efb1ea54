import ConcurrencyExtras
import Foundation
import Testing

struct IsolationTests {
  @Test func `counts from many tasks`() async {
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withValue { $0 += 1 } } }
      }
    }
    #expect(count.value == 8_000)
    count.setValue(1)
    #expect(count.value == 1)
    #expect(LockIsolated("abc").count == 3)
    #expect(LockIsolated(1) == LockIsolated(1))
    #expect(Set([LockIsolated(1), LockIsolated(1)]).count == 1)
  }

  @Test func `is recursive`() {
    let value = LockIsolated(1)
    #expect(value.withValue { _ in value.value } == 1)
  }

  @Test func `erases hashables`() {
    #expect(AnyHashableSendable(1) == 1)
    #expect(AnyHashableSendable("a") == "a")
    #expect(AnyHashableSendable(true) == true)
    #expect(AnyHashableSendable(1.5) == 1.5)
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
    #expect(AnyHashableSendable(AnyHashableSendable(1)).base is Int)
    #expect(AnyHashable(AnyHashableSendable(1)) == AnyHashable(1))
    #expect(AnyHashableSendable(1).hashValue == AnyHashable(1).hashValue)
    #expect([AnyHashableSendable("a"): 1]["a"] == 1)
    #expect(AnyHashableSendable(1).description == "1")
    #expect(AnyHashableSendable("a").debugDescription == #"AnyHashableSendable("a")"#)
  }

  @Test func `wraps on the callers word`() throws {
    var value = UncheckedSendable([1, 2])
    value.value.append(3)
    #expect(value.count == 3)
    #expect(try JSONDecoder().decode(UncheckedSendable<[Int]>.self, from: JSONEncoder().encode(value)) == value)
  }
}
