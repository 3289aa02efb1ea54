#if UI
  public import IppoUI

  extension Effect {
    /// Sends an action, and animates what changes.
    @available(*, deprecated, message: "Animate where the state changes, or use 'Effect.run' and 'send(_:animation:)'.")
    public static func send(_ action: Action, animation: Animation? = nil) -> Self {
      Self.send(action).animation(animation)
    }

    /// Animates what the actions of the effect change.
    ///
    /// - Parameter animation: The animation, or nil for none.
    @available(*, deprecated, message: "Use 'Effect.run' and 'send(_:animation:)' instead.")
    public func animation(_ animation: Animation? = .default) -> Self {
      wrapped(in: Transaction(animation: animation))
    }

    /// Sends the actions of the effect in a transaction.
    ///
    /// - Parameter transaction: The transaction.
    @available(*, deprecated, message: "Use 'Effect.run' and 'send(_:transaction:)' instead.")
    public func transaction(_ transaction: Transaction) -> Self {
      wrapped(in: transaction)
    }

    private func wrapped(in transaction: Transaction) -> Self {
      if isNone { return self }
      let transaction = MainActorBound(transaction)
      return Self(operation: .wrapped(self) { send in withTransaction(transaction.value) { send() } })
    }
  }
#endif
