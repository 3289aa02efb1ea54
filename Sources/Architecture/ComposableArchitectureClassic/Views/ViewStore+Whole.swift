public import ComposableArchitectureCore
public import IppoUI

extension ViewStore where ViewState: Equatable {
  /// Observes the whole of a store's state.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<ViewState, ViewAction>) {
    self.init(store, observe: { $0 })
  }
}

extension ViewStore where ViewState == Void {
  /// Sends the actions of a store without state.
  ///
  /// - Parameter store: The store.
  public convenience init(_ store: Store<Void, ViewAction>) {
    self.init(store, observe: { $0 }, removeDuplicates: { _, _ in true })
  }
}

extension ViewStore {
  /// Observes the whole of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a change is none.
  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Sends an action: ``send(_:)`` as a function that returns nothing, where one is asked for.
  ///
  /// - Parameter action: What happened.
  @_disfavoredOverload
  public func send(_ action: ViewAction) {
    _ = send(action) as StoreTask
  }

  /// Sends an action, and animates what changes: `send(_:animation:)` as a function that returns nothing.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - animation: The animation, or nil for none.
  @_disfavoredOverload
  public func send(_ action: ViewAction, animation: Animation?) {
    _ = send(action, animation: animation) as StoreTask
  }
}
