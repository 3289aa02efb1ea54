import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

/// That the other files compile is what this target is for: previews are checked, and never run. These tests show that
/// they are of an app that works.
@MainActor
@Suite("Previews")
struct PreviewTests {
  @Test("a helper of a preview shows what a macro made")
  func editing() throws {
    let host = ViewHost { ContactsView.editing }
    #expect(try host.find(.textbox, "Name").value == "Ada")
  }

  @Test("a client's preview value reports what is not implemented")
  func previewValue() {
    withExpectedIssue {
      _ = Directory.previewValue.count()
    }
  }
}
