import ComposableArchitecture
import ComposableComponents
import SwiftUI

extension BottomMenuState where Action == Game.Action.BottomMenu {
  /// What can be done about a game besides playing it.
  ///
  /// A menu that is closed without a choice is dismissed: `@Presents` needs no action for that.
  static func gameMenu(state: Game.State) -> Self {
    var menu = BottomMenuState(title: TextState(state.title))
    if state.isResumable {
      menu.buttons.append(
        Button(
          title: TextState("Main menu"), icon: Image(systemName: "rectangle.portrait.and.arrow.right"),
          action: MenuAction(action: .exitButtonTapped, animation: .default)))
    }
    if state.turnBasedContext != nil {
      menu.buttons.append(
        Button(
          title: TextState("Forfeit"), icon: Image(systemName: "flag"),
          action: MenuAction(action: .forfeitGameButtonTapped, animation: .default)))
    } else {
      menu.buttons.append(
        Button(
          title: TextState("End game"), icon: Image(systemName: "flag"),
          action: MenuAction(action: .endGameButtonTapped, animation: .default)))
    }
    menu.footerButton = Button(
      title: TextState("Settings"), icon: Image(systemName: "gear"),
      action: MenuAction(action: .settingsButtonTapped, animation: .default))
    return menu
  }
}

extension AlertState where Action == Game.Action.Alert {
  static func forfeit(against opponent: String) -> Self {
    AlertState {
      TextState("Forfeit this game?")
    } actions: {
      ButtonState(role: .destructive, action: .forfeitConfirmed) { TextState("Forfeit") }
      ButtonState(role: .cancel) { TextState("Keep playing") }
    } message: {
      TextState("\(opponent) will win.")
    }
  }
}
