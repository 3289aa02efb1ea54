import IppoComponents
import SwiftUI

struct GameView: View {
  @State private var menu: BottomMenu?

  var body: some View {
    Button("Menu", systemImage: "ellipsis") {
      withAnimation {
        menu = BottomMenu(title: Text("Solo"))
      }
    }
    .bottomMenu(item: $menu)
  }
}
