import ConcurrencyExtras
import Dependencies
import Dispatch
import Testing

import class Foundation.Thread

@testable import Sharing

/// A key whose source is in the hands of the test.
private final class Source: SharedKey {
  struct Failure: Error, Equatable {}

  let name: String
  let loaded = LockIsolated<Result<Int?, any Error>>(.success(nil))
  let contexts = LockIsolated<[LoadContext<Int>]>([])
  let saved = LockIsolated<[Int]>([])
  let saveError = LockIsolated<(any Error)?>(nil)
  let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)
  let isCancelled = LockIsolated(false)

  init(_ name: String = "source") { self.name = name }

  var id: String { name }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    contexts.withValue { $0.append(context) }
    continuation.resume(with: loaded.value)
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    self.subscriber.setValue(subscriber)
    return SharedSubscription { self.isCancelled.setValue(true) }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    saved.withValue { $0.append(value) }
    if let error = saveError.value { continuation.resume(throwing: error) } else { continuation.resume() }
  }
}

/// A key during whose first save something else happens.
private final class BusyKey: SharedKey {
  let saved = LockIsolated<[Int]>([])
  let meanwhile = LockIsolated<(@Sendable () -> Void)?>(nil)

  var id: String { "busy" }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    let meanwhile = meanwhile.withValue { meanwhile in
      defer { meanwhile = nil }
      return meanwhile
    }
    meanwhile?()
    saved.withValue { $0.append(value) }
    continuation.resume()
  }
}

/// A key that drops its continuations.
private struct LeakyKey: SharedKey, Hashable {
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {}
  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
    SharedSubscription {}
  }
  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {}
}

extension SharedKey where Self == Source.Default {
  fileprivate static var counted: Self { Self[Source("counted"), default: 7] }
}

private enum CountedKey: TestDependencyKey {
  static var testValue: Int {
    @Shared(.inMemory("of the dependency")) var number = 7
    return number
  }
}

extension SharedKey where Self == InMemoryKey<String>.Default {
  fileprivate static var settings: Self { Self[.inMemory("settings"), default: ""] }
}

extension SharedReaderKey where Self == InMemoryKey<String?>.Default {
  fileprivate static var optional: Self { Self[.inMemory("optional"), default: "Blob"] }
}

extension SharedKey where Self == InMemoryKey<Int> {
  fileprivate static var total: Self { .inMemory("total") }
}

extension SharedKey where Self == InMemoryKey<String?> {
  fileprivate static var nickname: Self { .inMemory("nickname") }
}

@Suite struct SharedKeyTests {
  @Test func `readers take keys that extend keys which can be saved`() async throws {
    @Shared(.total) var total = 1
    @SharedReader(.total) var read = 2
    @Shared(.nickname) var nickname
    @SharedReader(.nickname) var readNickname: String?
    $total.withLock { $0 += 1 }
    $nickname.withLock { $0 = "Blob" }
    #expect(read == 2)
    #expect(readNickname == "Blob")

    let required = try await SharedReader(require: .total)
    #expect(required.wrappedValue == 2)
    @SharedReader(value: 0) var other
    try await $other.load(.total)
    $total.withLock { $0 += 1 }
    #expect(other == 3)
  }

  @Test func `the value comes from the key`() {
    let source = Source()
    source.loaded.setValue(.success(42))
    @Shared(source) var count = 1
    #expect(count == 42)
    #expect(source.contexts.value == [.initialValue(1)])
    #expect(source.contexts.value.first?.initialValue == 1)
  }

  @Test func `a change is saved`() async throws {
    let source = Source()
    @Shared(source) var count = 1
    $count.withLock { $0 = 2 }
    #expect(source.saved.value == [2])
    try await $count.save()
    #expect(source.saved.value == [2, 2])
  }

