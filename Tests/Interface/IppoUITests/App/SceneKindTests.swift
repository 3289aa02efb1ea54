import Testing

@testable @_spi(Host) import IppoUI

@MainActor
@Suite("Kinds of scenes")
struct SceneKindTests {
  private func shown(_ graph: ViewGraph) -> [String] {
    graph.drain()
    return graph.tree.subtree(of: graph.tree.root!).compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    }
  }

  private func press(_ label: String, in graph: ViewGraph) throws {
    let button = try #require(
      graph.tree.subtree(of: graph.tree.root!).first { id in
        guard case .button? = graph.tree[id]?.element else { return false }
        return graph.tree.subtree(of: id).contains {
          if case .text(let text)? = graph.tree[$0]?.element { text.string == label } else { false }
        }
      })
    try graph.send(.activate, to: button)
    graph.drain()
  }

  struct Editor: App {
    struct Page: View {
      @Environment(\.openSettings) private var openSettings
      var body: some View {
        SettingsLink()
        Button("Open") { openSettings() }
      }
    }

    var body: some Scene {
      WindowGroup { Page() }
      Settings { Text("Colours") }
      UtilityWindow("Tools", id: "tools") { Text("Pencil") }
    }
  }

  @Test("Settings come over the window that asks for them, and go again")
  func settings() throws {
    let host = AppHost(Editor(), frameSource: ManualFrameSource())
    defer { host.close() }
    #expect(host.windows.map(\.isMain) == [true, false, false])
    for link in ["Settings…", "Open"] {
      let window = try #require(host.openWindow(frameSource: ManualFrameSource()))
      #expect(shown(window) == ["Settings…", "Open"])
      try press(link, in: window)
      #expect(shown(window).contains("Colours"))
      try press("Done", in: window)
      #expect(shown(window) == ["Settings…", "Open"])
      window.close()
    }
    let tools = try #require(host.openWindow(id: "tools", frameSource: ManualFrameSource()))
    #expect(shown(tools) == ["Pencil"])
    tools.close()
  }

  @Test("An app without settings says so where they are to be opened")
  func noSettings() {
    withKnownIssue {
      OpenSettingsAction(open: nil)()
    } matching: {
      String(describing: $0).contains("Add a 'Settings' scene to the body of the app")
    }
  }

  struct Store: App {
    @State private var isFull = false
    var body: some Scene {
      WindowGroup { Button("Fill") { isFull = true } }
      AlertScene("Full", isPresented: $isFull) {
        Button("Empty", role: .destructive) {}
      } message: {
        Text("Nothing more fits.")
      }
    }
  }

  @Test("An alert of the app comes over its windows, and each button ends it")
  func alertScene() throws {
    let host = AppHost(Store(), frameSource: ManualFrameSource())
    defer { host.close() }
    #expect(host.windows.map(\.isMain) == [true, false])
    let window = try #require(host.openWindow(frameSource: ManualFrameSource()))
    defer { window.close() }
    #expect(shown(window) == ["Fill"])
    try press("Fill", in: window)
    #expect(shown(window).contains("Nothing more fits."))
    try press("Empty", in: window)
    #expect(shown(window) == ["Fill"])
  }

  struct Clock: App {
    @State private var isInserted = true
    var body: some Scene {
      MenuBarExtra("Clock", systemImage: "clock", isInserted: $isInserted) { Button("Hide") { isInserted = false } }
        .menuBarExtraStyle(.window)
    }
  }

  struct Mail: App {
    var body: some Scene {
      MenuBarExtra("Mail", systemImage: "envelope") { Text("2 letters") }
      WindowGroup { Text("Letters") }
    }
  }

  @Test("The content of an extra is the window of an app that has no other")
  func extras() throws {
    let source = ManualFrameSource()
    let clock = AppHost(Clock(), frameSource: source)
    let window = try #require(clock.openWindow(frameSource: source))
    #expect(shown(window) == ["Hide"])
    try press("Hide", in: window)
    source.runFrames()
    #expect(clock.windows.isEmpty)
    window.close()
    clock.close()

    let mail = AppHost(Mail(), frameSource: ManualFrameSource())
    let letters = try #require(mail.openWindow(frameSource: ManualFrameSource()))
    #expect(shown(letters) == ["Letters"])
    letters.close()
    mail.close()
  }

  struct Notes: App {
    var body: some Scene {
      WindowGroup("Note", id: "note", for: Int.self) { $number in
        Button("Note \(number.map(String.init) ?? "without a number")") { number = 7 }
      }
      WindowGroup(id: "page", for: Int.self) { $number in
        Button("Page \(number)") { number += 1 }
      } defaultValue: {
        3
      }
      WindowGroup(for: String.self) { $name in Text(name ?? "Nobody") }
    }
  }

  @Test("Windows for values begin without one, or with that of the group, and change it")
  func values() throws {
    let host = AppHost(Notes(), frameSource: ManualFrameSource())
    defer { host.close() }
    #expect(host.windows.map(\.title) == ["Note", nil, nil])
    #expect(host.windows.map { $0.valueType.map { "\($0)" } } == ["Int", "Int", "String"])
    let note = try #require(host.openWindow(id: "note", frameSource: ManualFrameSource()))
    #expect(shown(note) == ["Note without a number"])
    try press("Note without a number", in: note)
    #expect(shown(note) == ["Note 7"])
    note.close()
    let page = try #require(host.openWindow(id: "page", frameSource: ManualFrameSource()))
    #expect(shown(page) == ["Page 3"])
    try press("Page 3", in: page)
    #expect(shown(page) == ["Page 4"])
    page.close()
  }

  struct Placed: App {
    var body: some Scene {
      WindowGroup { Text("Placed") }
        .defaultWindowPlacement { content, context in
          WindowPlacement(x: context.defaultDisplay.visibleRect.midX, y: content.sizeThatFits(.unspecified).height)
        }
        .windowIdealPlacement { _, _ in WindowPlacement(.center, width: 100, height: 50) }
        .windowManagerRole(.principal)
        .windowToolbarLabelStyle(fixed: .iconOnly)
      DocumentGroupLaunchScene("Letters") {
        NewDocumentButton("New Letter")
      } background: {
        Color.red
      }
    }
  }

  @Test("Windows that an app would place come up where people open them")
  func placement() throws {
    let host = AppHost(Placed(), frameSource: ManualFrameSource())
    defer { host.close() }
    #expect(host.windows.count == 1)
    let window = try #require(host.openWindow(frameSource: ManualFrameSource()))
    #expect(shown(window) == ["Placed"])
    window.close()
    let placement = WindowPlacement(.center, width: 100, height: 50)
    #expect(placement.size?.width == 100 && placement.position == .center && placement.origin == nil)
  }
}
