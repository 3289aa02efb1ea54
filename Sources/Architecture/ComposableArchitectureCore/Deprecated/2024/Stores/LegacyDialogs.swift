#if UI
  public import IppoUI
  public import SwiftNavigation
  import SwiftUINavigation

  extension View {
    /// Shows an alert of the old kind while its state is there.
    @available(*, deprecated, message: "Use 'alert($store.scope(state: \\.alert, action: \\.alert))'.")
    @MainActor @preconcurrency
    public func legacyAlert<ButtonAction>(
      store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
    ) -> some View {
      alert(store: store)
    }

    /// Shows an alert of the old kind, one destination of several, while its state is there.
    @available(*, deprecated, message: "Use 'alert($store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func legacyAlert<State, Action, ButtonAction>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
      action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
    ) -> some View {
      alert(store: store, state: toDestinationState, action: fromDestinationAction)
    }

    /// Shows an action sheet while its state is there.
    @available(*, deprecated, message: "Use 'confirmationDialog($store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func actionSheet<ButtonAction>(
      store: Store<PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>>
    ) -> some View {
      confirmationDialog(store: store)
    }

    /// Shows an action sheet, one destination of several, while its state is there.
    @available(*, deprecated, message: "Use 'confirmationDialog($store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    public func actionSheet<State, Action, ButtonAction>(
      store: Store<PresentationState<State>, PresentationAction<Action>>,
      state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
      action fromDestinationAction: @escaping (_ dialogAction: ButtonAction) -> Action
    ) -> some View {
      confirmationDialog(store: store, state: toDestinationState, action: fromDestinationAction)
    }
  }
#endif
