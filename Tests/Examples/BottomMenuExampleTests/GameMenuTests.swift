import ComposableArchitecture
import ComposableComponents
import SwiftUI
import Testing

@testable import BottomMenuExample

/// Section 000 of the tutorials: from the button to the state.
@MainActor
struct GameMenuTests {
  @Test("000-T3: actions can be compared")
  func actions() {
    #expect(Game.Action.menuButtonTapped == .menuButtonTapped)
    #expect(Game.Action.bottomMenu(.presented(.exitButtonTapped)) != .bottomMenu(.dismiss))
  }

  @Test("000-T5, 000-T6: the menu button puts the menu of this game into the state, and has no effect besides")
  func menuButton() async {
    let store = TestStore(initialState: Game.State(title: "Solo")) { Game() }

    await store.send(.menuButtonTapped) {
      $0.bottomMenu = .gameMenu(state: $0)
    }
    await store.send(.bottomMenu(.dismiss)) {
      $0.bottomMenu = nil
    }
  }

  @Test(
    "000-T11: what the menu offers depends on the game",
    arguments: [
      (isResumable: false, isTurnBased: false, titles: ["End game"]),
      (isResumable: true, isTurnBased: false, titles: ["Main menu", "End game"]),
      (isResumable: false, isTurnBased: true, titles: ["Forfeit"]),
      (isResumable: true, isTurnBased: true, titles: ["Main menu", "Forfeit"]),
    ])
  func buttons(isResumable: Bool, isTurnBased: Bool, titles: [String]) {
    let menu = BottomMenuState.gameMenu(
      state: Game.State(
        title: "A game", isResumable: isResumable,
        turnBasedContext: isTurnBased ? Game.TurnBasedContext(opponent: "Ada") : nil))

    #expect(menu.title == TextState("A game"))
    #expect(menu.message == nil)
    #expect(menu.buttons.map(\.title) == titles.map { TextState($0) })
    #expect(menu.footerButton?.title == TextState("Settings"))
    #expect(menu.footerButton?.icon == Image(systemName: "gear"))
  }

  @Test("000-T11: every action brings the default animation")
  func animations() throws {
    let menu = BottomMenuState.gameMenu(
      state: Game.State(
        title: "Duel", isResumable: true, turnBasedContext: Game.TurnBasedContext(opponent: "Ada")))
    let expected: [Game.Action.BottomMenu] = [.exitButtonTapped, .forfeitGameButtonTapped, .settingsButtonTapped]
    let actions = try (menu.buttons + [#require(menu.footerButton)]).map(\.action)

    #expect(actions == expected.map { BottomMenuState.MenuAction(action: $0, animation: .default) })
  }

  // The printed menu sends an action of its own when it is closed. A presented state needs none: it is dismissed.
  @Test("000-T11, 000-T20: closing the menu needs no action of its own")
  func dismissal() {
    #expect(BottomMenuState.gameMenu(state: Game.State(title: "Solo")).onDismiss == nil)
  }
}
