import Foundation
import IppoTesting
import IppoUI
import Testing

@MainActor
@Suite("What is said of a view with a context menu")
struct ContextMenuNameTests {
  struct Cells: View {
    @State private var log: [String] = []
    var body: some View {
      ZStack { Circle() }
        .onTapGesture { log.append("tapped") }
        .contextMenu { Button("Flag") { log.append("flagged") } }
        .accessibilityLabel("Row 1")
      Text(log.joined(separator: " "))
    }
  }

  @Test("is said of the view, and not of the items of the menu")
  func names() throws {
    let host = ViewHost { Cells() }
    #expect(host.outline.contains("Row 1"))
    #expect(host.outline.contains("Flag"))
    #expect(host.outline.components(separatedBy: "Row 1").count == 2)
    try host.tap("Row 1")
    #expect(host.contains("tapped"))
  }
}
