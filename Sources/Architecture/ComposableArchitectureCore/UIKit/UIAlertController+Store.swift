#if UI
  public import IppoUI
  public import SwiftNavigation

  extension UIAlertController {
    /// Creates an alert from a state.
    ///
    /// - Parameters:
    ///   - state: The alert as a value.
    ///   - send: Gets the action of the button that a person chooses; `nil` for a button without an action.
    @_disfavoredOverload
    public convenience init<Action>(state: AlertState<Action>, send: @escaping (_ action: Action?) -> Void) {
      self.init(state: state, handler: send)
    }

    /// Creates an action sheet from a state. The title is shown, whatever the state says of its visibility.
    ///
    /// - Parameters:
    ///   - state: The dialog as a value.
    ///   - send: Gets the action of the button that a person chooses; `nil` for a button without an action.
    @_disfavoredOverload
    public convenience init<Action>(
      state: ConfirmationDialogState<Action>, send: @escaping (_ action: Action?) -> Void
    ) {
      var state = state
      state.titleVisibility = .visible
      self.init(state: state, handler: send)
    }

    /// Creates an alert from the store of its state. A button without an action dismisses the alert.
    ///
    /// - Parameter store: The store of the alert.
    public convenience init<Action>(store: Store<AlertState<Action>, PresentationAction<Action>>) {
      self.init(state: store.withState { $0 }, handler: { store.send($0.map { .presented($0) } ?? .dismiss) })
      addWayOut { store.send(.dismiss) }
    }

    /// Creates an alert from the store of its state, such as one that `scope(state:action:)` gives.
    ///
    /// - Parameter store: The store of the alert.
    public convenience init<Action>(store: Store<AlertState<Action>, Action>) {
      self.init(state: store.withState { $0 }, handler: { if let action = $0 { store.send(action) } })
      addWayOut {}
    }

    /// Creates an action sheet from the store of its state. A button without an action dismisses the sheet.
    ///
    /// - Parameter store: The store of the dialog.
    public convenience init<Action>(store: Store<ConfirmationDialogState<Action>, PresentationAction<Action>>) {
      self.init(state: store.withState { $0 }, send: { store.send($0.map { .presented($0) } ?? .dismiss) })
      addWayOut { store.send(.dismiss) }
    }

    /// Creates an action sheet from the store of its state, such as one that `scope(state:action:)` gives.
    ///
    /// - Parameter store: The store of the dialog.
    public convenience init<Action>(store: Store<ConfirmationDialogState<Action>, Action>) {
      self.init(state: store.withState { $0 }, send: { if let action = $0 { store.send(action) } })
      addWayOut {}
    }

    /// Adds "OK" where there are no buttons.
    private func addWayOut(_ dismiss: @escaping () -> Void) {
      guard actions.isEmpty else { return }
      addAction(UIAlertAction(title: "OK", style: .cancel) { _ in dismiss() })
    }
  }
#endif
