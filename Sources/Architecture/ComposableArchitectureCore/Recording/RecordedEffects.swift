#if UI
  /// The effects of a store whose states are kept: the actions that they wait to send, and what cancels them.
  @MainActor
  final class RecordedEffects<Action> {
    /// The effects of one action.
    private final class Scope: CancellationScope, @unchecked Sendable {  // its superclass has the lock
      let number: Int

      init(_ number: Int) { self.number = number }
    }

    /// An action of an effect that waits.
    struct Waiting {
      var action: Action
      var batch: EffectBatch
      fileprivate var number: Int
    }

    /// Whether actions wait.
    var isPaused = false
    /// The number of actions so far. The number of an action counts from 1.
    var count = 0
    private var scopes: [Scope] = []
    private var waiting: [Waiting] = []

    /// The scope for the effects of the last action.
    func scopeOfLastAction() -> CancellationScope {
      let scope = Scope(count)
      scopes.removeAll { $0.isEmpty }
      scopes.append(scope)
      return scope
    }

    /// Holds an action back.
    ///
    /// - Returns: Whether the action waits, or its effect was cancelled.
    func hold(_ action: Action, of batch: EffectBatch, in scope: CancellationScope) -> Bool {
      if scope.isCancelled { return true }
      guard isPaused else { return false }
      waiting.append(Waiting(action: action, batch: batch, number: (scope as? Scope)?.number ?? count))
      return true
    }

    /// Ends the pause.
    ///
    /// - Parameter limit: The number of the last action whose effects go on; `nil` for all.
    /// - Returns: The actions to deliver.
    func resume(keepingEffectsOf limit: Int?) -> [Waiting] {
      isPaused = false
      defer { waiting = [] }
      guard let limit else { return waiting }
      for scope in scopes where scope.number > limit { scope.cancel() }
      scopes.removeAll { $0.isCancelled }
      count = limit
      return waiting.filter { $0.number <= limit }
    }
  }
#endif
