import Testing

@testable @_spi(Host) import IppoUI

@MainActor
@Suite("Commands, and windows that cannot be opened")
struct CommandTests {
  struct Editor: App {
    var body: some Scene {
      WindowGroup { Text("Document") }
        .commands {
          CommandMenu("Tools") { Button("Sharpen") {}.keyboardShortcut("k") }
          CommandGroup(after: .newItem) { Button("New Page") {} }
          CommandGroup(replacing: .help) {}
          SidebarCommands()
          if Bool(false) { CommandMenu("Never") { Text("never") } }
        }
    }
  }

  private func texts(_ size: UserInterfaceSizeClass) -> [String] {
    let host = AppHost(Editor(), frameSource: ManualFrameSource())
    defer { host.close() }
    let graph = host.openWindow(environment: { $0.horizontalSizeClass = size }, frameSource: ManualFrameSource())!
    defer { graph.close() }
    graph.drain()
    return graph.tree.subtree(of: graph.tree.root!).compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    }
  }

  @Test("Menus stand above a wide window, standard ones in their order")
  func menus() {
    #expect(texts(.regular) == ["File", "New Page", "Tools", "Sharpen", "Document"])
    #expect(texts(.compact) == ["Document"])
  }

  struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.supportsMultipleWindows) private var isSupported
    var body: some View {
      Text(isSupported ? "many" : "one")
      Button("Open") { openWindow(id: "detail") }
    }
  }

  @Test("To open a window is an issue, and the app can ask first")
  func windows() throws {
    let screen = Screen { Opener() }
    #expect(screen.texts.first == "one")
    withKnownIssue { try screen.tap("Open") }
  }
}
