import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

@testable import BottomMenuExample

/// Section 000 of the tutorials: the game on a screen.
@MainActor
struct GameScreenTests {
  private func host(_ store: StoreOf<WordGame>) -> ViewHost { ViewHost { WordGameView(store: store) } }

  private func program(_ state: WordGame.State = WordGame.State()) -> (StoreOf<WordGame>, ViewHost) {
    let store = Store(initialState: state) { WordGame() }
    return (store, host(store))
  }

  private func spell(_ word: String, on host: ViewHost) throws {
    for letter in word { try host.tap(String(letter)) }
  }

  private func nodes(_ host: ViewHost) -> [RenderNode] {
    host.tree.root.map { root in host.tree.subtree(of: root).compactMap { host.tree[$0] } } ?? []
  }

  @Test("000-T2: the bar has a tray and a menu button, on faint ground with round corners; the dots stand upright")
  func bar() throws {
    let (_, host) = program()
    try host.tap("Solo")
    let nodes = nodes(host)

    #expect(host.contains(.button, "Solo 0 words"))
    #expect(host.contains(.button, "Menu"))
    #expect(nodes.contains { $0.element == .effect(.rotation(.pi / 2, anchor: .init(x: 0.5, y: 0.5))) })
    #expect(
      nodes.filter { $0.element == .effect(.clip(.corners(12))) }.count == 2, "Both buttons have corners of 12 points")
    let ground = RenderShape(.rectangle, fill: .color(RenderColor(.named(.primary), opacity: 0.05)))
    #expect(nodes.filter { $0.element == .shape(ground) }.count == 2)
  }

  @Test("000-T2: both buttons animate what they change")
  func barAnimates() throws {
    let (_, host) = program()
    try host.tap("Solo")
    for name in ["Solo 0 words", "Menu"] {
      host.ops.take()
      try host.tap(name)
      #expect(host.ops.frames.flatMap(\.entries).contains { $0.animation == Animation.default.render })
    }
  }

  @Test("000-T12: the ground is white in light surroundings and nearly black in dark ones")
  func ground() throws {
    let (_, host) = program()
    try host.tap("Solo")
    func hasGround(_ color: RenderColor) -> Bool {
      nodes(host).contains {
        if case .shape(let shape) = $0.element { shape.fill == .color(color) } else { false }
      }
    }
    #expect(hasGround(.named(.white)))
    host.graph.updateEnvironment { $0.colorScheme = .dark }
    host.graph.drain()
    #expect(hasGround(Color(red: 0x11 / 255, green: 0x11 / 255, blue: 0x11 / 255).render))
  }

  @Test("000-T19: the three dots bring up the menu")
  func menu() throws {
    let (store, host) = program()
    try host.tap("Daily puzzle")
    try host.tap("Menu")

    #expect(store.game?.bottomMenu == .gameMenu(state: Game.State(title: "Daily puzzle", isResumable: true)))
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

  @Test("000-T20, 000-T21: the backdrop and the button in the corner close it", arguments: [true, false])
  func closed(byBackdrop: Bool) throws {
    let (store, host) = program()
    try host.tap("Solo")
    try host.tap("Menu")
    if byBackdrop { try host.dismiss() } else { try host.tap("Close") }

    #expect(store.game?.bottomMenu == nil)
    host.advance(by: 10)
    #expect(!host.contains(.dialog, "Solo"))
  }

  @Test("000-T22: the menu's button acts, and the menu goes")
  func endGame() throws {
    let (store, host) = program()
    try host.tap("Solo")
    try spell("PLAN", on: host)
    try host.tap("Play word")
    try host.tap("Menu")
    try host.tap("End game")

    #expect(store.game?.bottomMenu == nil)
    #expect(host.contains("Game over"))
    #expect(host.contains("You: 4"))
    try host.tap("Main menu")
    #expect(store.game == nil)
  }

  @Test("000-T22: the footer opens the settings, which change the appearance")
  func settings() throws {
    let (store, host) = program()
    try host.tap("Solo")
    try host.tap("Menu")
    try host.tap("Settings")
    try host.select("Dark", in: "Appearance")
    try host.tap("Done")

    #expect(store.appearance == .dark)
    try host.tap("Menu")
    #expect(
      nodes(host).contains {
        guard case .presentation(let presentation) = $0.element, $0.attributes.phase == .present else { return false }
        let grey = Color(red: 0x24 / 255, green: 0x24 / 255, blue: 0x24 / 255).render
        return presentation.kind == .bottomSheet(title: "Solo", background: grey)
      })
  }

  @Test("000-T23: a state with a menu in it starts with the menu on the screen")
  func deepLink() {
    var game = Game.State(title: "Solo")
    game.bottomMenu = .gameMenu(state: game)
    let (_, host) = program(WordGame.State(game: game))

    #expect(host.contains(.dialog, "Solo"))
  }

  @Test("A resumable game is left by its menu, and continued from the main menu")
  func resumed() throws {
    let (_, host) = program()
    try host.tap("Daily puzzle")
    try spell("HAT", on: host)
    try host.tap("Play word")
    try host.tap("Menu")
    try host.tap("Main menu")
    host.advance(by: 10)
    try host.tap("Continue: Daily puzzle")

    #expect(host.contains("You: 3"))
  }

  @Test("In a duel the opponent answers")
  func duel() async throws {
    let store = Store(initialState: WordGame.State()) {
      WordGame()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    let host = host(store)
    try host.tap("Duel with Ada")
    try spell("TEN", on: host)
    try host.tap("Play word")
    await host.wait { $0.tree.contains("Ada: 5") }
    try host.tap("Duel with Ada 2 words")
    #expect(host.contains("LEAPT"))
    try host.tap("Menu")
    try host.tap("Forfeit")
    try host.tap(.button, "Forfeit")
    #expect(host.contains("Game over"))
  }
}

extension RenderShape.Outline {
  fileprivate static func corners(_ radius: Double) -> Self {
    .roundedRectangle(topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }
}

extension RenderTree {
  fileprivate func contains(_ text: String) -> Bool { accessibility.flatMap(\.flattened).contains { $0.name == text } }
}
