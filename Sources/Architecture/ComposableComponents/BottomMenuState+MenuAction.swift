import CustomDump
public import IppoUI

extension BottomMenuState {
  /// An action of a bottom menu, and how what it changes is animated.
  public struct MenuAction {
    /// The action to send.
    public let action: Action
    let animation: MenuAnimation

    /// An action with an animation of its own, or, with `nil`, with none.
    ///
    /// - Parameters:
    ///   - action: What is sent.
    ///   - animation: The animation; `nil`: the change is not animated.
    public init(action: Action, animation: Animation?) {
      self.action = action
      self.animation = .explicit(animation)
    }

    /// An action in the animation in which the menu closes.
    ///
    /// - Parameter action: What is sent.
    public init(action: Action) {
      self.action = action
      animation = .inherited
    }

    /// Sends the action in its animation.
    @MainActor
    func perform(_ send: (Action) -> Void) {
      switch animation {
      case .inherited: send(action)
      case .explicit(let animation): withAnimation(animation) { send(action) }
      }
    }
  }
}

/// The origin of an action's animation.
enum MenuAnimation: Equatable, Sendable {
  case inherited
  case explicit(Animation?)
}

extension MenuAnimation: CustomDumpStringConvertible, CustomStringConvertible {
  var customDumpDescription: String { description }

  var description: String {
    switch self {
    case .inherited: "<inherited>"
    case .explicit(let animation): String(describing: animation)
    }
  }
}

extension BottomMenuState.MenuAction: Equatable where Action: Equatable {}
extension BottomMenuState.MenuAction: Sendable where Action: Sendable {}
