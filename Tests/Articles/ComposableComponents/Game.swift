import ComposableArchitecture
import ComposableComponents
import SwiftUI

//= struct Game {
//… .none

struct GameView: View {
  var body: some View { Text("Game") }
}

struct MenuView: View {
  @Bindable var store: StoreOf<Game>

  var body: some View {
    //= GameView()
  }
}
