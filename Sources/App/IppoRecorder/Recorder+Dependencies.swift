package import Foundation
internal import IppoRender
internal import Synchronization

/// The values of dependencies and the time: noted where a program runs, and taken from a recording where it is replayed.
extension Recorder {
  package func uuid(_ base: () -> UUID) -> UUID {
    if let again = RepeatedValues.current { return again.next({ $0.uuids.popFirst() }) ?? base() }
    let value = state.withLock { $0.replay?.nextUUID() } ?? base()
    state.withLock { $0.add(.uuid(value)) }
    return value
  }

  package func date(_ base: () -> Date) -> Date {
    if let again = RepeatedValues.current { return again.next({ $0.dates.popFirst() }) ?? base() }
    let value = state.withLock { $0.replay?.nextDate() } ?? base()
    state.withLock { $0.add(.date(value)) }
    return value
  }

  package func random(_ base: () -> UInt64) -> UInt64 {
    if let again = RepeatedValues.current { return again.next({ $0.randoms.popFirst() }) ?? base() }
    let value = state.withLock { $0.replay?.nextRandom() } ?? base()
    state.withLock { $0.add(.random(value)) }
    return value
  }

  package func time(_ base: () -> Duration) -> Duration {
    state.withLock { $0.replay?.clock }?.now.offset ?? base()
  }

  package func sleep(
    for duration: Duration, now: @escaping @Sendable () -> Duration, _ base: (Duration) async throws -> Void
  ) async throws {
    let number = state.withLock { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    // The cancellation itself ends the sleep in the log. Its task may get a turn only after the recording is taken.
    let end = try await withTaskCancellationHandler {
      let (clock, end) = try beginSleep(number, for: duration, now: now)
      do {
        if let clock { try await clock.sleep(for: duration) } else { try await base(duration) }
      } catch {
        state.withLock { $0.sleepers[number] = nil }
        throw error
      }
      return end
    } onCancel: {
      state.withLock { $0.sleepers[number] = nil }
    }
    state.withLock { state in
      state.sleepers[number] = nil
      state.time = max(state.time, end)
      state.add(.wake(state.time))
    }
  }

  /// Notes the beginning of a sleep.
  ///
  /// - Returns: The clock of the replay, `nil` for none; and the time at which the sleep ends.
  /// - Throws: `CancellationError` in a cancelled task, which may belong to a part of the log that was dropped.
  private func beginSleep(
    _ number: Int, for duration: Duration, now: @Sendable @escaping () -> Duration
  ) throws -> (clock: ReplayClock?, end: Int64) {
    let time = now().nanoseconds
    return try state.withLock { state in
      // Checked under the lock: a later cancellation finds the sleep.
      try Task.checkCancellation()
      state.clock = now
      // On a clock that runs, time has passed since the program took the time for its deadline. Rounded up, the end is not
      // before the deadline of a program that repeats the sleep.
      let (end, isTooLate) = max(time, state.time).addingReportingOverflow(duration.nanoseconds)
      let wake = isTooLate ? .max : end.roundedUp
      state.sleepers[number] = wake
      state.add(.sleep(duration.nanoseconds.roundedUp))
      return (state.replay?.clock, wake)
    }
  }
}

extension Duration {
  /// The length in nanoseconds, at most 292 years.
  var nanoseconds: Int64 {
    let (whole, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return components.seconds < 0 ? .min : .max }
    let (sum, isTooMuch) = whole.addingReportingOverflow(components.attoseconds / 1_000_000_000)
    return isTooMuch ? (whole < 0 ? .min : .max) : sum
  }

  /// The length in nanoseconds, in whole milliseconds.
  var rounded: Int64 { nanoseconds / 1_000_000 * 1_000_000 }
}

extension Int64 {
  /// The number of nanoseconds in whole milliseconds that are not less.
  fileprivate var roundedUp: Int64 {
    let rest = self % 1_000_000
    return rest <= 0 ? self : addingReportingOverflow(1_000_000 - rest).overflow ? .max : self + 1_000_000 - rest
  }
}

/// The values of a recording that is replayed.
package struct ReplaySource: Sendable {
  package let clock = ReplayClock()
  let calls: ReplayCalls
  private var uuids: ArraySlice<UUID> = []
  private var dates: ArraySlice<Date> = []
  private var randoms: ArraySlice<UInt64> = []
  /// Values that the program asked for, and that the recording lacks.
  package private(set) var missing: [String] = []

  package init(_ recording: Recording) {
    calls = ReplayCalls(recording.body.entries)
    for entry in recording.body.entries {
      switch entry {
      case .uuid(let uuid): uuids.append(uuid)
      case .date(let date): dates.append(date)
      case .random(let number): randoms.append(number)
      case .screen, .step, .action, .sleep, .wake, .time, .call, .answer, .issue: break
      }
    }
  }

  // A program that asks for more than there is has left the recording. It gets any value until the replay ends.
  mutating func nextUUID() -> UUID {
    next(of: \.uuids, "UUID") ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  mutating func nextDate() -> Date { next(of: \.dates, "date") ?? Date(timeIntervalSince1970: 0) }
  mutating func nextRandom() -> UInt64 {
    // Equal numbers would keep a caller that rejects some of them busy forever.
    next(of: \.randoms, "random number") ?? UInt64(missing.count) &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func next<Value>(
    of values: WritableKeyPath<ReplaySource, ArraySlice<Value>>, _ name: String
  ) -> Value? {
    let value = self[keyPath: values].popFirst()
    if value == nil { missing.append(name) }
    return value
  }
}
