import SwiftUI

/// `Menu` and `contextMenu`.
struct MenusPage: View {
  @State private var chosen = "nothing"
  @State private var isPinned = false
  @State private var order = 0

  var body: some View {
    Specimens {
      Specimen("Menu") {
        Text("Chosen: \(chosen)")
        Menu("File") {
          Button("New") { chosen = "New" }
          Button("Open…", systemImage: "folder") { chosen = "Open" }
          Divider()
          Menu("Export") {
            Button("As text") { chosen = "As text" }
            Button("As picture") { chosen = "As picture" }
          }
          Section("Danger") {
            Button("Delete", role: .destructive) { chosen = "Delete" }
          }
        }
      }
      Specimen("State in a menu") {
        Menu("View", systemImage: "eye") {
          Toggle("Pinned", isOn: $isPinned)
          Picker("Order", selection: $order) {
            Text("By name").tag(0)
            Text("By date").tag(1)
          }
        }
        Text(isPinned ? "Pinned" : "Not pinned")
      }
      Specimen("Menu with an action of its own") {
        Menu("Send") {
          Button("Send later") { chosen = "Later" }
        } primaryAction: {
          chosen = "Now"
        }
      }
      Specimen("Context menu") {
        Text("Press long, or the other button")
          .padding(8)
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
          .contextMenu {
            Button("Reply") { chosen = "Reply" }
            Button("Forward") { chosen = "Forward" }
          }
      }
    }
  }
}
