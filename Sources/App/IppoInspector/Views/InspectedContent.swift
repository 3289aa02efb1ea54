package import SwiftUI

/// The content of an inspected window, with a note above it while it shows an earlier state.
package struct InspectedContent<Content: View>: View {
  private let session: InspectedSession
  private let content: Content
  private let address: String?

  /// - Parameters:
  ///   - session: The window.
  ///   - content: Its content.
  ///   - address: The address of the inspector, which is shown below the content; `nil` for none.
  package init(_ session: InspectedSession, content: Content, address: String? = nil) {
    self.session = session
    self.content = content
    self.address = address
  }

  package var body: some View {
    if let address {
      VStack(alignment: .leading, spacing: 0) {
        noted
        // Alone on its line, and whole: a person copies it.
        Text(verbatim: address).font(.caption).foregroundStyle(.secondary)
      }
    } else {
      noted
    }
  }

  private var noted: some View {
    // The note is at the edge of the window, whatever the size of the content.
    content.frame(maxWidth: .infinity, maxHeight: .infinity).overlay(alignment: .top) {
      if !session.isAtPresent {
        Text("Inspecting the past")
          .fixedSize()
          .font(.callout.bold())
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .foregroundStyle(.black)
          .background(.yellow, in: Capsule())
          .padding(8)
      }
    }
  }
}
