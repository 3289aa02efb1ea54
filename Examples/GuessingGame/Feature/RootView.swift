import ComposableArchitecture
import SwiftUI

/// The content of one window. Every window plays a game of its own.
package struct RootView: View {
  @State private var store = Store(initialState: Launch.state ?? Game.State()) {
    Game()
  }

  package init() {}

  package var body: some View {
    NavigationStack {
      GameView(store: store)
    }
  }
}
