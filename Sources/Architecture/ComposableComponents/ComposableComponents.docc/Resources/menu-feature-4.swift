import ComposableArchitecture
import ComposableComponents
import SwiftUI

struct GameView: View {
  @Bindable var store: StoreOf<Game>

  var body: some View {
    VStack {
      Text(store.isOver ? "Game over" : "Spell a word.")
      Button("Menu", systemImage: "ellipsis") {
        store.send(.menuButtonTapped, animation: .default)
      }
    }
    .bottomMenu($store.scope(state: \.bottomMenu, action: \.bottomMenu))
  }
}
