import Foundation

/// The effects that follow from one action sent from outside: those of the action itself, and of the actions they
/// send. May be used from any thread.
@usableFromInline
final class EffectBatch: CancellationScope, @unchecked Sendable {
  private let lock = NSLock()
  private var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var interruptible: [ObjectIdentifier: CheckedContinuation<Void, Never>] = [:]

  /// Notes that an effect has started.
  func begin() {
    lock.withLock { running += 1 }
  }

  /// Notes that an effect has ended.
  func end() {
    let ready = lock.withLock {
      running -= 1
      guard running == 0 else { return [] as [CheckedContinuation<Void, Never>] }
      defer {
        waiting = []
        interruptible = [:]
      }
      return waiting + interruptible.values
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
      await withCheckedContinuation { wait($0, as: nil) }
    } onCancel: {
      cancel()
    }
  }

  /// Waits until no effect is running, or the waiting task is cancelled.
  func waitUntilDone() async {
    let token = Token()
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0, as: token) }
    } onCancel: {
      let continuation = lock.withLock {
        token.isCancelled = true
        return interruptible.removeValue(forKey: ObjectIdentifier(token))
      }
      continuation?.resume()
    }
  }

  private final class Token: @unchecked Sendable {
    var isCancelled = false
  }

  private func wait(_ continuation: CheckedContinuation<Void, Never>, as token: Token?) {
    let isDone = lock.withLock {
      if running == 0 || token?.isCancelled == true { return true }
      if let token {
        interruptible[ObjectIdentifier(token)] = continuation
      } else {
        waiting.append(continuation)
      }
      return false
    }
    if isDone { continuation.resume() }
  }
}
