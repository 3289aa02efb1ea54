import Dependencies
import Foundation
import OpenCombine
import Sharing
import Testing

/// The emitted values of publishers when a property switches to another key.
@MainActor @Suite struct LoadAnotherKeyTests {
  /// A value that is not equatable.
  private struct Box: Codable, Sendable { var value: Int }

  @Dependency(\.defaultAppStorage) var store

  @Test func `a key without a value emits nothing`() async throws {
    @Shared(.appStorage("count")) var value = 0
    var values: [Int] = []
    let cancellable = $value.publisher.sink { values.append($0) }
    $value.withLock { $0 = 42 }
    try await $value.load(.appStorage("other"))
    #expect(value == 42)
    #expect(values == [0, 42])
    $value.withLock { $0 = 7 }
    store.set(1, forKey: "count")
    store.set(8, forKey: "other")
    #expect(values == [0, 42, 7, 8])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a key with a value emits it once`() async throws {
    store.set(7, forKey: "other")
    @Shared(.appStorage("count")) var value = 0
    var values: [Int] = []
    let cancellable = $value.publisher.sink { values.append($0) }
    try await $value.load(.appStorage("other"))
    #expect(values == [0, 7])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a key that is in use emits its value once`() async throws {
    @Shared(.appStorage("other")) var other = 7
    @Shared(.appStorage("count")) var value = 0
    var values: [Int] = []
    let cancellable = $value.publisher.sink { values.append($0) }
    try await $value.load(.appStorage("other"))
    #expect(values == [0, 7])
    $other.withLock { $0 = 8 }
    #expect(values == [0, 7, 8])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a reader emits the value of another key once`() async throws {
    store.set(7, forKey: "other")
    @SharedReader(.appStorage("count")) var value = 0
    var values: [Int] = []
    let cancellable = $value.publisher.sink { values.append($0) }
    try await $value.load(.appStorage("other"))
    #expect(values == [0, 7])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a value that cannot be compared is emitted once`() async throws {
    store.set(try JSONEncoder().encode(Box(value: 7)), forKey: "other")
    @Shared(.appStorage("box")) var box = Box(value: 0)
    var values: [Int] = []
    let cancellable = $box.publisher.sink { values.append($0.value) }
    try await $box.load(.appStorage("other"))
    #expect(values == [0, 7])
    withExtendedLifetime(cancellable) {}
  }

  @Test func `a property that is assigned emits the value of the other`() {
    @Shared(.inMemory("count")) var value = 0
    var values: [Int] = []
    let cancellable = $value.publisher.sink { values.append($0) }
    $value = Shared(wrappedValue: 0, .inMemory("count"))
    #expect(values == [0, 0])
    $value = Shared(wrappedValue: 1, .inMemory("other"))
    #expect(values == [0, 0, 1])
    withExtendedLifetime(cancellable) {}
  }
}
