import Foundation

/// Suspends a task until an effect ends, and resumes it on the main actor, where effects end.
///
/// ```
///   closed ── pass() ──▶ waiting ── open() ──▶ open
///      └──────────────── open() ────────────────▲
/// ```
///
/// A task that waits for a continuation or for another task is resumed on another thread first and returns to its actor
/// from there. A gate is an actor whose executor keeps its job until the gate is open and then runs it on the main
/// actor. So a task of the main actor goes on at once, and any other task returns to its actor as from every other
/// call.
actor EffectGate: SerialExecutor {
  private enum State: Sendable {
    case closed
    case waiting(UnownedJob)
    case open
  }

  private nonisolated let lock = NSLock()
  private nonisolated(unsafe) var state = State.closed  // the lock guards it

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
