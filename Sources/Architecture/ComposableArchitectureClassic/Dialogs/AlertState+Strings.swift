public import SwiftNavigation

// Texts of alerts were strings at first, and `TextState` later.

extension AlertState {
  /// Creates an alert with one button, or with "OK".
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text under the title.
  ///   - dismissButton: The button.
  @_disfavoredOverload
  public init<S: StringProtocol>(title: S, message: S? = nil, dismissButton: ButtonState<Action>? = nil) {
    self.init(title: TextState(title), message: message.map { TextState($0) }, dismissButton: dismissButton)
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text under the title.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    title: S, message: S? = nil, primaryButton: ButtonState<Action>, secondaryButton: ButtonState<Action>
  ) {
    self.init(
      title: TextState(title), message: message.map { TextState($0) }, primaryButton: primaryButton,
      secondaryButton: secondaryButton
    )
  }
}

extension ConfirmationDialogState {
  /// Creates a choice of actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text under the title.
  ///   - buttons: The buttons.
  @_disfavoredOverload
  public init<S: StringProtocol>(title: S, message: S? = nil, buttons: [ButtonState<Action>] = []) {
    self.init(title: TextState(title), message: message.map { TextState($0) }, buttons: buttons)
  }
}

extension ButtonState {
  /// A button that leaves things as they are.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it sends.
  @_disfavoredOverload
  public static func cancel<S: StringProtocol>(_ label: S, send action: Action? = nil) -> Self {
    .cancel(TextState(label), send: action)
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it sends.
  @_disfavoredOverload
  public static func `default`<S: StringProtocol>(_ label: S, send action: Action? = nil) -> Self {
    .default(TextState(label), send: action)
  }

  /// A button that destroys something.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it sends.
  @_disfavoredOverload
  public static func destructive<S: StringProtocol>(_ label: S, send action: Action? = nil) -> Self {
    .destructive(TextState(label), send: action)
  }
}
