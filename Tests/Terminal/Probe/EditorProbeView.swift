import SwiftUI

/// A text of several lines, and what the app knows of it.
struct EditorProbeView: View {
  @State private var text = "first"
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text).frame(height: 64)
      Text("Text: \(text.replacingOccurrences(of: "\n", with: "/"))")
      Text("Changes: \(count)")
      Text("Select these words")
      Button("Other") {}
    }
    .onChange(of: text) { count += 1 }
  }
}
