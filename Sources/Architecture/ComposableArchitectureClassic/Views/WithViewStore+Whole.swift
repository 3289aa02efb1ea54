public import ComposableArchitectureCore
public import IppoUI

extension WithViewStore where ViewState: Equatable {
  /// Observes the whole of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Makes the view.
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(store, observe: { $0 }, content: content)
  }
}

extension WithViewStore where ViewState == Void {
  /// Sends the actions of a store without state. The view never changes because of it.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - content: Makes the view.
  public init(
    _ store: Store<Void, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<Void, ViewAction>) -> Content
  ) {
    self.init(store, observe: { $0 }, removeDuplicates: { _, _ in true }, content: content)
  }
}

extension WithViewStore {
  /// Observes the whole of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - isDuplicate: Whether a change is none.
  ///   - content: Makes the view.
  public init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(store, observe: { $0 }, removeDuplicates: isDuplicate, content: content)
  }

  /// Prints whenever the view is made anew.
  ///
  /// - Parameter prefix: What to put in front.
  public func debug(_ prefix: String = "") -> Self {
    _printChanges(prefix)
  }
}
