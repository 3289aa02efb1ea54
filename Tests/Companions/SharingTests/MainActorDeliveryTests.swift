import ConcurrencyExtras
import Dependencies
import Dispatch
import Foundation
import Observation
import OpenCombine
import Testing

@testable import Sharing

/// A key that loads on a background queue, and through which the test delivers values.
private final class BackgroundKey: SharedKey {
  let name: String
  let loaded = LockIsolated<Result<Int?, any Error>>(.success(nil))
  let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)

  init(_ name: String = "background") { self.name = name }

  var id: String { name }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    let result = loaded.value
    guard context.initialValue == nil else { return continuation.resume(with: result) }
    DispatchQueue.global().async { continuation.resume(with: result) }
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    self.subscriber.setValue(subscriber)
    return SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    DispatchQueue.global().async { continuation.resume() }
  }
}

/// Runs an operation on a background thread, and returns when it is done.
private func inBackground(_ operation: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      operation()
      continuation.resume()
    }
  }
}

/// Closures of the main actor trap on another thread. Values from elsewhere must reach them on the main actor.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MainActorDeliveryTests {
  private struct Failure: Error {}

  @Test func `a value of a key is published on the main actor`() async {
    let key = BackgroundKey()
    @Shared(key) var count = 0
    var values: [Int] = []
    let cancellable = $count.publisher.sink { values.append($0) }
    let shared = $count
    await inBackground {
      key.subscriber.value?.yield(1)
      // The value changes at once.
      #expect(shared.wrappedValue == 1)
    }
    #expect(values == [0, 1])
    $count.withLock { $0 = 2 }
    #expect(values == [0, 1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a part of a value and a reader are published on the main actor`() async {
    let key = BackgroundKey()
    @Shared(key) var count = 0
    @SharedReader(key) var reader = 0
    var values: [String] = []
    let cancellables = [
      $count.magnitude.publisher.sink { values.append("\($0)") },
      $reader.read { -$0 }.publisher.sink { values.append("\($0)") },
    ]
    values = []
    await inBackground { key.subscriber.value?.yield(1) }
    #expect(values.sorted() == ["-1", "1"])
    withExtendedLifetime(cancellables) {}
  }

  @Test func `a change of user defaults is published on the main actor`() async {
    @Dependency(\.defaultAppStorage) var store
    @Shared(.appStorage("count")) var count = 0
    var values: [Int] = []
    let cancellable = $count.publisher.sink { values.append($0) }
    let background = UncheckedSendable(store)
    await inBackground { background.value.set(1, forKey: "count") }
    #expect(count == 1)
    #expect(values == [0, 1])
    store.set(2, forKey: "count")
    #expect(values == [0, 1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a change of a file is published on the main actor`() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("MainActorDelivery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try await withDependencies {
      $0.defaultFileStorage = FileStorage(backend: FileSystem(delay: .never))
    } operation: {
      @Shared(.fileStorage(url)) var count = 0
      let (values, continuation) = AsyncStream.makeStream(of: Int.self)
      var model: [Int] = []
      let cancellable = $count.publisher.sink {
        model.append($0)
        continuation.yield($0)
      }
      var iterator = values.makeAsyncIterator()
      #expect(await iterator.next() == 0)
      // In one step: a file that is written in place is empty in between.
      try Data("1".utf8).write(to: url, options: .atomic)
      #expect(await iterator.next() == 1)
      try FileManager.default.removeItem(at: url)
      #expect(await iterator.next() == 0)
      #expect(model == [0, 1, 0])
      cancellable.cancel()
    }
  }

  @Test func `observers of a value are notified on the main actor`() async {
    let key = BackgroundKey()
    @Shared(key) var count = 0
    let isOnMain = LockIsolated<[Bool]>([])
    let seen = LockIsolated<[Int]>([])
    let shared = $count
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
      isOnMain.withValue { $0.append(isOnMainActor) }
      seen.withValue { $0.append(shared.wrappedValue) }
    }
    await inBackground { key.subscriber.value?.yield(1) }
    await MainActor.run {}
    #expect(isOnMain.value == [true])
    // The value changed earlier, so a reader that reads again does not find the old value.
    #expect(seen.value == [1])
  }

  @Test func `observers of loading and errors are notified on the main actor`() async {
    let key = BackgroundKey()
    @Shared(key) var count = 0
    let notified = LockIsolated<[String]>([])
    let shared = $count
    withObservationTracking {
      _ = shared.isLoading
    } onChange: {
      notified.withValue { $0.append("isLoading \(isOnMainActor)") }
    }
    withObservationTracking {
      _ = shared.loadError
    } onChange: {
      notified.withValue { $0.append("loadError \(isOnMainActor)") }
    }
    await inBackground {
      key.subscriber.value?.yieldLoading()
      key.subscriber.value?.yield(throwing: Failure())
      #expect(shared.loadError is Failure)
      #expect(!shared.isLoading)
    }
    await MainActor.run {}
    #expect(notified.value == ["isLoading true", "loadError true"])
  }

  @Test func `observers are notified after the publishers subscribers`() async {
    let key = BackgroundKey()
    @Shared(key) var count = 0
    let events = LockIsolated<[String]>([])
    let shared = $count
    let cancellable = shared.publisher.dropFirst().sink { _ in
      DispatchQueue.main.async { events.withValue { $0.append("subscriber") } }
    }
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
      events.withValue { $0.append("observer") }
    }
    await inBackground { key.subscriber.value?.yield(1) }
    await MainActor.run {}
    #expect(events.value == ["subscriber", "observer"])
    cancellable.cancel()
  }

  @Test func `loading publishes on the main actor before it returns`() async throws {
    let key = BackgroundKey()
    @Shared(key) var count = 0
    var values: [Int] = []
    let cancellable = $count.publisher.sink { values.append($0) }
    key.loaded.setValue(.success(1))
    try await $count.load()
    #expect(values == [0, 1])
    let other = BackgroundKey("other")
    other.loaded.setValue(.success(2))
    try await $count.load(other)
    #expect(values == [0, 1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a reference is not kept by its notifications`() async {
    let key = BackgroundKey()
    let isGone = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      DispatchQueue.global().async {
        let shared = Shared(wrappedValue: 0, key)
        weak let reference = shared.reference
        let cancellable = shared.publisher.sink { _ in }
        key.subscriber.value?.yield(1)
        cancellable.cancel()
        _ = consume shared
        continuation.resume(returning: reference == nil)
      }
    }
    #expect(isGone)
  }

  @Test func `a change through a property is published at once`() async {
    let key = BackgroundKey()
    @Shared(key) var count = 0
    let values = LockIsolated<[Int]>([])
    let cancellable = $count.publisher.sink { @Sendable value in values.withValue { $0.append(value) } }
    let shared = $count
    await inBackground {
      shared.withLock { $0 = 1 }
      #expect(values.value == [0, 1])
    }
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a change on another thread is in place when observers are notified`() async {
    @Shared(value: 0) var count
    let seen = LockIsolated<[Int]>([])
    let shared = $count
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
      seen.withValue { $0.append(shared.wrappedValue) }
    }
    await inBackground { shared.withLock { $0 = 1 } }
    #expect(seen.value == [1])
  }
}
