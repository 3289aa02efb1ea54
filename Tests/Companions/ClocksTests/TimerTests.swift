import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

/// Sequences of ticks, and clocks behind `any Clock`.
struct TimerTests {
  @Test func `ticks at each interval`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let ticks = LockIsolated(0)
      let task = Task {
        for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
      }
      await clock.advance(by: .milliseconds(999))
      #expect(ticks.value == 0)
      await clock.advance(by: .milliseconds(1))
      #expect(ticks.value == 1)
      await clock.advance(by: .seconds(3))
      #expect(ticks.value == 4)
      task.cancel()
      await clock.advance(by: .seconds(3))
      #expect(ticks.value == 4)
      await clock.run()
    }
  }

  @Test func `an existential clock has a timer`() async throws {
    await withMainSerialExecutor {
      let test = TestClock()
      let clock: any Clock<Duration> = test
      let ticks = LockIsolated(0)
      let task = Task {
        for await _ in clock.timer(interval: .milliseconds(500)).prefix(3) { ticks.withValue { $0 += 1 } }
        try await clock.sleep(for: .seconds(10))
        ticks.withValue { $0 += 100 }
      }
      await test.advance(by: .seconds(2))
      #expect(ticks.value == 3)
      await test.run()
      #expect(ticks.value == 103)
      task.cancel()
    }
  }

  @Test func `an immediate timer ticks on and on`() async {
    let clock = ImmediateClock()
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 10 { break }
    }
    #expect(ticks == 10)
    #expect(clock.now == ImmediateClock.Instant(offset: .seconds(10)))
  }

  @Test func `an immediate sleep notices cancellation`() async {
    let task = Task {
      await Task.megaYield()
      try await ImmediateClock().sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `suspensions are checked`() async throws {
    try await withMainSerialExecutor {
      let clock = TestClock()
      try await clock.checkSuspension()
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      await Task.yield()
      await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
      await clock.advance(by: .seconds(1))
      try await clock.checkSuspension()
      try await task.value
    }
  }

  @Test func `run advances through every unit of work`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let values = LockIsolated<[Int]>([])
      Task {
        try await clock.sleep(for: .seconds(3))
        values.withValue { $0.append(3) }
        try await clock.sleep(for: .seconds(1))
        values.withValue { $0.append(4) }
      }
      Task {
        try await clock.sleep(for: .seconds(1))
        values.withValue { $0.append(1) }
      }
      await clock.run()
      #expect(values.value == [1, 3, 4])
      #expect(clock.now.duration(to: .init()) == .seconds(-4))
    }
  }

  @Test func `says that sleeps do not end`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let task = Task {
        for await _ in clock.timer(interval: .seconds(1)) {}
      }
      await withKnownIssue {
        await clock.run(timeout: .milliseconds(5))
      } matching: { issue in
        issue.description.contains(
          """
          Something still sleeps on the clock after 0.005 seconds of real time. It is cancelled.

          It sleeps again and again, as a timer does: advance the clock by a duration, or cancel it before "run". If it \
          only takes long, give "run" a longer "timeout".
          """
        )
      }
      await task.value
    }
  }

  @Test func `an unimplemented clock names itself`() async {
    let clock = UnimplementedClock(name: "Game.clock")
    await withKnownIssue {
      try? await clock.sleep(for: .seconds(1))
    } matching: { issue in
      issue.description.contains("Game.clock.now was used, and the clock is an unimplemented one.")
        || issue.description.contains("Game.clock.sleep was used, and the clock is an unimplemented one.")
    }
  }

  @Test func `sleeps until instants`() async throws {
    try await withMainSerialExecutor {
      let clock = TestClock<Duration>(now: .init(offset: .seconds(5)))
      let task = Task { try await Task.sleep(until: .init(offset: .seconds(8)), clock: clock) }
      await clock.advance(to: .init(offset: .seconds(8)))
      try await task.value
      #expect(clock.now == .init(offset: .seconds(8)))
    }
    let immediate: some Clock<Duration> = .immediate
    try await immediate.sleep(for: .seconds(1), tolerance: .zero)
  }
}
