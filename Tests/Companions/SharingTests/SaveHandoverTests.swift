import ConcurrencyExtras
import Dispatch
import Sharing
import Testing

/// A key during whose saves the value changes again.
private final class CrowdedKey: SharedKey {
  /// Whether the code runs inside the change of the test.
  @TaskLocal static var isInChange = false

  let saved = LockIsolated<[Int]>([])
  /// The values that were saved inside the change of the test.
  let savedInChange = LockIsolated<[Int]>([])
  let meanwhile = LockIsolated<(@Sendable (Int) -> Void)?>(nil)
  let isDone = DispatchSemaphore(value: 0)

  var id: String { "crowded" }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    meanwhile.value?(value)
    saved.withValue { $0.append(value) }
    if Self.isInChange { savedInChange.withValue { $0.append(value) } }
    continuation.resume()
    if value == 5 { isDone.signal() }
  }
}

@Suite struct SaveHandoverTests {
  @Test func `a change waits for one save of later changes, and another thread saves the rest in order`() {
    let key = CrowdedKey()
    let number = Shared(wrappedValue: 0, key)
    key.meanwhile.setValue { value in
      if value < 5 { number.withLock { $0 = value + 1 } }
    }
    CrowdedKey.$isInChange.withValue(true) {
      number.withLock { $0 = 1 }
    }
    if key.isDone.wait(timeout: .now() + 300) != .success { Issue.record("The newest value was not saved.") }
    #expect(key.saved.value == [1, 2, 3, 4, 5])
    #expect(key.savedInChange.value == [1, 2])
    key.meanwhile.setValue(nil)
  }
}
