import ComposableArchitecture
import IppoTesting
import Testing

@MainActor
struct GameScreenTests {
  @Test func `the dots bring up a menu that can end the game`() throws {
    let store = Store(initialState: Game.State(isResumable: false)) { Game() }
    let host = ViewHost { GameView(store: store) }

    try host.tap("Menu")
    #expect(host.contains(.dialog, "Solo"))

    try host.tap("End game")
    #expect(host.contains("Game over"))
  }
}
