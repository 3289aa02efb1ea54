/// A confirmation dialog, by its old name.
@available(*, deprecated, renamed: "ConfirmationDialogState")
public typealias ActionSheetState<Action> = ConfirmationDialogState<Action>

extension AlertState {
  // Not deprecated: in the sources of 2021, whose module shares this type, it is the only name.
  /// A button, by its old name.
  public typealias Button = ButtonState<Action>

  /// The action of a button, by its old name.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias ButtonAction = ButtonStateAction<Action>

  /// The role of a button, by its old name.
  @available(*, deprecated, renamed: "ButtonStateRole")
  public typealias ButtonRole = ButtonStateRole

  /// Creates an alert.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  @_disfavoredOverload
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(buttons: buttons, message: message, title: title)
  }

  /// Creates an alert with one button.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  @_disfavoredOverload
  public init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil) {
    self.init(buttons: dismissButton.map { [$0] } ?? [], message: message, title: title)
  }

  /// Creates an alert with two buttons.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  @_disfavoredOverload
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(buttons: [primaryButton, secondaryButton], message: message, title: title)
  }
}

extension ConfirmationDialogState {
  // Not deprecated: in the sources of 2021, whose module shares this type, it is the only name.
  /// A button, by its old name.
  public typealias Button = ButtonState<Action>

  /// Whether a dialog shows its title, by its old name.
  @available(*, deprecated, renamed: "ConfirmationDialogStateTitleVisibility")
  public typealias Visibility = ConfirmationDialogStateTitleVisibility

  /// Creates a dialog.
  @available(*, deprecated, message: "Use 'init(titleVisibility:title:actions:message:)' instead.")
  @_disfavoredOverload
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(buttons: buttons, message: message, title: title, titleVisibility: titleVisibility)
  }

  /// Creates a dialog.
  @available(*, deprecated, message: "Use 'init(title:actions:message:)' instead.")
  @_disfavoredOverload
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = []) {
    self.init(buttons: buttons, message: message, title: title, titleVisibility: .automatic)
  }
}

extension ButtonState {
  /// The action of a button, by its old name.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias Handler = ButtonStateAction<Action>

  /// A button that leaves things as they are.
  @available(*, deprecated, message: "Use 'ButtonState(role: .cancel, action:label:)' instead.")
  @_disfavoredOverload
  public static func cancel(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// A button.
  @available(*, deprecated, message: "Use 'ButtonState(action:label:)' instead.")
  @_disfavoredOverload
  public static func `default`(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(action: action) { label }
  }

  /// A button that destroys something.
  @available(*, deprecated, message: "Use 'ButtonState(role: .destructive, action:label:)' instead.")
  @_disfavoredOverload
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}
