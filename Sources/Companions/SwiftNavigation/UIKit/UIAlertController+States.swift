#if UI
  public import IppoUI

  extension UIAlertController {
    /// Creates an alert from a state.
    ///
    /// The semantics are those of `UIAlertController` in swift-navigation.
    ///
    /// - Parameters:
    ///   - state: The alert as a value.
    ///   - handler: Gets the action of the button that a person chooses; `nil` for a button without an action.
    public convenience init<Action>(
      state: AlertState<Action>, handler: @escaping (_ action: Action?) -> Void
    ) {
      self.init(
        title: String(state: state.title), message: state.message.map { String(state: $0) }, preferredStyle: .alert)
      for button in state.buttons { addAction(UIAlertAction(button, action: handler)) }
    }

    /// Creates an action sheet from a state.
    ///
    /// The semantics are those of `UIAlertController` in swift-navigation.
    ///
    /// - Parameters:
    ///   - state: The dialog as a value.
    ///   - handler: Gets the action of the button that a person chooses; `nil` for a button without an action.
    public convenience init<Action>(
      state: ConfirmationDialogState<Action>, handler: @escaping (_ action: Action?) -> Void
    ) {
      self.init(
        title: state.titleVisibility == .visible ? String(state: state.title) : nil,
        message: state.message.map { String(state: $0) }, preferredStyle: .actionSheet)
      for button in state.buttons { addAction(UIAlertAction(button, action: handler)) }
    }
  }

  extension UIAlertAction {
    /// Creates a choice from the state of a button.
    ///
    /// - Parameters:
    ///   - button: The button as a value.
    ///   - handler: Gets the action of the button, in the button's animation; `nil` where there is none.
    public convenience init<Action>(
      _ button: ButtonState<Action>, action handler: @escaping (_ action: Action?) -> Void
    ) {
      self.init(title: String(state: button.label), style: button.role.map(Style.init) ?? .default) { _ in
        button.withAction(handler)
      }
    }
  }

  extension UIAlertAction.Style {
    /// The style of a button with a role.
    public init(_ role: ButtonStateRole) {
      self =
        switch role {
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
  }
#endif
