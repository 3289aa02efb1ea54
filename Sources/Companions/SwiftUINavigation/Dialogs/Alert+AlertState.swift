public import IppoUI
public import SwiftNavigation

extension Alert {
  /// The alert of a state, in the spelling of earlier years. Of more than two buttons, the first two are shown.
  ///
  /// - Parameters:
  ///   - state: The alert as a value.
  ///   - action: Gets the action of the button that is chosen, or `nil` if it has none.
  public init<Action>(_ state: AlertState<Action>, action: @escaping @MainActor (Action?) -> Void) {
    let buttons = state.buttons.map { Alert.Button($0, action: action) }
    self.init(state, buttons: buttons)
  }

  /// The alert of a state, with an asynchronous handler.
  ///
  /// - Parameters:
  ///   - state: The alert as a value.
  ///   - action: Gets the action of the button that is chosen, or `nil` if it has none.
  public init<Action: Sendable>(
    _ state: AlertState<Action>,
    action: @escaping @MainActor @Sendable (Action?) async -> Void
  ) {
    self.init(state, buttons: state.buttons.map { Alert.Button($0, action: action) })
  }

  private init<Action>(_ state: AlertState<Action>, buttons: [Alert.Button]) {
    let (title, message) = (Text(state.title), state.message.map { Text($0) })
    if buttons.count >= 2 {
      self.init(title: title, message: message, primaryButton: buttons[0], secondaryButton: buttons[1])
    } else {
      self.init(title: title, message: message, dismissButton: buttons.first)
    }
  }
}

extension ActionSheet {
  /// The action sheet of a state, in the spelling of earlier years.
  ///
  /// - Parameters:
  ///   - state: The dialog as a value.
  ///   - action: Gets the action of the button that is chosen, or `nil` if it has none.
  public init<Action>(_ state: ConfirmationDialogState<Action>, action: @escaping @MainActor (Action?) -> Void) {
    self.init(
      title: Text(state.title),
      message: state.message.map { Text($0) },
      buttons: state.buttons.map { Alert.Button($0, action: action) }
    )
  }
}
