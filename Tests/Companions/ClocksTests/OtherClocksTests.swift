import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

struct OtherClocksTests {
  @Test func `the immediate clock never waits`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(1_000_000))
    #expect(clock.now == .init(offset: .seconds(1_000_000)))
    var ticks = 0
    for await _ in clock.timer(interval: .seconds(1)) {
      ticks += 1
      if ticks == 5 { break }
    }
    #expect(clock.now == .init(offset: .seconds(1_000_005)))
    func sleep(on clock: some Clock<Duration>) async throws { try await clock.sleep(for: .seconds(1)) }
    try await sleep(on: .immediate)
  }

  @Test func `any clock keeps the durations`() async throws {
    let base = ImmediateClock<Duration>(now: .init(offset: .seconds(7)))
    let clock = AnyClock(base)
    let start = clock.now
    try await clock.sleep(for: .seconds(3))
    #expect(start.duration(to: clock.now) == .seconds(3))
    #expect(base.now == .init(offset: .seconds(10)))
    #expect(clock.minimumResolution == base.minimumResolution)
  }

  @Test func `an unimplemented clock reports every use`() async throws {
    let clock = UnimplementedClock()
    withExpectedIssue { _ = clock.minimumResolution }
    withExpectedIssue { _ = clock.now }
    await withExpectedIssue { try await clock.sleep(for: .seconds(1)) }
  }
}
