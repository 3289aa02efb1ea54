/// The effects that follow from an action: those of the action itself and of the actions they send.
public struct StoreTask: Hashable, Sendable {
  let batch: EffectBatch?

  /// Cancels the effects.
  public func cancel() {
    batch?.cancel()
  }

  /// Waits until no effect is running, on the actor of the caller. Cancelling the waiting task cancels the effects.
  public nonisolated(nonsending) func finish() async {
    await batch?.finish()
  }

  /// Whether the effects were cancelled, or there are none.
  public var isCancelled: Bool {
    batch?.isCancelled ?? true
  }

  /// Whether both belong to the same action.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.batch === rhs.batch
  }

  /// Hashes the identity of the action.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(batch.map(ObjectIdentifier.init))
  }
}
