#if UI
  public import IppoUI

  extension Button where Label == Text {
    /// The button of a state.
    ///
    /// - Parameters:
    ///   - button: The button as a value.
    ///   - action: Gets the button's action, in the button's animation.
    @MainActor
    public init<Action>(_ button: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void) {
      self.init(
        role: button.role.map(ButtonRole.init),
        action: { button.withAction(action) },
        label: { Text(button.label) }
      )
    }

    /// The button of a state, with an asynchronous action.
    ///
    /// - Parameters:
    ///   - button: The button as a value.
    ///   - action: Gets the button's action. It cannot be animated: an issue is reported if the button asks for that.
    @MainActor
    public init<Action: Sendable>(
      _ button: ButtonState<Action>,
      action: @escaping @MainActor @Sendable (Action?) async -> Void
    ) {
      self.init(
        role: button.role.map(ButtonRole.init),
        action: { Task { @MainActor in await button.withAction { await action($0) } } },
        label: { Text(button.label) }
      )
    }
  }

  extension ButtonRole {
    /// The role of a state.
    ///
    /// - Parameter role: The role as a value.
    public init(_ role: ButtonStateRole) {
      switch role {
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }
#endif
