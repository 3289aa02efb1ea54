import IppoRecorder
import Testing

struct RecordedAnswersTests {
  private struct Failure: Error, Equatable {}

  @Test func `a call waits for its answer, and the answer for its call`() async throws {
    let fetch = RecordedAnswers<Int>()
    async let first = fetch()
    await fetch.answer(1)
    #expect(try await first == 1)
    let second = Task { try await fetch() }
    await fetch.fail(Failure())
    await #expect(throws: Failure.self) { try await second.value }
  }

  @Test func `a later call can be answered first`() async throws {
    let fetch = RecordedAnswers<String>()
    let (results, continuation) = AsyncStream<String>.makeStream()
    for _ in 0..<2 {
      Task { continuation.yield(await fetch.value()) }
    }
    var result = results.makeAsyncIterator()
    // The second answer waits for a second call, and the first call goes on waiting.
    await fetch.answer("later", to: 1)
    #expect(await result.next() == "later")
    await fetch.answer("earlier")
    #expect(await result.next() == "earlier")
  }

  @Test func `a call ends with its task`() async {
    let fetch = RecordedAnswers<Int>()
    let task = Task { try await fetch() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a call without a result returns`() async throws {
    let log = RecordedAnswers<Void>()
    async let call: Void = log()
    await log.answer()
    try await call
  }

  @Test func `an answer without a call is an issue`() async {
    let fetch = RecordedAnswers<Int>()
    await withKnownIssue {
      await fetch.answer(1, within: .milliseconds(1))
    } matching: { issue in
      issue.description.contains("The program has not called the endpoint within 0.001 seconds.")
    }
  }

  @Test func `a recorded value is read from its JSON`() throws {
    let values: [String: [Int]] = try recordedValue(#"{"a":[1,2]}"#)
    #expect(values == ["a": [1, 2]])
    #expect(throws: DecodingError.self) { try recordedValue("1", as: String.self) }
  }
}
