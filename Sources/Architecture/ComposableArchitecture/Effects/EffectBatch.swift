import Foundation

/// The effects that follow from one action sent from outside: those of the action itself, and of the actions they
/// send. May be used from any thread.
final class EffectBatch: CancellationScope, @unchecked Sendable {
  private let lock = NSLock()
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Notes that an effect has started.
  func begin() {
    lock.withLock { running += 1 }
  }

  /// Notes that an effect has ended.
  func end() {
    let ready = lock.withLock {
      running -= 1
      guard running == 0 else { return [] as [CheckedContinuation<Void, Never>] }
      defer { waiting = [] }
      return waiting
    }
    for continuation in ready { continuation.resume() }
  }

  /// Whether an effect is running.
  var isRunning: Bool {
    lock.withLock { running > 0 }
  }

  /// Waits until no effect is running. Cancelling the waiting task cancels the effects.
  func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = lock.withLock {
          if running > 0 { waiting.append(continuation) }
          return running == 0
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }
}
