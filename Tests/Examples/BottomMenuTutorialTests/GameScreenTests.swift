import ClassicExampleSupport
import ComposableArchitecture
import ExampleSupport
import IppoComponents
import IppoTesting
import SwiftUI
import Testing

@testable import BottomMenuTutorial

/// The game on the screen.
@MainActor
@Suite struct GameScreenTests {
  private let log = ActionLog()
  private let store: Store<WordAppState, WordAppAction>
  private let host: ViewHost

  init() {
    let store = Store(
      initialState: WordAppState(),
      reducer: wordAppReducer.logging(to: log),
      environment: WordAppEnvironment(game: GameEnvironment(feedback: { .none }, isWord: { $0.count > 2 }))
    )
    self.store = store
    host = ViewHost { WordAppView(store: store) }
  }

  /// The names of the game's actions since the last call.
  private func actions() -> [String] {
    defer { log.clear() }
    return log.entries.compactMap { entry in
      entry.action.split(whereSeparator: { !$0.isLetter }).last.map(String.init)
    }
  }

  private var game: GameState? { ViewStore(store).game }

  private var nodes: [RenderNode] {
    host.tree.root.map { root in host.tree.subtree(of: root).compactMap { host.tree[$0] } } ?? []
  }

  @Test("000-T1: the bar observes a part of the state that a function makes")
  func bar() throws {
    let store = Store(
      initialState: GameState(title: "Solo", words: ["PLAN"]), reducer: Reducer<GameState, GameAction, Void>.empty,
      environment: ())
    let view = GameNavView(store: store)
    #expect(view.viewStore.score == 4)
    #expect(view.viewStore.title == "Solo")
    #expect(ViewHost { GameNavView(store: store) }.contains(.button, "Menu"))
  }

  @Test("000-T2: two buttons on faint ground with round corners; the dots stand upright")
  func barLooks() throws {
    try host.tap("Solo")
    #expect(nodes.contains { $0.element == .effect(.rotation(.pi / 2, anchor: .init(x: 0.5, y: 0.5))) })
    let ground = RenderShape(.rectangle, fill: .color(RenderColor(.named(.primary), opacity: 0.05)))
    #expect(nodes.filter { $0.element == .shape(ground) }.count == 2)
  }

  @Test("000-T12: the ground of the game follows the appearance, and appearing is an action")
  func ground() throws {
    try host.tap("Solo")
    #expect(actions().last == "onAppear")
    func hasGround(_ color: RenderColor) -> Bool {
      nodes.contains { if case .shape(let shape) = $0.element { shape.fill == .color(color) } else { false } }
    }
    #expect(hasGround(.named(.white)))
    host.graph.updateEnvironment { $0.colorScheme = .dark }
    host.graph.drain()
    #expect(hasGround(Color(red: 0x11 / 255, green: 0x11 / 255, blue: 0x11 / 255).render))
  }

  @Test("000-T13, T14, T19: the three dots set the state, and the state shows the menu, animated")
  func menu() throws {
    try host.tap("Daily puzzle")
    host.ops.take()
    try host.tap("Menu")
    #expect(game?.bottomMenu == .gameMenu(state: GameState(title: "Daily puzzle", isResumable: true)))
    #expect(host.ops.frames.flatMap(\.entries).contains { $0.animation == Animation.default.render })
    #expect(
      try host.find(.dialog).outline == """
        dialog "Daily puzzle"
          heading "Daily puzzle"
          button "Close"
          button "Main menu"
          button "End game"
          button "Settings"
        """)
  }

  @Test("000-T15, T20, T21: backdrop and close button send the dismissal alone", arguments: [true, false])
  func closing(byBackdrop: Bool) throws {
    try host.tap("Solo")
    try host.tap("Menu")
    _ = actions()
    if byBackdrop { try host.dismiss() } else { try host.tap("Close") }
    #expect(actions() == ["dismissBottomMenu"])
    #expect(game?.bottomMenu == nil)
    host.advance(by: 10)
    #expect(host.all(.dialog).isEmpty)
  }

  @Test("000-T15: writing a menu to the binding does nothing; without a dismissal closing does nothing")
  func setter() throws {
    enum Action: Equatable { case never }
    let store = Store(
      initialState: BottomMenuState<Action>?.some(.init(title: TextState("Stays"))),
      reducer: Reducer<BottomMenuState<Action>?, Action, Void>.empty, environment: ())
    let host = ViewHost { Text("Content").bottomMenu(store) }
    try host.dismiss()
    #expect(host.contains(.dialog, "Stays"))
  }

  @Test("000-T16, T22: a button sends the dismissal, and then its own action")
  func buttons() throws {
    try host.tap("Solo")
    try host.tap("Menu")
    _ = actions()
    try host.tap("End game")
    #expect(actions() == ["dismissBottomMenu", "endGameButtonTapped"])
    #expect(host.contains("Game over"))
    #expect(game?.bottomMenu == nil)
  }

  @Test("000-T16: an inherited animation is the one in which the menu closes; no action is nothing")
  func inherited() throws {
    enum Action: Equatable { case chosen, dismissed }
    let store = Store(
      initialState: BottomMenuState<Action>?.some(
        .init(
          title: TextState("Title"),
          buttons: [
            .init(title: TextState("Idle"), icon: Image(systemName: "flag")),
            .init(title: TextState("Choose"), icon: Image(systemName: "flag"), action: .init(action: .chosen)),
          ],
          onDismiss: .init(action: .dismissed))),
      reducer: Reducer<BottomMenuState<Action>?, Action, Void> { state, action, _ in
        if action == .chosen { state = nil }
        return .none
      },
      environment: ())
    let host = ViewHost { Text("Content").bottomMenu(store) }
    try host.tap("Idle")
    #expect(host.contains(.dialog, "Title"))
    try host.tap("Choose")
    host.advance(by: 10)
    #expect(host.all(.dialog).isEmpty)
  }

  @Test("000-T22: the footer dismisses first, and then opens the settings")
  func footer() throws {
    try host.tap("Solo")
    try host.tap("Menu")
    _ = actions()
    try host.tap("Settings")
    #expect(actions() == ["dismissBottomMenu", "settingsButtonTapped"])
    try host.toggle("Haptics")
    #expect(ViewStore(store).isHapticsEnabled == false)
    try host.tap("Done")
    #expect(ViewStore(store).isSettingsShown == false)
  }

  @Test("000-T23: the state alone decides: a menu in it is on the screen, without a tap")
  func stateDriven() throws {
    var game = GameState(title: "Solo")
    game.bottomMenu = .gameMenu(state: game)
    store.send(.start(game))
    host.graph.drain()
    #expect(host.contains(.dialog, "Solo"))
    store.send(.game(.dismissBottomMenu))
    host.graph.drain()
    host.advance(by: 10)
    #expect(host.all(.dialog).isEmpty)
  }

  @Test("A resumable game is left through its menu, and a duel is forfeited after a question")
  func program() throws {
    try host.tap("Daily puzzle")
    try host.tap("Menu")
    try host.tap("Main menu")
    #expect(game == nil)
    host.advance(by: 10)
    try host.tap("Duel with Ada")
    for letter in ["P", "L", "A", "N"] { try host.tap(letter) }
    #expect(host.contains("PLAN"))
    try host.tap("Play")
    #expect(game?.score == 4)
    try host.tap("Menu")
    try host.tap("Forfeit")
    #expect(try host.find(.alertdialog).name == "Forfeit this game?")
    try host.tap("Keep playing")
    #expect(game?.isOver == false)
    #expect(game?.alert == nil)
  }
}
