#if UI
  public import IppoUI
  public import SwiftNavigation
  import SwiftUINavigation

  extension View {
    /// Shows an alert while the state of a store is there: the spelling of 2022.
    ///
    /// - Parameters:
    ///   - store: The store of the optional alert.
    ///   - dismiss: What to send when the alert is closed without an answer.
    @available(*, deprecated, message: "Use '@Presents' and 'alert($store.scope(state: \\.alert, action: \\.alert))'.")
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func alert<Action>(_ store: Store<AlertState<Action>?, Action>, dismiss: Action) -> some View {
      DismissibleDialog(content: self, store: store, dismiss: dismiss) { content, state, send in
        content.alert(state) { (action: Action?) in
          if let action { send(action) }
        }
      }
    }

    /// Shows a dialog while the state of a store is there: the spelling of 2022.
    ///
    /// - Parameters:
    ///   - store: The store of the optional dialog.
    ///   - dismiss: What to send when the dialog is closed without an answer.
    @available(*, deprecated, message: "Use '@Presents' and 'confirmationDialog($store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func confirmationDialog<Action>(
      _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
    ) -> some View {
      DismissibleDialog(content: self, store: store, dismiss: dismiss) { content, state, send in
        content.confirmationDialog(state) { (action: Action?) in
          if let action { send(action) }
        }
      }
    }

    /// Shows an action sheet while the state of a store is there: the spelling of 2022.
    ///
    /// - Parameters:
    ///   - store: The store of the optional action sheet.
    ///   - dismiss: What to send when it is closed without an answer.
    @available(*, deprecated, message: "Use '@Presents' and 'confirmationDialog($store.scope(state: …, action: …))'.")
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func actionSheet<Action>(
      _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
    ) -> some View {
      confirmationDialog(store, dismiss: dismiss)
    }
  }

  /// Shows a dialog while the optional state of a store is there, and sends an action when it is closed.
  private struct DismissibleDialog<State, Action, Content: View, Presented: View>: View {
    let content: Content
    let store: Store<State?, Action>
    let dismiss: Action
    let present: (Content, Binding<State?>, @escaping (Action) -> Void) -> Presented

    var body: some View {
      WithViewStore(store, observe: { $0 }, removeDuplicates: { ($0 != nil) == ($1 != nil) }) { viewStore in
        let store = MainActorBound(store)
        let dismiss = MainActorBound(dismiss)
        let state = MainActorBound(viewStore.state)
        present(
          content,
          Binding(
            get: { state.value },
            set: { newValue in
              if newValue != nil { return }
              MainActor.assumeIsolated {
                if store.value.withState({ $0 != nil }) { store.value.send(dismiss.value) }
              }
            }
          ),
          { store.value.send($0) }
        )
      }
    }
  }
#endif
