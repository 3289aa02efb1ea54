import SwiftUI

struct Placeholder<Content: View>: View {
  let isEmpty: Bool
  @ViewBuilder var content: Content
  @State private var text = PlaceholderKey.defaultValue

  var body: some View {
    content
      .onPreferenceChange(PlaceholderKey.self) { text = $0 }
      .opacity(isEmpty ? 0 : 1)
      .overlay {
        if isEmpty {
          Text(text)
        }
      }
  }
}