  @Test func `a change that another thread makes during a save is saved last`() {
    let key = BusyKey()
    let number = Shared(wrappedValue: 0, key)
    key.meanwhile.setValue {
      let isChanged = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        number.withLock { $0 = 2 }
        isChanged.signal()
      }
      if isChanged.wait(timeout: .now() + 300) != .success { Issue.record("The other change waits for the save.") }
    }
    number.withLock { $0 = 1 }
    #expect(key.saved.value == [1, 2])
  }

  @Test func `what the key reports is the value from then on`() {
    let source = Source()
    @Shared(source) var count = 1
    source.subscriber.value?.yield(5)
    #expect(count == 5)
    source.subscriber.value?.yieldReturningInitialValue()
    #expect(count == 1)
    #expect(source.saved.value == [])
    source.subscriber.value?.yieldLoading()
    #expect($count.isLoading)
    source.subscriber.value?.yieldLoading(false)
    #expect(!$count.isLoading)
  }

  @Test func `the subscription ends with the last property`() {
    let source = Source()
    do {
      @Shared(source) var count = 1
      let other = SharedReader($count)
      #expect(!source.isCancelled.value)
      withExtendedLifetime(other) {}
    }
    #expect(source.isCancelled.value)
  }

  @Test func `loading again asks the key again`() async throws {
    let source = Source()
    @SharedReader(source) var count = 1
    source.loaded.setValue(.success(3))
    try await $count.load()
    #expect(count == 3)
    #expect(source.contexts.value == [.initialValue(1), .userInitiated])
  }

  @Test func `an error of loading is kept`() async throws {
    let source = Source()
    source.loaded.setValue(.failure(Source.Failure()))
    @Shared(source) var number = 1
    #expect(number == 1)
    #expect($number.loadError is Source.Failure)
    await #expect(throws: Source.Failure.self) { try await $number.load() }
    source.loaded.setValue(.success(2))
    try await $number.load()
    #expect(number == 2)
    #expect($number.loadError == nil)
  }

  @Test func `an error of saving is kept`() async throws {
    let source = Source()
    @Shared(source) var count = 1
    source.saveError.setValue(Source.Failure())
    $count.withLock { $0 = 2 }
    #expect(count == 2)
    #expect($count.saveError is Source.Failure)
    source.saveError.setValue(nil)
    try await $count.save()
    #expect($count.saveError == nil)
  }

  @Test func `saving clears the error of loading`() async throws {
    let source = Source()
    source.loaded.setValue(.failure(Source.Failure()))
    @Shared(source) var count = 1
    #expect($count.loadError is Source.Failure)
    source.saveError.setValue(Source.Failure())
    $count.withLock { $0 = 2 }
    #expect($count.loadError is Source.Failure)
    source.saveError.setValue(nil)
    $count.withLock { $0 = 3 }
    #expect($count.loadError == nil)
    await #expect(throws: Source.Failure.self) { try await $count.load() }
    #expect($count.loadError is Source.Failure)
    try await $count.save()
    #expect($count.loadError == nil)
  }

  @Test func `a continuation that is let go is reported and throws nothing`() async throws {
    let key = LeakyKey()
    let shared = withReportedLeak { Shared(wrappedValue: 1, key) }
    #expect(shared.wrappedValue == 1)
    #expect(!shared.isLoading)
    #expect(shared.loadError == nil)
    try await withReportedLeakOfTask { try await shared.load() }
    #expect(shared.wrappedValue == 1)
    #expect(!shared.isLoading)
    #expect(shared.loadError == nil)
    withReportedLeak { shared.withLock { $0 = 2 } }
    try await withReportedLeakOfTask { try await shared.save() }
    #expect(shared.wrappedValue == 2)
    #expect(shared.saveError == nil)
  }

  @Test func `a value that is required is missing where its continuation is let go`() async throws {
    try await withReportedLeakOfTask {
      await #expect(throws: MissingValue.self) { _ = try await Shared(require: LeakyKey()) }
    }
  }

  private func withReportedLeak<R>(_ body: () -> R) -> R {
    var result: R?
    withKnownIssue {
      result = body()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("let go of its continuation") }
    }
    return result!
  }

  private func withReportedLeakOfTask(_ body: () async throws -> Void) async throws {
    try await withKnownIssue {
      try await body()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("let go of its continuation") }
    }
  }

  @Test func `a default of a key can be asked for`() {
    let key: Source.Default = .counted
    #expect(key.initialValue == 7)
  }

  @MainActor @Test func `a load that brings the same value tells nobody`() async throws {
    let source = Source()
    @Shared(source) var count = 1
    let values = LockIsolated<[Int]>([])
    let subscription = $count.publisher.sink { value in values.withValue { $0.append(value) } }
    source.loaded.setValue(.success(1))
    try await $count.load()
    source.subscriber.value?.yield(1)
    #expect(values.value == [1])
    source.subscriber.value?.yield(2)
    #expect(values.value == [1, 2])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a default that asks for a dependency waits for nobody`() async {
    // A dependency that is made from a shared value, and a shared value whose default is that dependency.
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...20 {
        group.addTask { _ = DependencyValues._current[CountedKey.self] }
        group.addTask { @Shared(.inMemory("race")) var number = DependencyValues._current[CountedKey.self] }
      }
    }
    #expect(DependencyValues._current[CountedKey.self] == 7)
  }

  @available(*, deprecated)
  @Test func `a value can be assigned`() {
    @Shared(value: 1) var number
    number = 2
    number += 1
    #expect($number.wrappedValue == 3)
    @Shared(.settings) var settings
    settings = "assigned"
    @SharedReader(.settings) var reader
    #expect(reader == "assigned")
  }

  @Test func `a default may be an optional of a key that may be read`() {
    @Shared(.optional) var name
    @SharedReader(.optional) var reader
    #expect(name == "Blob" && reader == "Blob")
    $name.withLock { $0 = nil }
    #expect(reader == nil)
  }

  @Test func `a default can belong to the key`() {
    @Shared(.counted) var count
    @Shared(.counted) var other = 8
    @SharedReader(.counted) var reader
    @Shared(Source("counted")) var bare = 9
    #expect([count, other, reader, bare] == [7, 7, 7, 7])
    $bare.withLock { $0 = 1 }
    #expect([count, other, reader, bare] == [1, 1, 1, 1])
  }

  @Test func `a required value has to be there`() async throws {
    let source = Source()
    await #expect(throws: (any Error).self) { try await Shared(require: source) }
    source.loaded.setValue(.success(5))
    let count = try await Shared(require: source)
    #expect(count.wrappedValue == 5)
    let reader = try await SharedReader(require: source)
    #expect(reader.wrappedValue == 5)
  }

  @Test func `another key can be loaded`() async throws {
    let (one, two) = (Source("one"), Source("two"))
    @Shared(one) var count = 1
    two.loaded.setValue(.success(2))
    try await $count.load(two)
    #expect(count == 2)
    $count.withLock { $0 = 3 }
    #expect(one.saved.value == [])
    #expect(two.saved.value == [3])
  }

  @Test func `a key that forgets its continuation is reported`() {
    withKnownIssue {
      _ = LoadContinuation<Int>("My key") { _ in }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          My key let go of its continuation, and has resumed it neither with a value nor with an error. Whatever \
          waits for it goes on now, and the value stays as it is. Call one of its "resume" functions on each path of \
          "load", "subscribe" and "save".
          """
      }
    }
  }

  @Test func `a key that resumes twice is reported`() {
    let results = LockIsolated<[Int?]>([])
    let continuation = LoadContinuation<Int>("My key") { result in
      results.withValue { $0.append(try? result.get()) }
    }
    continuation.resume(returning: 1)
    withKnownIssue {
      continuation.resume(returning: 2)
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "My key resumed its continuation again. The first time counts." }
    }
    #expect(results.value == [1])
  }
}
