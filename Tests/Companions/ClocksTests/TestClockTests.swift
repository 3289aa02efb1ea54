import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

@Suite(.serialized)
@MainActor
struct TestClockTests {
  @Test func `wakes sleepers in the order of their deadlines`() async {
    await withMainSerialExecutor {
      let clock = TestClock()
      let woken = LockIsolated<[Int]>([])
      let tasks = [3, 1, 2, 5].map { seconds in
        Task {
          try await clock.sleep(for: .seconds(seconds))
          woken.withValue { $0.append(seconds) }
        }
      }
      await clock.advance(by: .milliseconds(999))
      #expect(woken.value == [])
      await clock.advance(by: .milliseconds(1))
      #expect(woken.value == [1])
      await clock.advance(by: .seconds(2))
      #expect(woken.value == [1, 2, 3])
      await clock.run()
      #expect(woken.value == [1, 2, 3, 5])
      #expect(clock.now == TestClock.Instant(offset: .seconds(5)))
      for task in tasks { #expect(throws: Never.self) { Task { try await task.value } } }
    }
  }

  @Test func `wakes what sleeps again`() async throws {
    try await withMainSerialExecutor {
      let clock = TestClock()
      let ticks = LockIsolated<[Duration]>([])
      let start = clock.now
      let task = Task {
        for await instant in clock.timer(interval: .seconds(1)) {
          ticks.withValue { $0.append(start.duration(to: instant)) }
        }
      }
      await clock.advance(by: .seconds(1))
      #expect(ticks.value == [.seconds(1)])
      await clock.advance(by: .milliseconds(2_500))
      #expect(ticks.value == [.seconds(1), .seconds(2), .seconds(3)])
      await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
      task.cancel()
      await task.value
      try await clock.checkSuspension()
    }
  }

  @Test func `cancellation wakes at once`() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await Task.megaYield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `does not wait for the past`() async throws {
    let clock = TestClock<Duration>(now: .init(offset: .seconds(10)))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    #expect(clock.now == .init(offset: .seconds(10)))
  }

  @Test func `reports what sleeps forever`() async {
    let clock = TestClock()
    await withMainSerialExecutor {
      let task = Task {
        while !Task.isCancelled { try await clock.sleep(for: .seconds(1)) }
      }
      // The task is asleep when the test resumes.
      await Task.yield()
      await withExpectedIssue { await clock.run(timeout: .zero) }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}
