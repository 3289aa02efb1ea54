import ConcurrencyExtras
import Testing

struct StreamTests {
  struct Failure: Error {}

  @Test func `erases sequences`() async throws {
    let numbers = AsyncStream<Int> { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    var seen: [Int] = []
    for await number in numbers.map({ $0 * 2 }).eraseToStream() { seen.append(number) }
    #expect(seen == [2, 4, 6])
    let seven = AsyncStream<Int> { continuation in
      continuation.yield(7)
      continuation.finish()
    }
    for try await number in seven.eraseToThrowingStream() { seen.append(number) }
    #expect(seen == [2, 4, 6, 7])
    for await _ in AsyncStream<Int>.finished { Issue.record("finished") }
    await #expect(throws: Failure.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test func `an error ends a stream that cannot throw`() async {
    let failing = AsyncThrowingStream<Int, any Error> {
      $0.yield(1)
      $0.finish(throwing: Failure())
    }
    var seen: [Int] = []
    for await number in failing.eraseToStream() { seen.append(number) }
    #expect(seen == [1])
  }

  @Test func `never ends with cancellation`() async {
    let task = Task { try await Task<Int, Never>.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let void = Task { try await Task.never() }
    void.cancel()
    await #expect(throws: CancellationError.self) { try await void.value }
  }

  @Test func `cancellation reaches the task that is waited for`() async {
    let inner = Task { try await Task.never() }
    let outer = Task { try await inner.cancellableValue }
    outer.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
  }

  @Test func `captures asynchronous results`() async {
    let success = await Result { () async throws -> Int in 1 }
    #expect(try! success.get() == 1)
    let failure = await Result { () async throws(Failure) -> Int in throw Failure() }
    #expect(throws: Failure.self) { try failure.get() }
  }
}
