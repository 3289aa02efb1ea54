#if UI
  import Clocks
  import Dependencies
  import Foundation
  import IppoRender
  import Synchronization

  extension DependencyValues {
    /// Has a recorder note the UUIDs, dates and random numbers that these values give, and sleeps on their clocks.
    mutating func record(by recorder: any WindowRecorder) {
      guard self[RecorderKey.self] != ObjectIdentifier(recorder) else { return }
      let base = self
      self[RecorderKey.self] = ObjectIdentifier(recorder)
      uuid = UUIDGenerator { recorder.uuid { base.uuid() } }
      date = DateGenerator { recorder.date { base.date() } }
      withRandomNumberGenerator = WithRandomNumberGenerator(
        RecordedGenerator(recorder: recorder) { base.withRandomNumberGenerator { $0.next() } })
      continuousClock = RecordedClock(recorder: recorder) { base.continuousClock }
      suspendingClock = RecordedClock(recorder: recorder) { base.suspendingClock }
    }

    /// The recorder that notes values already.
    private enum RecorderKey: DependencyKey {
      static var liveValue: ObjectIdentifier? { nil }
      static var testValue: ObjectIdentifier? { nil }
    }
  }

  private struct RecordedGenerator: RandomNumberGenerator, Sendable {
    let recorder: any WindowRecorder
    let base: @Sendable () -> UInt64

    func next() -> UInt64 { recorder.random(base) }
  }

  /// A clock that notes sleeps. Its time is that of another clock, from the first use on.
  private struct RecordedClock: Clock {
    struct Instant: InstantProtocol {
      var offset: Duration

      func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
      func duration(to other: Self) -> Duration { other.offset - offset }
      static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
    }

    private let recorder: any WindowRecorder
    private let base: @Sendable () -> any Clock<Duration>
    private let start = Start()

    init(recorder: any WindowRecorder, base: @escaping @Sendable () -> any Clock<Duration>) {
      self.recorder = recorder
      self.base = base
    }

    var now: Instant { Instant(offset: recorder.time { start.elapsed(of: base()) }) }

    var minimumResolution: Duration { base().minimumResolution }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      try await recorder.sleep(for: now.duration(to: deadline), now: { now.offset }) { duration in
        try await base().sleep(for: duration, tolerance: tolerance)
      }
    }

    /// The beginning of the time.
    private final class Start: Sendable {
      private let measure = Mutex<(@Sendable () -> Duration)?>(nil)

      func elapsed(of clock: any Clock<Duration>) -> Duration {
        func measure<C: Clock<Duration>>(from clock: C) -> @Sendable () -> Duration {
          let start = clock.now
          return { start.duration(to: clock.now) }
        }
        return self.measure.withLock {
          let known = $0 ?? measure(from: clock)
          $0 = known
          return known
        }()
      }
    }
  }
#endif
