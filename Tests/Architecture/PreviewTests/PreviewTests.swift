import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

@testable import IppoPreviews

/// The previews of the other files are those of an app. They compile, and each of them is shown.
@MainActor
@Suite("Previews")
struct PreviewTests {
  @Test("a helper of a preview shows what a macro made")
  func editing() throws {
    let host = ViewHost { ContactsView.editing }
    #expect(try host.find(.textbox, "Name").value == "Ada")
  }

  @Test("each preview is shown as in a process of previews, without an issue")
  func all() async throws {
    let catalog = PreviewCatalog.ofProgram()
    let own = catalog.groups.filter { $0.module == "PreviewTests" }.flatMap(\.entries)
    var texts: [String: String] = [:]
    for entry in own {
      texts[entry.fullTitle] = try await withDependencies {
        $0.context = .preview
      } operation: {
        try await PreviewSnapshot(entry, PreviewVariant(), PreviewContexts(), quiet: .zero).reading
      }
    }
    #expect(own.count == 29)
    #expect(texts["Shared, and set before"]?.hasSuffix("4\n") == true)
    #expect(texts["A view of its own"] == "1. 0, stepper, 0\n")
    #expect(texts["Bindings"] == "1. Name, text field, empty\n2. Favorite, switch, off\n")
    for (name, text) in texts { #expect(!text.isEmpty, "\(name)") }
  }

  @Test("a client's preview value reports what is not implemented")
  func previewValue() {
    withExpectedIssue {
      _ = Directory.previewValue.count()
    }
  }
}
