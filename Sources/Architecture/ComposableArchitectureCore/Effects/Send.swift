/// Sends actions from an effect back to the store.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void

  /// Makes a value that calls a function with every action.
  ///
  /// - Parameter send: Called on the main actor.
  public init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  nonisolated init(unchecked send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends an action, unless the effect has been cancelled.
  ///
  /// - Parameter action: The action.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}

/// A shorthand for the `Send` of a reducer.
public typealias SendOf<R: Reducer> = Send<R.Action>
