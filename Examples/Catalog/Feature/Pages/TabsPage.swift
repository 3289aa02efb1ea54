import SwiftUI

/// `TabView`.
struct TabsPage: View {
  @State private var tab = "songs"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Songs", systemImage: "music.note", value: "songs") {
        VStack(spacing: 16) {
          Text("The first tab")
          Button("Show the second") { tab = "albums" }
        }
      }
      Tab("Albums", systemImage: "square.stack", value: "albums") {
        Text("The second tab")
      }
      .badge(2)
      Tab("Search", systemImage: "magnifyingglass", value: "search") {
        Text("The third tab")
      }
    }
  }
}
