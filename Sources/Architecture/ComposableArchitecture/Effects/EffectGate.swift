import Foundation

/// Where a task waits that is to go on where an effect ends, which is on the main actor.
///
/// ```
///   closed ── pass() ──▶ waiting ── open() ──▶ open
///      └──────────────── open() ────────────────▲
/// ```
///
/// Who waits for a continuation or for a task is resumed on another thread first, and changes to its actor only there.
/// A gate is an actor whose executor keeps what is to run until the gate is open, and hands it to the main actor then:
/// who waits on the main actor goes on there at once, and who waits elsewhere comes there as from any other actor.
actor EffectGate: SerialExecutor {
  private enum State: Sendable {
    case closed
    case waiting(UnownedJob)
    case open
  }

  private nonisolated let lock = NSLock()
  private nonisolated(unsafe) var state = State.closed

  nonisolated var unownedExecutor: UnownedSerialExecutor { asUnownedSerialExecutor() }

  /// Waits until the gate is open. To be called once.
  func pass() {}

  /// Opens the gate.
  nonisolated func open() {
    let job = lock.withLock { () -> UnownedJob? in
      defer { state = .open }
      guard case .waiting(let job) = state else { return nil }
      return job
    }
    if let job { MainActor.shared.enqueue(job) }
  }

  nonisolated func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isOpen = lock.withLock {
      if case .open = state { return true }
      state = .waiting(job)
      return false
    }
    if isOpen { MainActor.shared.enqueue(job) }
  }
}
