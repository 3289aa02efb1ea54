public import ComposableArchitectureCore
public import IppoUI
public import SwiftNavigation
import SwiftUINavigation

extension View {
  /// Shows an alert while the state of a store is there.
  ///
  /// ```swift
  /// .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
  /// ```
  ///
  /// Choosing any button sends `dismiss`, whose reducer sets the state to nil, and then the button's own action, which
  /// may set it to another alert.
  ///
  /// - Parameters:
  ///   - store: The store of the optional alert.
  ///   - dismiss: What to send when the alert goes away.
  public func alert<Action>(_ store: Store<AlertState<Action>?, Action>, dismiss: Action) -> some View {
    AlertView(content: self, store: store, dismiss: dismiss)
  }

  /// Shows an alert while the state of a store is there. Each button must send an action of its own, whose reducer sets
  /// the state to nil. A button that closes the alert without an action causes a reported issue.
  ///
  /// - Parameter store: The store of the optional alert.
  public func alert<Action>(_ store: Store<AlertState<Action>?, Action>) -> some View {
    AlertView(content: self, store: store, dismiss: nil)
  }

  /// Shows a choice of actions while the state of a store is there.
  ///
  /// Choosing one sends `dismiss`, whose reducer sets the state to nil, and then the button's own action.
  ///
  /// - Parameters:
  ///   - store: The store of the optional choice.
  ///   - dismiss: What to send when the choice goes away.
  public func actionSheet<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    ConfirmationView(content: self, store: store, dismiss: dismiss)
  }

  /// Shows a choice of actions while the state of a store is there.
  ///
  /// Choosing one sends `dismiss`, whose reducer sets the state to nil, and then the button's own action.
  ///
  /// - Parameters:
  ///   - store: The store of the optional choice.
  ///   - dismiss: What to send when the choice goes away.
  public func confirmationDialog<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    ConfirmationView(content: self, store: store, dismiss: dismiss)
  }
}

private struct AlertView<Action, Content: View>: View {
  let content: Content
  let store: Store<AlertState<Action>?, Action>
  let dismiss: Action?

  var body: some View {
    WithViewStore(store, removeDuplicates: { $0?.id == $1?.id }) { viewStore in
      let dialog = DialogStore(viewStore: viewStore, dismiss: dismiss, title: \.title)
      content.alert(
        viewStore.state.map { Text($0.title) } ?? Text(verbatim: ""),
        isPresented: dialog.isPresented,
        presenting: viewStore.state.map(Presented.init)
      ) { alert in
        DialogButtons(buttons: alert.state.buttons) { dialog.choose($0, of: alert) }
      } message: { alert in
        if let message = alert.state.message { Text(message) }
      }
    }
  }
}

private struct ConfirmationView<Action, Content: View>: View {
  let content: Content
  let store: Store<ConfirmationDialogState<Action>?, Action>
  let dismiss: Action?

  var body: some View {
    WithViewStore(store, removeDuplicates: { $0?.id == $1?.id }) { viewStore in
      let dialog = DialogStore(viewStore: viewStore, dismiss: dismiss, title: \.title)
      content.confirmationDialog(
        viewStore.state.map { Text($0.title) } ?? Text(verbatim: ""),
        isPresented: dialog.isPresented,
        // An action sheet always shows its title.
        titleVisibility: viewStore.state?.titleVisibility == .hidden ? .hidden : .visible,
        presenting: viewStore.state.map(Presented.init)
      ) { choice in
        DialogButtons(buttons: choice.state.buttons) { dialog.choose($0, of: choice) }
      } message: { choice in
        if let message = choice.state.message { Text(message) }
      }
    }
  }
}

private struct DialogButtons<Action>: View {
  let buttons: [ButtonState<Action>]
  let choose: @MainActor (ButtonState<Action>) -> Void

  var body: some View {
    ForEach(buttons) { button in
      Button(role: button.role.map(ButtonRole.init)) {
        choose(button)
      } label: {
        Text(button.label)
      }
    }
  }
}
