/// An action of which one case holds what views send.
public protocol ViewAction<ViewAction> {
  /// The actions that views send.
  associatedtype ViewAction

  /// Embeds what a view sends.
  ///
  /// - Parameter action: The view's action.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends only its own actions. `@ViewAction(for:)` writes the conformance.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState
  /// The actions of the store.
  associatedtype StoreAction: ViewAction

  /// The store.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  ///
  /// - Parameter action: The view's action.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
