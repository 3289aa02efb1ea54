import SwiftUI

/// Tabs in a sidebar where the window is wide, and in a bar where it is not.
struct SidebarScreen: View {
  @State private var place = "Home"

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: "Home") { page("Home") }
      Tab("Inbox", systemImage: "tray", value: "Inbox") { page("Inbox") }.badge(3)
      TabSection("Library") {
        Tab("Albums", systemImage: "square.stack", value: "Albums") { page("Albums") }
        Tab("Artists", systemImage: "music.mic", value: "Artists") { page("Artists") }
      }
      TabSection("Playlists") {
        Tab("Favourites", systemImage: "star", value: "Favourites") { page("Favourites") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }

  private func page(_ name: String) -> some View {
    NavigationStack { List(0..<3) { Text("\(name) \($0)") }.navigationTitle(name) }
  }
}
