#if UI
  import Clocks
  import Dependencies
  import DependenciesMacros
  import Foundation
  import IppoRender
  import Synchronization

  extension DependencyValues {
    /// Has a recorder note the UUIDs, dates and random numbers that these values give, sleeps on their clocks, and calls
    /// of clients. Values within a call are not noted: a replay has the result of the call.
    mutating func record(by recorder: any WindowRecorder) {
      guard self[RecorderKey.self] != ObjectIdentifier(recorder) else { return }
      let base = self
      self[RecorderKey.self] = ObjectIdentifier(recorder)
      endpointRecorder = RecordedEndpoints(recorder: recorder)
      uuid = UUIDGenerator { EndpointCalls.isInside ? base.uuid() : recorder.uuid { base.uuid() } }
      date = DateGenerator { EndpointCalls.isInside ? base.date() : recorder.date { base.date() } }
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

    func next() -> UInt64 { EndpointCalls.isInside ? base() : recorder.random(base) }
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
      let length = now.duration(to: deadline)
      guard !EndpointCalls.isInside else { return try await base().sleep(for: length, tolerance: tolerance) }
      try await recorder.sleep(for: length, now: { now.offset }) { duration in
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
