#if UI
  public import IppoUI
  public import SwiftNavigation
  import SwiftUINavigation

  extension View {
    /// Shows an alert while its store is there, and sends the action of the button that is chosen.
    ///
    /// - Parameter item: The store: `$store.scope(state: \.alert, action: \.alert)`.
    @MainActor @preconcurrency
    public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
      let store = item.wrappedValue
      return alert(item[dynamicMember: \.[stateOf: StoreType()]]) { (action: Action?) in
        if let action { store?.send(action) }
      }
    }

    /// Shows a dialog while its store is there, and sends the action of the button that is chosen.
    ///
    /// - Parameter item: The store: `$store.scope(state: \.dialog, action: \.dialog)`.
    @MainActor @preconcurrency
    public func confirmationDialog<Action>(
      _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View {
      let store = item.wrappedValue
      return confirmationDialog(item[dynamicMember: \.[stateOf: StoreType()]]) { (action: Action?) in
        if let action { store?.send(action) }
      }
    }
  }

  /// Names the type of a store in a key path.
  struct StoreType<State, Action>: Hashable {}

  extension Optional {
    /// The state of a store that may be gone; writing nil lets it go.
    @MainActor
    subscript<State, Action>(stateOf type: StoreType<State, Action>) -> State? where Wrapped == Store<State, Action> {
      get { self?.core.state }
      set { if newValue == nil { self = nil } }
    }
  }
#endif
