import ComposableArchitecture
import SwiftUI
import Testing

@testable import BottomMenuTutorial

/// The menu as a value, and the feature step by step.
@MainActor
@Suite struct GameMenuTests {
  private typealias Menu = BottomMenuState<GameAction>

  private func store(
    _ game: GameState?, feedback: @escaping () -> Effect<Never, Never> = { .none }
  ) -> TestStore<WordAppState, WordAppState, WordAppAction, WordAppAction, WordAppEnvironment> {
    TestStore(
      initialState: WordAppState(game: game),
      reducer: wordAppReducer,
      environment: WordAppEnvironment(game: GameEnvironment(feedback: feedback, isWord: { $0.count > 2 }))
    )
  }

  @Test("000-T3: actions of a game are equatable")
  func actions() {
    #expect(GameAction.menuButtonTapped == .menuButtonTapped)
    #expect(GameAction.alert(.dismiss) != .alert(.forfeitButtonTapped))
  }

  @Test("000-T4: a function over a path makes the reducer; here the game is in an optional")
  func generic() {
    var count = 0
    let store = store(GameState(title: "Solo"), feedback: { .fireAndForget { count += 1 } })
    store.send(.game(.letterTapped(0))) { $0.game?.selected = [0] }
    store.send(.game(.playButtonTapped)) { $0.game?.selected = [] }
    #expect(count == 1)
    store.send(.hapticsToggled(false)) { $0.isHapticsEnabled = false }
    store.send(.game(.playButtonTapped))
    #expect(count == 1)
  }

  @Test("000-T4: the same function where the game is a field")
  func field() {
    struct Screen: Equatable {
      var game = GameState(title: "Solo")
    }
    let reducer: Reducer<Screen, WordAppAction, GameEnvironment> = gameReducer(
      state: \Screen.game, action: /WordAppAction.game, environment: { $0 }, isHapticsEnabled: { _ in false })
    let store = TestStore(
      initialState: Screen(), reducer: reducer,
      environment: GameEnvironment(feedback: { .none }, isWord: { _ in true }))
    store.send(.game(.trayButtonTapped)) { $0.game.isTrayShown = true }
  }

  @Test("000-T5, T6: the menu button sets the optional menu, and nothing else happens")
  func menuButtonTapped() {
    let game = GameState(title: "Solo")
    store(game).send(.game(.menuButtonTapped)) { $0.game?.bottomMenu = .gameMenu(state: game) }
  }

  @Test("000-T7: a menu needs a title only")
  func defaults() {
    let menu = Menu(title: TextState("Title"))
    #expect(menu.buttons.isEmpty)
    #expect(menu.footerButton == nil)
    #expect(menu.message == nil)
    #expect(menu.onDismiss == nil)
  }

  @Test("000-T8: a button needs no action")
  func button() {
    #expect(Menu.Button(title: TextState("Title"), icon: Image(systemName: "flag")).action == nil)
  }

  @Test("000-T9: an animation is inherited, or explicit and perhaps none; it says so when it is printed")
  func animations() {
    let inherited = Menu.MenuAction(action: .onAppear)
    let none = Menu.MenuAction(action: .onAppear, animation: nil)
    let explicit = Menu.MenuAction(action: .onAppear, animation: .default)
    #expect(inherited != none)
    #expect(none != explicit)
    #expect(printed(inherited).contains("animation: <inherited>"))
    #expect(printed(none).contains("animation: nil"))
    #expect(printed(explicit).contains("animation: \(String(describing: Optional(Animation.default)))"))
  }

  /// What `debug()` prints of a value.
  private func printed<Value>(_ value: Value) -> String {
    var text = ""
    let queue = DispatchQueue(label: "Printer")
    let reducer = Reducer<Value?, Value, Void> { state, action, _ in
      state = action
      return .none
    }
    .debug { _ in DebugEnvironment(printer: { text = $0 }, queue: queue) }
    Store(initialState: nil, reducer: reducer, environment: ()).send(value)
    return queue.sync { text }
  }

  @Test("000-T10: menus, their buttons, pictures, texts and animations are equatable")
  func equality() {
    let game = GameState(title: "Solo", isResumable: true)
    #expect(Menu.gameMenu(state: game) == .gameMenu(state: game))
    #expect(Image(systemName: "flag") == Image(systemName: "flag"))
    #expect(Image(systemName: "flag") != Image(systemName: "gear"))
    #expect(TextState("a") == TextState("a"))
    #expect(Animation.default == .default)
  }

  @Test(
    "000-T11: the buttons follow from the kind of game",
    arguments: [
      (false, false, ["End game"]), (true, false, ["Main menu", "End game"]), (false, true, ["Forfeit"]),
      (true, true, ["Main menu", "Forfeit"]),
    ])
  func buttons(isResumable: Bool, isTurnBased: Bool, titles: [String]) {
    let game = GameState(
      title: "Game", isResumable: isResumable, turnBasedContext: isTurnBased ? .init(opponent: "Ada") : nil)
    let menu = Menu.gameMenu(state: game)
    #expect(menu.buttons.map { String(state: $0.title) } == titles)
    #expect(String(state: menu.title) == (isTurnBased ? "You and Ada" : "Game"))
    #expect(menu.footerButton?.title == TextState("Settings"))
    #expect(menu.footerButton?.icon == Image(systemName: "gear"))
    #expect(menu.onDismiss == .init(action: .dismissBottomMenu, animation: .default))
    let actions: [String: GameAction] = [
      "Main menu": .exitButtonTapped, "End game": .endGameButtonTapped, "Forfeit": .forfeitGameButtonTapped,
    ]
    for (button, title) in zip(menu.buttons, titles) {
      #expect(button.action == .init(action: actions[title]!, animation: .default))
    }
  }

  @Test("000-T22: choosing a button is the dismissal, and then the button's action")
  func choosing() {
    let game = GameState(title: "Duel", turnBasedContext: .init(opponent: "Ada"))
    store(game).assert(
      .send(.game(.menuButtonTapped)) { $0.game?.bottomMenu = .gameMenu(state: game) },
      .send(.game(.dismissBottomMenu)) { $0.game?.bottomMenu = nil },
      .send(.game(.forfeitGameButtonTapped)) {
        $0.game?.alert = .init(
          title: .init("Forfeit this game?"),
          message: .init("\("Ada") will win."),
          primaryButton: .cancel(.init("Keep playing"), send: .dismiss),
          secondaryButton: .destructive(.init("Forfeit"), send: .forfeitButtonTapped)
        )
      },
      .send(.game(.alert(.forfeitButtonTapped))) {
        $0.game?.alert = nil
        $0.game?.isOver = true
      }
    )
  }
}
