import ComposableArchitecture
import SwiftUI

/// A menu as a value: what is in the state while the menu is on the screen.
struct BottomMenuState<Action> {
  var buttons: [Button]
  var footerButton: Button?
  var message: TextState?
  var onDismiss: MenuAction?
  var title: TextState

  init(
    title: TextState,
    message: TextState? = nil,
    buttons: [Button] = [],
    footerButton: Button? = nil,
    onDismiss: MenuAction? = nil
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.footerButton = footerButton
    self.onDismiss = onDismiss
  }

  struct Button {
    let action: MenuAction?
    let icon: Image
    let title: TextState

    init(title: TextState, icon: Image, action: MenuAction? = nil) {
      self.title = title
      self.icon = icon
      self.action = action
    }
  }

  /// An action, and how what it changes is animated.
  struct MenuAction {
    let action: Action
    fileprivate let animation: Animation

    /// The animation in which the menu closes is the action's too.
    init(action: Action) {
      self.action = action
      animation = .inherited
    }

    /// An animation of the action's own; nil is none.
    init(action: Action, animation: SwiftUI.Animation?) {
      self.action = action
      self.animation = .explicit(animation)
    }

    fileprivate enum Animation: CustomDebugOutputConvertible, Equatable {
      case inherited
      case explicit(SwiftUI.Animation?)

      var debugOutput: String {
        switch self {
        case .inherited: return "<inherited>"
        case .explicit(let animation): return String(describing: animation)
        }
      }
    }

    /// Sends the action, with the animation or without saying anything about it.
    @MainActor
    func perform(
      send: (Action) -> Void, sendWithAnimation: (Action, SwiftUI.Animation?) -> Void
    ) {
      switch animation {
      case .inherited: send(action)
      case .explicit(let animation): sendWithAnimation(action, animation)
      }
    }
  }
}

extension BottomMenuState: Equatable where Action: Equatable {}
extension BottomMenuState.Button: Equatable where Action: Equatable {}
extension BottomMenuState.MenuAction: Equatable where Action: Equatable {}
