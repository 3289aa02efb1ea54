import Foundation
import Synchronization

/// The effects that follow from one action sent from outside: those of the action itself, and of the actions they
/// send. May be used from any thread.
@usableFromInline
final class EffectBatch: CancellationScope, @unchecked Sendable {  // its lock guards it
  private let lock = NSLock()
  private var running = 0
  private var gates: [EffectGate] = []
  private var interruptible: [ObjectIdentifier: CheckedContinuation<Void, Never>] = [:]

  /// Notes that an effect has started.
  func begin() {
    lock.withLock { running += 1 }
  }

  /// Notes that an effect has ended.
  func end() {
    let (gates, continuations) = lock.withLock { () -> ([EffectGate], [CheckedContinuation<Void, Never>]) in
      running -= 1
      guard running == 0 else { return ([], []) }
      defer {
        self.gates = []
        interruptible = [:]
      }
      return (self.gates, Array(interruptible.values))
    }
    for gate in gates { gate.open() }
    for continuation in continuations { continuation.resume() }
  }

  /// Whether an effect is running.
  var isRunning: Bool {
    lock.withLock { running > 0 }
  }

  /// Waits until no effect is running, on the actor of the caller. Cancelling the waiting task cancels the effects.
  func finish(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      // Named, so that the closure is on the actor, too: it would change threads twice.
      _ = isolation
      await gateOfRunningEffects()?.pass()
    } onCancel: {
      cancel()
    }
  }

  /// Waits until no effect is running, or the waiting task is cancelled.
  func waitUntilDone(isolation: isolated (any Actor)? = #isolation) async {
    let token = Token()
    await withTaskCancellationHandler {
      _ = isolation
      await withCheckedContinuation { wait($0, as: token) }
    } onCancel: {
      let continuation = lock.withLock {
        token.isCancelled.store(true, ordering: .relaxed)
        return interruptible.removeValue(forKey: ObjectIdentifier(token))
      }
      continuation?.resume()
    }
  }

  /// The task that waits. Its flag is read and written under the lock of the batch.
  private final class Token: Sendable {
    let isCancelled = Atomic(false)
  }

  private func gateOfRunningEffects() -> EffectGate? {
    lock.withLock {
      if running == 0 { return nil }
      let gate = EffectGate()
      gates.append(gate)
      return gate
    }
  }

  private func wait(_ continuation: CheckedContinuation<Void, Never>, as token: Token) {
    let isDone = lock.withLock {
      if running == 0 || token.isCancelled.load(ordering: .relaxed) { return true }
      interruptible[ObjectIdentifier(token)] = continuation
      return false
    }
    if isDone { continuation.resume() }
  }
}
