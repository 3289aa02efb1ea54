import Foundation

/// One running piece of an effect: a task, a subscription, or a delayed action.
///
/// ```
///              cancel()                    end()
///   running ──────────────▶ stopped ──────────────▶ ended
///      └──────────────────── end() ──────────────────▲
/// ```
///
/// A cancelled leaf sends no more actions, and the effect that contains it goes on at once; its batch waits for the
/// actual end.
final class EffectLeaf: @unchecked Sendable {  // its lock guards it
  private enum State {
    case running, stopped, ended
  }

  private let lock = NSLock()
  private var state = State.running
  private var onCancel: (@Sendable () -> Void)?
  private var onStop: (@MainActor @Sendable () -> Void)?
  private let scope: EffectScope
  private let batch: EffectBatch

  /// Makes a running leaf.
  ///
  /// - Parameters:
  ///   - scope: What the leaf is cancelled with.
  ///   - batch: What waits for the end.
  ///   - onStop: Called once, on the main actor, when the leaf was cancelled or has ended.
  init(scope: EffectScope, batch: EffectBatch, onStop: (@MainActor @Sendable () -> Void)?) {
    self.scope = scope
    self.batch = batch
    self.onStop = onStop
    batch.begin()
  }

  /// Whether actions of the leaf are still welcome.
  var isRunning: Bool {
    lock.withLock { state == .running }
  }

  /// Whether the work has ended by itself.
  var isEnded: Bool {
    lock.withLock { state == .ended }
  }

  /// Sets what stops the work, and makes the leaf known to the scopes it is cancelled with.
  func activate(_ onCancel: @escaping @Sendable () -> Void) {
    let isRunning = lock.withLock {
      if state == .running { self.onCancel = onCancel }
      return state == .running
    }
    guard isRunning else { return }
    for cancellation in scope.cancellations {
      cancellation.insert(self) { [weak self] in self?.cancel() }
    }
    // Another thread may have stopped it meanwhile, when there was nothing to forget yet.
    if !self.isRunning { unregister() }
  }

  /// Stops the work.
  func cancel() {
    let (onCancel, onStop) = lock.withLock {
      () -> ((@Sendable () -> Void)?, (@MainActor @Sendable () -> Void)?) in
      guard state == .running else { return (nil, nil) }
      state = .stopped
      defer {
        self.onCancel = nil
        self.onStop = nil
      }
      return (self.onCancel, self.onStop)
    }
    unregister()
    onCancel?()
    if let onStop { onMainActor(onStop) }
  }

  /// Notes that the work has ended.
  func end() {
    let (wasEnded, onStop) = lock.withLock {
      let wasEnded = state == .ended
      state = .ended
      defer {
        onCancel = nil
        self.onStop = nil
      }
      return (wasEnded, self.onStop)
    }
    guard !wasEnded else { return }
    unregister()
    if let onStop { onMainActor(onStop) }
    batch.end()
  }

  private func unregister() {
    for cancellation in scope.cancellations { cancellation.remove(self) }
  }
}
