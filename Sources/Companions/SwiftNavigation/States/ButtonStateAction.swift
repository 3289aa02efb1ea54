public import CustomDump

#if UI
  public import IppoUI
#endif

/// The effect of a ``ButtonState``: it sends an action, possibly in an animation.
public struct ButtonStateAction<Action> {
  /// The kinds of what a button does.
  public enum _ActionType {
    /// Sends an action, in the animation there is.
    case send(Action?)

    #if UI
      /// Sends an action in an animation.
      case animatedSend(Action?, animation: Animation?)
    #endif
  }

  /// The kind of action.
  public let type: _ActionType

  /// Sends an action.
  ///
  /// - Parameter action: The action; `nil` for none.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  #if UI
    /// Sends an action in an animation.
    ///
    /// - Parameters:
    ///   - action: The action; `nil` for none.
    ///   - animation: The animation.
    public static func send(_ action: Action?, animation: Animation?) -> Self {
      Self(type: .animatedSend(action, animation: animation))
    }
  #endif

  /// The action that is sent, if any.
  public var action: Action? {
    switch self.type {
    case .send(let action): action
    #if UI
      case .animatedSend(let action, _): action
    #endif
    }
  }

  /// The same with another action.
  ///
  /// - Parameter transform: Turns the action into another; `nil` is no action.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    switch self.type {
    case .send(let action): .send(transform(action))
    #if UI
      case .animatedSend(let action, let animation): .send(transform(action), animation: animation)
    #endif
    }
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  /// The call that makes it.
  public var customDumpMirror: Mirror {
    switch self.type {
    case .send(let action):
      Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    #if UI
      case .animatedSend(let action, let animation):
        Mirror(self, children: ["send": (action, animation: animation)], displayStyle: .enum)
    #endif
    }
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}
