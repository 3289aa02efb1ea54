import ComposableArchitectureCore
import IppoComponents
import IppoUI
import SwiftNavigation

extension BottomMenuState {
  /// The menu that shows this state.
  ///
  /// - Parameter send: Gets the action of the button that is chosen, in its animation.
  @MainActor
  func menu(_ send: @escaping @MainActor (Action) -> Void) -> BottomMenu {
    BottomMenu(
      title: Text(title),
      message: message.map { Text($0) },
      buttons: buttons.map { $0.button(send) },
      footerButton: footerButton.map { $0.button(send) })
  }
}

extension BottomMenuState.Button {
  @MainActor
  fileprivate func button(_ send: @escaping @MainActor (Action) -> Void) -> BottomMenu.Button {
    BottomMenu.Button(title: Text(title), icon: icon) { action?.perform(send) }
  }
}
