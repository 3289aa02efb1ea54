import SwiftUI

struct Placeholder<Content: View>: View {
  let isEmpty: Bool
  @ViewBuilder var content: Content

  var body: some View {
    content
      .opacity(isEmpty ? 0 : 1)
      .overlay {
        if isEmpty {
          Text("Nothing here")
        }
      }
  }
}
