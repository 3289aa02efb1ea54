import ComposableArchitecture
import Testing

@MainActor
struct GameTests {
  @Test func `ending the game closes the menu`() async {
    let store = TestStore(initialState: Game.State(isResumable: false)) { Game() }

    await store.send(.menuButtonTapped) {
      $0.bottomMenu = .gameMenu(state: $0)
    }
    await store.send(.bottomMenu(.presented(.endGameButtonTapped))) {
      $0.bottomMenu = nil
      $0.isOver = true
    }
  }
}
