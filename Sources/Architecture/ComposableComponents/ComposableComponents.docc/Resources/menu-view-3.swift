import IppoComponents
import SwiftUI

struct GameView: View {
  @State private var isOver = false
  @State private var menu: BottomMenu?

  var body: some View {
    VStack {
      Text(isOver ? "Game over" : "Spell a word.")
      Button("Menu", systemImage: "ellipsis") {
        withAnimation {
          menu = BottomMenu(
            title: Text("Solo"),
            buttons: [
              BottomMenu.Button(title: Text("End game"), icon: Image(systemName: "flag")) { isOver = true }
            ])
        }
      }
    }
    .bottomMenu(item: $menu)
  }
}
