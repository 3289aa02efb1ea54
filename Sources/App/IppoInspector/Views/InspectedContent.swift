package import SwiftUI

/// The content of an inspected window, with a note above it while it shows an earlier state.
package struct InspectedContent<Content: View>: View {
  private let session: InspectedSession
  private let content: Content

  /// - Parameters:
  ///   - session: The window.
  ///   - content: Its content.
  package init(_ session: InspectedSession, content: Content) {
    self.session = session
    self.content = content
  }

  package var body: some View {
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
