import IppoComponents
import SwiftUI

func share() {}

//= struct PhotoView: View {

struct Message: Identifiable {
  var id: Int
}

struct MessageRow: View {
  let message: Message
  var body: some View { Text("Message \(message.id)") }
}

struct MessagesView: View {
  let messages: [Message]
  @State private var isEmpty = false

  var body: some View {
    //= EmptyStateView(empty: $isEmpty) {
  }
}
