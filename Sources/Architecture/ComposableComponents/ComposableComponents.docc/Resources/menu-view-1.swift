import IppoComponents
import SwiftUI

struct GameView: View {
  var body: some View {
    Button("Menu", systemImage: "ellipsis") {
    }
  }
}
