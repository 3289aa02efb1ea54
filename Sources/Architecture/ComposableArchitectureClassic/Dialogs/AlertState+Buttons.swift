public import IppoUI
public import SwiftNavigation

// The way alerts were written in 2020 and 2021. Within this module these are not deprecated.

extension AlertState {
  /// Creates an alert with one button, or with "OK".
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text under the title.
  ///   - dismissButton: The button.
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text under the title.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// Creates an alert with any number of buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text under the title.
  ///   - buttons: The buttons.
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(
      title: { title }, actions: { for button in buttons { button } }, message: message.map { text in { text } })
  }
}

extension ButtonState {
  /// A button that leaves things as they are.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it sends.
  public static func cancel(_ label: TextState = TextState("Cancel"), send action: Action? = nil) -> Self {
    Self(role: .cancel, action: .send(action)) { label }
  }

  /// A button that leaves things as they are.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it does.
  public static func cancel(
    _ label: TextState = TextState("Cancel"), action: ButtonStateAction<Action>
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it sends.
  public static func `default`(_ label: TextState, send action: Action? = nil) -> Self {
    Self(action: .send(action)) { label }
  }

  /// A button.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it does.
  public static func `default`(_ label: TextState, action: ButtonStateAction<Action>) -> Self {
    Self(action: action) { label }
  }

  /// A button that destroys something.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it sends.
  public static func destructive(_ label: TextState, send action: Action? = nil) -> Self {
    Self(role: .destructive, action: .send(action)) { label }
  }

  /// A button that destroys something.
  ///
  /// - Parameters:
  ///   - label: The text on it.
  ///   - action: What it does.
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action>) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}

/// A choice of actions as a value.
public typealias ActionSheetState<Action> = ConfirmationDialogState<Action>

extension ConfirmationDialogState {
  /// Creates a choice of actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - titleVisibility: Whether the title is shown.
  ///   - message: The text under the title.
  ///   - buttons: The buttons.
  public init(
    title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic, message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      titleVisibility: titleVisibility, title: { title }, actions: { for button in buttons { button } },
      message: message.map { text in { text } }
    )
  }
}
