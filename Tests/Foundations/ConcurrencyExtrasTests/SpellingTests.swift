import ConcurrencyExtras
import Foundation
import Testing

/// The ways values are isolated, erased and streamed.
struct SpellingTests {
  @Test func `hashables are erased once`() {
    func erase(_ base: some Hashable & Sendable) -> AnyHashableSendable { AnyHashableSendable(base) }
    let flat = erase(1)
    #expect(flat == erase(flat))
    #expect(flat.base is Int)
    #expect(AnyHashable(flat) == AnyHashable(1))
    #expect([AnyHashable(1): "one"][AnyHashable(flat)] == "one")
    let existential: (any Hashable & Sendable)? = 1
    #expect(existential.map { AnyHashableSendable($0) } == flat)
    let literals: [AnyHashableSendable] = [true, 1, 1.5, "a"]
    #expect(literals.map { "\($0)" } == ["true", "1", "1.5", "a"])
    #expect(Set(literals).count == 4)
    #expect(String(reflecting: erase("a")) == #"AnyHashableSendable("a")"#)
  }

  @Test func `isolated values are values`() throws {
    let count = LockIsolated(1)
    #expect(count == LockIsolated(1))
    #expect(count.hashValue == LockIsolated(1).hashValue)
    #expect(LockIsolated("abc").count == 3)
    #expect(
      count.withValue {
        $0 += 1; return $0
      } == 2)
    #expect(throws: CancellationError.self) {
      try count.withValue {
        $0 = 9
        throw CancellationError()
      }
    }
    #expect(count.value == 9)
    count.setValue(count.value + 1)
    #expect(count.value == 10)
    struct Failure: Error {}
    @Sendable func fail() throws -> Int { throw Failure() }
    #expect(throws: Failure.self) { _ = try LockIsolated(try fail()) }
  }

  @Test func `wrappers are transparent`() throws {
    @UncheckedSendable var numbers = [1, 2]
    numbers.append(3)
    #expect($numbers.count == 3)
    #expect($numbers.value == [1, 2, 3])
    var wrapper = UncheckedSendable([1])
    wrapper.value[0] = 2
    #expect(wrapper == UncheckedSendable([2]))
    let data = try JSONEncoder().encode(wrapper)
    #expect(String(decoding: data, as: UTF8.self) == "[2]")
    #expect(try JSONDecoder().decode(UncheckedSendable<[Int]>.self, from: data).value == [2])
  }

  @Test func `results catch typed`() async throws {
    struct Failure: Error, Equatable {}
    func twice(_ number: Int) async throws(Failure) -> Int {
      guard number > 0 else { throw Failure() }
      await Task.yield()
      return number * 2
    }
    let result = await Result { () async throws(Failure) in try await twice(1) }
    #expect(result == .success(2))
    let failure: Result<Int, Failure> = await Result { () async throws(Failure) in try await twice(0) }
    #expect(failure == .failure(Failure()))
    let untyped: Result<Int, any Error> = await Result { try await twice(2) }
    #expect(try untyped.get() == 4)
  }

  @Test func `streams are erased`() async throws {
    let stream = AsyncStream<Int> { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    var numbers: [Int] = []
    for await number in stream.map({ $0 * 2 }).eraseToStream() { numbers.append(number) }
    for await number in AsyncStream<Int>.finished { numbers.append(number) }
    #expect(numbers == [2, 4, 6])
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
    let throwing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure()) }
    await #expect(throws: Failure.self) {
      for try await _ in throwing.map({ $0 }).eraseToThrowingStream() {}
    }
  }

  @Test func `nothing ever comes of never`() async {
    let task = Task { try await Task.never() }
    let typed = Task<Int, any Error> { try await Task<Int, Never>.never() }
    task.cancel()
    typed.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: CancellationError.self) { try await typed.value }
    let stream = Task { for await _ in AsyncStream<Void>.never {} }
    stream.cancel()
    await stream.value
  }
}
