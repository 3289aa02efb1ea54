import IppoRecorder
import Testing

struct ReplayClockTests {
  @Test func `a step waits for the sleep that it ends`() async throws {
    let clock = ReplayClock()
    async let sleep: Void = clock.sleep(for: .seconds(1))
    await clock.advance(by: .seconds(1))
    try await sleep
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `sleeps end in the order of their deadlines`() async throws {
    let clock = ReplayClock()
    async let late: Duration = {
      try await clock.sleep(for: .seconds(2))
      return clock.now.offset
    }()
    await clock.advance(by: .seconds(2))
    #expect(try await late == .seconds(2))
    await clock.advance(by: .seconds(3), waking: 0)
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `a cancelled task wakes at once`() async {
    let clock = ReplayClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @MainActor @Test func `a step outlasts its limit where the sleeper only waits for its turns`() async throws {
    let clock = ReplayClock()
    let task = Task {
      for _ in 0..<50 { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    await clock.advance(by: .seconds(1), within: .zero)
    try await task.value
    #expect(clock.now.offset == .seconds(1))
  }
}
