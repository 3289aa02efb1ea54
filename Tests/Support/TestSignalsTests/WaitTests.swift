import TestSignals
import Testing

/// The waiting functions of tests.
@Suite struct WaitTests {
  private struct Broken: Error {}

  @Test func `a wait ends at once where the value is as it is to be, or with the change that makes it so`()
    async throws
  {
    let count = Watched(1)
    #expect(try await count.wait(for: "one") { $0 == 1 } == 1)
    let waits = (2...50).map { number in
      Task { try await count.wait(for: "\(number)") { $0 >= number } }
    }
    for _ in 2...50 { count.change { $0 += 1 } }
    // Each caller receives the value that met its condition, even if the caller resumes later.
    for (wait, number) in zip(waits, 2...50) { #expect(try await wait.value >= number) }
    #expect(count.value == 50)
  }

  @Test func `a wait in vain says where it was, what it was for, and what there was`() async {
    let log = Watched(["begun"])
    let error = await #expect(throws: DeadlinePassed.self) {
      try await log.wait(for: "the end", within: .milliseconds(1), file: "Module/File.swift", line: 7) {
        $0.contains("ended")
      }
    }
    #expect(error?.description == #"Module/File.swift:7: waited 0.001 seconds for the end; seen: ["begun"]"#)
    // No caller waits any more.
    log.value = ["ended"]
  }

  @Test func `an operation gives its result or its error, and one that does not end is cancelled`() async throws {
    #expect(try await waitForEnd(of: "a number") { 42 } == 42)
    await #expect(throws: Broken.self) { try await waitForEnd(of: "nothing") { throw Broken() } }
    let isCancelled = Watched(false)
    let error = await #expect(throws: DeadlinePassed.self) {
      try await waitForEnd(of: "what has no end", within: .milliseconds(1), seen: { "half of it" }) {
        await withTaskCancellationHandler {
          _ = try? await isCancelled.wait(for: "the cancellation") { $0 }
        } onCancel: {
          isCancelled.value = true
        }
      }
    }
    #expect(error?.description.hasSuffix("waited 0.001 seconds for what has no end; seen: half of it") == true)
    try await isCancelled.wait(for: "the cancellation") { $0 }
  }

  @Test func `a condition is looked at once, and after each signal`() async throws {
    let signals = Watched(0)
    let looks = Watched(0)
    let wait = Task {
      try await waitForCondition("the third look", on: signals) {
        looks.change { $0 += 1 }
        return looks.value == 3
      }
    }
    for number in 1...3 {
      try await looks.wait(for: "look \(number)") { $0 == number }
      signals.change { $0 += 1 }
    }
    try await wait.value
    #expect(looks.value == 3)
  }

  @Test func `another program is asked until its answer is as it is to be`() async throws {
    let answers = Watched(0)
    func ask() -> Int {
      answers.change { $0 += 1 }
      return answers.value
    }
    try await waitForAnswer("the third answer", asking: { ask() }) { $0 == 3 }
    #expect(answers.value == 3)
    let error = await #expect(throws: DeadlinePassed.self) {
      try await waitForAnswer("no answer", asking: { 1 }, within: .zero) { $0 == 2 }
    }
    #expect(error?.description.hasSuffix("for no answer; seen: 1") == true)
  }

  @Test func `what holds an end of life is counted while it is there`() async throws {
    let living = Watched(0)
    var ends: [EndOfLife] = (0..<3).map { _ in EndOfLife(among: living) }
    #expect(living.value == 3)
    ends.removeLast()
    #expect(living.value == 2)
    ends = []
    try await living.wait(for: "nobody") { $0 == 0 }
  }
}
