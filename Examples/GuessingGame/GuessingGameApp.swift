import ComposableArchitecture
import SwiftUI

/// A number-guessing game: one counter, a record of past games, and a screen to look through them.
@main
struct GuessingGameApp: App {
  var body: some Scene {
    WindowGroup {
      GuessingGame()
    }
  }
}

/// The content of one window. Every window plays a game of its own.
struct GuessingGame: View {
  @State private var store = Store(initialState: Launch.state ?? Game.State()) {
    Game()
  }

  var body: some View {
    NavigationStack {
      GameView(store: store)
    }
  }
}
