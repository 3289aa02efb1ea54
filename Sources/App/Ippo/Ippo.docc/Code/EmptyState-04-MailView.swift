import SwiftUI

struct MailView: View {
  @State private var messages = ["Welcome"]

  var body: some View {
    Placeholder(isEmpty: messages.isEmpty) {
      List {
        ForEach(messages, id: \.self) { Text($0) }
          .onDelete { messages.remove(atOffsets: $0) }
      }
      .placeholder("No mail today")
    }
  }
}
