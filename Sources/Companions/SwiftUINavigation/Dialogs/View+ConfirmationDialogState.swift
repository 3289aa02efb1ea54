public import IppoUI
public import SwiftNavigation

extension View {
  /// Shows a dialog while its state is there. Choosing a button sets the state to `nil`.
  ///
  /// - Parameters:
  ///   - state: The dialog.
  ///   - handler: Gets the action of the button that is chosen, or `nil` if it has none.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    let dialog = state.wrappedValue
    return self.confirmationDialog(
      dialog.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(state),
      titleVisibility: dialog.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: dialog,
      actions: { dialog in
        ForEach(dialog.buttons) { button in Button(button, action: handler) }
      },
      message: { dialog in
        if let message = dialog.message { Text(message) }
      }
    )
  }

  /// Shows a dialog while its state is there, with an asynchronous handler. Choosing a button sets the state to `nil`.
  ///
  /// - Parameters:
  ///   - state: The dialog.
  ///   - handler: Gets the action of the button that is chosen, or `nil` if it has none.
  public func confirmationDialog<Value: Sendable>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @MainActor @Sendable (Value?) async -> Void
  ) -> some View {
    let dialog = state.wrappedValue
    return self.confirmationDialog(
      dialog.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(state),
      titleVisibility: dialog.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: dialog,
      actions: { dialog in
        ForEach(dialog.buttons) { button in Button(button, action: handler) }
      },
      message: { dialog in
        if let message = dialog.message { Text(message) }
      }
    )
  }

  /// Shows a dialog while its state is there. None of its buttons does more than close it.
  ///
  /// - Parameter state: The dialog.
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    self.confirmationDialog(state) { (_: Never?) in }
  }

  /// Shows a dialog while its state is there.
  @available(*, deprecated, message: "Use 'View.confirmationDialog(_:action:)' instead.")
  @_disfavoredOverload
  public func confirmationDialog<Value>(_ state: Binding<ConfirmationDialogState<Value>?>) -> some View {
    self.confirmationDialog(state) { (_: Value?) in }
  }
}

extension Visibility {
  /// The visibility of a dialog's title.
  ///
  /// - Parameter visibility: The visibility as a value.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}
