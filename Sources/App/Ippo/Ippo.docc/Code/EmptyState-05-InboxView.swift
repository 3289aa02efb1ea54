import IppoComponents
import SwiftUI

struct InboxView: View {
  @State private var messages: [String] = []

  var body: some View {
    EmptyStateView(empty: .constant(messages.isEmpty)) {
      List(messages, id: \.self) { Text($0) }
        .emptyStateItems {
          Image(systemName: "tray")
          Text("No mail today")
          Button("Ask Again") { messages.append("Welcome") }
        }
    }
  }
}
