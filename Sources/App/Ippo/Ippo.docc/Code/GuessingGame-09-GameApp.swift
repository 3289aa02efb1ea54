import ComposableArchitecture
import SwiftUI

@main
struct GameApp: App {
  var body: some Scene {
    WindowGroup {
      GameView(store: Store(initialState: Game.State()) { Game() })
    }
  }
}
