public import Foundation
import Perception

/// Runs a closure now, and again after each change of what it read.
///
/// The closure runs where it is isolated: on the main actor if it is written there, on another global actor if it is
/// written there. Call this there, too: the first run is part of the call. Later ones come a hop after the change, when the
/// new value is in place, so that several changes at once make one run.
///
/// ```swift
/// let token = observe { label.text = model.title }
/// ```
///
/// The semantics are those of `observe` in swift-navigation.
///
/// - Parameter apply: Reads observable values and applies them.
/// - Returns: A token. The observation ends when it is cancelled or released.
public func observe(
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable () -> Void
) -> ObserveToken {
  observe(in: apply.isolation, unisolated(apply))
}

/// Runs a closure with the current transaction now, and again after each change of what it read.
///
/// The first run uses the transaction of the call of `observe`; later runs use the transaction of the change.
///
/// Otherwise the same as `observe` with a closure that takes nothing.
///
/// - Parameter apply: Reads observable values and applies them. It is given the transaction of the change.
/// - Returns: A token. The observation ends when it is cancelled or released.
public func observe(
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable (_ transaction: UITransaction) -> Void
) -> ObserveToken {
  observe(in: apply.isolation, unisolated(apply))
}

extension NSObject {
  /// Runs a closure now, and again after each change of what it read, as long as the object lives.
  ///
  /// - Parameter apply: Reads observable values and applies them.
  /// - Returns: A token, with which the observation can be ended early.
  @MainActor
  @discardableResult
  public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
    self.observe { _ in apply() }
  }

  /// Runs a closure with the current transaction now, and again after each change of what it read, as long as the object
  /// lives.
  ///
  /// - Parameter apply: Reads observable values and applies them. It is given the transaction of the change.
  /// - Returns: A token, with which the observation can be ended early.
  @MainActor
  @discardableResult
  public func observe(
    _ apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void
  ) -> ObserveToken {
    let token = ObserveToken()
    // Only asked whether it is still there.
    nonisolated(unsafe) weak let object = self
    // The token hangs on the observation, and the observation on the object: released, the object is not there.
    Observer(
      isolation: MainActor.shared,
      isWanted: { object != nil && !token.isCancelled },
      apply: unisolated(apply)
    )
    .run(in: .current)
    return token
  }
}

private func observe(
  in isolation: (any Actor)?,
  _ apply: @escaping @Sendable (UITransaction) -> Void
) -> ObserveToken {
  let token = ObserveToken()
  Observer(isolation: isolation, isWanted: { [weak token] in token?.isCancelled == false }, apply: apply)
    .run(in: .current)
  return token
}

// A closure that is isolated to an actor is called like any other. Who calls it here is on that actor: the caller of
// `observe`, from whom the closure inherits its isolation, and then the tasks of `Observer`.

private func unisolated(
  _ apply: @escaping @isolated(any) @Sendable () -> Void
) -> @Sendable (UITransaction) -> Void {
  let apply = unsafeBitCast(apply, to: (@Sendable () -> Void).self)
  return { _ in apply() }
}

private func unisolated(
  _ apply: @escaping @isolated(any) @Sendable (UITransaction) -> Void
) -> @Sendable (UITransaction) -> Void {
  unsafeBitCast(apply, to: (@Sendable (UITransaction) -> Void).self)
}
