import Testing

@testable import IppoUI

@MainActor
@Suite("Looks that the environment hands down")
struct InheritedLookTests {
  @Test("A scheme that is written into the environment is drawn by")
  func colorScheme() throws {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let screen = Screen {
      VStack {
        Reader()
        VStack { Reader() }.environment(\.colorScheme, .dark)
      }
    }
    #expect(screen.texts == ["light", "dark"])
    let schemes = screen.nodes.compactMap(\.attributes.colorScheme)
    #expect(schemes == [.dark])
    #expect(screen.nodes.allSatisfy { !$0.attributes.isColorSchemeOfWindow })
  }

  @Test("What is presented has the tint of the view that presents it, and a dialog that of the renderer")
  func tint() throws {
    let screen = Screen {
      Text("Root")
        .sheet(isPresented: .constant(true)) { Button("Close") {} }
        .tint(.pink)
    }
    let sheet = try #require(
      screen.nodes.first { if case .presentation = $0.element { true } else { false } })
    #expect(sheet.attributes.tint == .named(.pink))
    let alert = Screen { Text("Root").alert("Stop", isPresented: .constant(true)) {}.tint(.pink) }
    let dialog = try #require(
      alert.nodes.first { if case .presentation = $0.element { true } else { false } })
    #expect(dialog.attributes.tint == nil)
  }

  @Test("What may be out of date is dimmed where something around says that it is, and nothing else")
  func invalidated() {
    let screen = Screen {
      VStack {
        Text("Steps").invalidatableContent()
        Text("Title")
        Text("Kept").invalidatableContent(false)
      }
      .redacted(reason: .invalidated)
    }
    let dimmed = screen.nodes.filter { $0.element == .effect(.opacity(0.5)) }.map { screen.texts(in: $0.id) }
    #expect(dimmed == [["Steps"]])
    #expect(!screen.nodes.contains { $0.element == .effect(.redacted) })
  }
}
