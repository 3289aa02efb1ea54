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
    @MainActor func pass(turns: Int) async {
      guard turns > 0 else { return }
      await Task.yield()
      await pass(turns: turns - 1)
    }
    let task = Task {
      await pass(turns: 50)
      try await clock.sleep(for: .seconds(1))
    }
    await clock.advance(by: .seconds(1), within: .zero)
    try await task.value
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `a step waits for the next sleep in place of a cancelled one`() async throws {
    let clock = ReplayClock()
    for _ in 0..<50 {
      let goal = clock.now.advanced(by: .seconds(1))
      async let isWoken = clock.wake(by: goal.offset, within: .seconds(60))
      let first = Task { try await clock.sleep(until: goal) }
      first.cancel()
      let second = Task { try await clock.sleep(until: goal) }
      #expect(await isWoken)
      // The step may have come before the cancellation.
      second.cancel()
      _ = await first.result
      _ = await second.result
    }
  }

  @Test func `a wait for sleepers ends with the last one, and wakes none`() async throws {
    let clock = ReplayClock()
    async let hasBoth = clock.hasSleepers(2, by: .seconds(1), within: .seconds(60))
    let first = Task { try await clock.sleep(for: .seconds(1)) }
    #expect(await clock.hasSleepers(by: .seconds(1), within: .seconds(60)))
    let late = Task { try await clock.sleep(for: .seconds(2)) }
    #expect(await clock.hasSleepers(2, by: .seconds(2), within: .seconds(60)))
    #expect(await !clock.hasSleepers(2, by: .seconds(1), within: .zero))
    let second = Task { try await clock.sleep(for: .seconds(1)) }
    #expect(await hasBoth)
    #expect(clock.now.offset == .zero)
    // A task that is cancelled sleeps no more.
    second.cancel()
    _ = await second.result
    #expect(await !clock.hasSleepers(2, by: .seconds(1), within: .zero))
    await clock.advance(by: .seconds(2), waking: 2)
    try await first.value
    try await late.value
  }

  @Test func `time passes once tasks sleep beyond the step`() async throws {
    let clock = ReplayClock()
    async let end: Duration = {
      try await clock.sleep(for: .seconds(1))
      return clock.now.offset
    }()
    await clock.advance(by: .milliseconds(400), waking: 0, sleeping: 1)
    #expect(clock.now.offset == .milliseconds(400))
    await clock.advance(by: .milliseconds(600))
    #expect(try await end == .seconds(1))
  }

  @Test func `a step reports that fewer tasks sleep`() async {
    let clock = ReplayClock()
    await withKnownIssue {
      await clock.advance(by: .seconds(1), waking: 0, sleeping: 2, within: .zero)
    } matching: {
      $0.description.contains("Fewer than 2 tasks have begun to sleep on the clock within 0.0 seconds.")
    }
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `a step without a limit ends`() async {
    let clock = ReplayClock()
    #expect(await !clock.wake(by: .seconds(1), within: .zero))
  }
}
