import Perception

/// One observation, on the actor where its closure is isolated.
final class Observer: Sendable {
  private let isolation: (any Actor)?
  private let isWanted: @Sendable () -> Bool
  private let apply: @Sendable (UITransaction) -> Void

  init(
    isolation: (any Actor)?,
    isWanted: @escaping @Sendable () -> Bool,
    apply: @escaping @Sendable (UITransaction) -> Void
  ) {
    self.isolation = isolation
    self.isWanted = isWanted
    self.apply = apply
  }

  func run(in transaction: UITransaction) {
    guard self.isWanted() else { return }
    withPerceptionTracking {
      UITransaction.$current.withValue(transaction) { self.apply(transaction) }
    } onChange: {
      // The property changes after this call, so the closure runs a hop later.
      self.runLater(in: UITransaction.current)
    }
  }

  private func runLater(in transaction: UITransaction) {
    switch self.isolation {
    case is MainActor: Task { @MainActor in self.run(in: transaction) }
    case let isolation?: Task { await self.run(in: transaction, on: isolation) }
    case nil: Task { self.run(in: transaction) }
    }
  }

  private func run(in transaction: UITransaction, on isolation: isolated any Actor) {
    self.run(in: transaction)
  }
}
