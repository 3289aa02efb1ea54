import ComposableArchitecture
import ComposableComponents
import SwiftUI

extension BottomMenuState where Action == Game.Action.BottomMenu {
  static func gameMenu(state: Game.State) -> Self {
    var menu = BottomMenuState(title: TextState("Solo"))
    if state.isResumable {
      menu.buttons.append(
        Button(
          title: TextState("Main menu"), icon: Image(systemName: "house"),
          action: MenuAction(action: .exitButtonTapped, animation: .default)))
    }
    menu.buttons.append(
      Button(
        title: TextState("End game"), icon: Image(systemName: "flag"),
        action: MenuAction(action: .endGameButtonTapped, animation: .default)))
    return menu
  }
}
