import SwiftUI

/// A field whose app makes capitals of what is typed, and takes a line out of it with Return.
struct ChatScreen: View {
  @State private var draft = ""
  @State private var lines: [String] = []

  var body: some View {
    VStack {
      TextField(
        "Message",
        text: Binding {
          draft
        } set: {
          draft = $0.uppercased()
        }
      )
      .onSubmit {
        lines.append(draft)
        draft = ""
      }
      Text(verbatim: "Lines: \(lines.joined(separator: "|"))")
    }
  }
}
