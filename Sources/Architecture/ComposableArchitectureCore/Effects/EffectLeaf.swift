import ConcurrencyExtras

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
final class EffectLeaf: Sendable {
  private enum Phase {
    case running, stopped, ended
  }

  private struct State {
    var phase = Phase.running
    var onCancel: (@Sendable () -> Void)?
    var onStop: (@MainActor @Sendable () -> Void)?
  }

  private let state: Guarded<State>
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
    state = Guarded(State(onStop: onStop))
    batch.begin()
  }

  /// Whether actions of the leaf are still welcome.
  var isRunning: Bool {
    state.withLock { $0.phase == .running }
  }

  /// Whether the work has ended by itself.
  var isEnded: Bool {
    state.withLock { $0.phase == .ended }
  }

  /// Sets what stops the work, and makes the leaf known to the scopes it is cancelled with.
  func activate(_ onCancel: @escaping @Sendable () -> Void) {
    let isRunning = state.withLock {
      if $0.phase == .running { $0.onCancel = onCancel }
      return $0.phase == .running
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
    let (onCancel, onStop) = state.withLock {
      state -> ((@Sendable () -> Void)?, (@MainActor @Sendable () -> Void)?) in
      guard state.phase == .running else { return (nil, nil) }
      state.phase = .stopped
      defer {
        state.onCancel = nil
        state.onStop = nil
      }
      return (state.onCancel, state.onStop)
    }
    unregister()
    onCancel?()
    if let onStop { onMainActor(onStop) }
  }

  /// Notes that the work has ended.
  func end() {
    let (wasEnded, onStop) = state.withLock { state in
      let wasEnded = state.phase == .ended
      state.phase = .ended
      defer {
        state.onCancel = nil
        state.onStop = nil
      }
      return (wasEnded, state.onStop)
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
