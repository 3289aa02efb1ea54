#if UI
  public import IppoUI

  extension Alert.Button {
    /// The button of a state, for alerts in the spelling of earlier years.
    ///
    /// - Parameters:
    ///   - button: The button as a value.
    ///   - action: Gets the button's action, in the button's animation.
    public init<Action>(_ button: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void) {
      // Actions of alerts run on the main actor, but their type does not say so.
      let actions = MainActorBound(button)
      self.init(button) {
        MainActor.assumeIsolated { actions.value.withAction(action) }
      }
    }

    /// The button of a state, with an asynchronous action.
    ///
    /// - Parameters:
    ///   - button: The button as a value.
    ///   - action: Gets the button's action. It cannot be animated: an issue is reported if the button asks for that.
    public init<Action: Sendable>(
      _ button: ButtonState<Action>,
      action: @escaping @MainActor @Sendable (Action?) async -> Void
    ) {
      self.init(button) {
        Task { @MainActor in await button.withAction { await action($0) } }
      }
    }

    private init<Action>(_ button: ButtonState<Action>, perform: @escaping () -> Void) {
      self =
        switch button.role {
        case .cancel: .cancel(Text(button.label), action: perform)
        case .destructive: .destructive(Text(button.label), action: perform)
        case nil: .default(Text(button.label), action: perform)
        }
    }
  }
#endif
