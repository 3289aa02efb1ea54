internal import Foundation
internal import IppoRender
internal import Synchronization

/// Gives the stores of a written preview the same UUIDs, dates and random numbers in each run, in place of those of their
/// dependencies. Time passes as the clock of a store says.
final class SteadyValues: WindowRecorder {
  private struct State {
    var uuids: UInt64 = 0
    var seed: UInt64 = 0
  }

  private let state = Mutex(State())

  /// Attaches new values to the window in which this runs, if it has no others.
  static func attach() { _ = WindowDisplay.current?.attachment { RecorderAttachment(SteadyValues()) } }

  @MainActor func didOpen(_ window: any RenderSource) {}
  @MainActor func willReceive(_ event: RenderEvent, at id: RenderNodeID, in window: any RenderSource) {}
  @MainActor func didReceive(_ event: RenderEvent, in window: any RenderSource) {}
  @MainActor var acceptsEvents: Bool { true }
  @MainActor func add(_ store: RecordedStore) -> Int { 0 }
  @MainActor var keepsStates: Bool { false }
  @MainActor func follow(_ root: any RecordedRoot, as number: Int) {}
  @MainActor func willReduce() {}
  @MainActor func add(_ action: RecordedAction, _ moment: RecordedMoment?) {}
  func keepPrivate(_ text: String) {}

  func uuid(_ base: () -> UUID) -> UUID {
    let number = state.withLock { state in
      defer { state.uuids += 1 }
      return state.uuids
    }
    var bytes: [UInt8] = Array(repeating: 0, count: 16)
    for place in 0..<8 { bytes[15 - place] = UInt8(truncatingIfNeeded: number >> (8 * place)) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  func date(_ base: () -> Date) -> Date { Date(timeIntervalSinceReferenceDate: 0) }

  func random(_ base: () -> UInt64) -> UInt64 {
    // SplitMix64 (Steele, Lea and Flood, 2014).
    state.withLock { state in
      state.seed &+= 0x9E37_79B9_7F4A_7C15
      var number = state.seed
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }
  }

  func time(_ base: () -> Duration) -> Duration { base() }

  func sleep(
    for duration: Duration, now: @escaping @Sendable () -> Duration, _ base: (Duration) async throws -> Void
  ) async throws {
    try await base(duration)
  }

  func begin(_ call: RecordedCall, hasSubstitute: Bool) -> RecordedCallRun { .unrecorded }
  func add(_ answer: RecordedAnswer) {}
}
