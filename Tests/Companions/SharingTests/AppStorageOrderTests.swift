import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

@testable import Sharing

@Suite struct AppStorageOrderTests {
  @Dependency(\.defaultAppStorage) var store

  @Test func `of changes on several threads, the newest is told last`() {
    let store = UncheckedSendable(store)
    let meanwhile = LockIsolated<(@Sendable () -> Void)?>(nil)
    let coding = AppStorageCoding<Int>(
      load: { store, key in
        let value = store.object(forKey: key) as? Int
        let once = meanwhile.withValue { meanwhile in
          defer { meanwhile = nil }
          return meanwhile
        }
        once?()
        return value
      },
      save: { value, store, key in store.set(value, forKey: key) })
    let told = LockIsolated<[Int?]>([])
    let subscription = AppStorageKey(coding, key: "count", store: store.value).subscribe(
      context: .userInitiated,
      subscriber: SharedSubscriber { (result: Result<Int?, any Error>) in
        if case .success(let value) = result { told.withValue { $0.append(value) } }
      })
    // Another thread changes the value after it was read, and before it is told.
    meanwhile.setValue {
      let isChanged = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        store.value.set(2, forKey: "count")
        isChanged.signal()
      }
      if isChanged.wait(timeout: .now() + 300) != .success { Issue.record("The other change waits for the first one.") }
    }
    store.value.set(1, forKey: "count")
    #expect(told.value == [1, 2])
    subscription.cancel()
  }
}
