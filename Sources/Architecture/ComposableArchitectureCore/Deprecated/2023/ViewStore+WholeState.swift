#if UI
  public import IppoUI

  extension ViewStore where ViewState: Equatable {
    /// Observes the whole of a store's state.
    ///
    /// - Parameter store: The store.
    @available(*, deprecated, message: "Say what to observe: 'ViewStore(store, observe: { $0 })'.")
    @_disfavoredOverload
    public convenience init(_ store: Store<ViewState, ViewAction>) {
      self.init(store, observe: { $0 })
    }
  }

  extension ViewStore {
    /// Observes the whole of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - isDuplicate: Whether a change is none.
    @available(*, deprecated, message: "Say what to observe: 'ViewStore(store, observe: { $0 }, removeDuplicates: …)'.")
    @_disfavoredOverload
    public convenience init(
      _ store: Store<ViewState, ViewAction>,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
    ) {
      self.init(store, observe: { $0 }, removeDuplicates: isDuplicate)
    }
  }

  extension WithViewStore where ViewState: Equatable {
    /// Observes the whole of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - content: Makes the view.
    @available(*, deprecated, message: "Say what to observe: 'WithViewStore(store, observe: { $0 }) { … }'.")
    @_disfavoredOverload
    public init(
      _ store: Store<ViewState, ViewAction>,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) {
      self.init(store, observe: { $0 }, content: content)
    }
  }

  extension WithViewStore {
    /// Observes the whole of a store's state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - isDuplicate: Whether a change is none.
    ///   - content: Makes the view.
    @available(*, deprecated, message: "Say what to observe: 'WithViewStore(store, observe: { $0 }, …) { … }'.")
    @_disfavoredOverload
    public init(
      _ store: Store<ViewState, ViewAction>,
      removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
      @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) {
      self.init(store, observe: { $0 }, removeDuplicates: isDuplicate, content: content)
    }
  }
#endif
