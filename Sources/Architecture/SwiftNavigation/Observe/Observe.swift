public import Foundation
import Perception

/// Runs a closure now, and again after every change of what it read.
///
/// Changes that are made together run it once.
///
/// ```swift
/// let token = observe { label.text = "\(model.count)" }
/// ```
///
/// - Parameter apply: Reads observable objects.
/// - Returns: A token. The observation ends when it is cancelled or released.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  observe { _ in apply() }
}

/// Runs a closure now, and again after every change of what it read, with the transaction of the change.
///
/// - Parameter apply: Reads observable objects.
/// - Returns: A token. The observation ends when it is cancelled or released.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void) -> ObserveToken {
  let token = ObserveToken()
  Observer(owner: { [weak token] in token?.isCancelled == false }, apply: apply).run(in: UITransaction())
  return token
}

extension NSObject {
  /// Runs a closure now, and again after every change of what it read, for as long as the object lives.
  ///
  /// - Parameter apply: Reads observable objects.
  /// - Returns: A token, which need not be kept.
  @MainActor
  @discardableResult
  public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
    self.observe { _ in apply() }
  }

  /// Runs a closure now, and again after every change of what it read, for as long as the object lives.
  ///
  /// - Parameter apply: Reads observable objects.
  /// - Returns: A token, which need not be kept.
  @MainActor
  @discardableResult
  public func observe(
    _ apply: @escaping @MainActor @Sendable (_ transaction: UITransaction) -> Void
  ) -> ObserveToken {
    let token = ObserveToken()
    // The token hangs on the observation, and the observation on the object: released, the object is not there.
    Observer(owner: { [weak self] in self != nil && !token.isCancelled }, apply: apply).run(in: UITransaction())
    return token
  }
}

/// A closure that is run for as long as its owner wants. Whoever waits for the next change holds it.
@MainActor
private final class Observer {
  private let owner: @MainActor () -> Bool
  private let apply: @MainActor @Sendable (UITransaction) -> Void

  init(owner: @escaping @MainActor () -> Bool, apply: @escaping @MainActor @Sendable (UITransaction) -> Void) {
    self.owner = owner
    self.apply = apply
  }

  func run(in transaction: UITransaction) {
    guard self.owner() else { return }
    withPerceptionTracking {
      UITransaction.$current.withValue(transaction) { self.apply(transaction) }
    } onChange: {
      // The property changes after this call, so the closure runs a hop later.
      let transaction = UITransaction.current
      Task { @MainActor in self.run(in: transaction) }
    }
  }
}
