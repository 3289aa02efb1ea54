import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

extension FocusedValues {
  fileprivate struct ChapterKey: FocusedValueKey { typealias Value = Binding<String> }

  fileprivate var chapter: Binding<String>? {
    get { self[ChapterKey.self] }
    set { self[ChapterKey.self] = newValue }
  }
}

@MainActor
@Suite("Dynamic properties of commands and scenes")
struct CommandPropertyTests {
  struct ChapterCommands: Commands {
    let name: String
    @FocusedBinding(\.chapter) private var chapter
    @Environment(\.scenePhase) private var phase
    @State private var count = 0

    init(name: String) { self.name = name }

    var body: some Commands {
      CommandMenu(name) {
        Button {
          chapter?.append("!")
          count += 1
        } label: {
          Text(verbatim: "\(chapter ?? "no chapter") \(count) \(phase)")
        }
      }
    }
  }

  struct Chapter: View {
    @State private var title = "One"
    var body: some View { Text("is \(title)").focusedSceneValue(\.chapter, $title) }
  }

  struct Book: App {
    var body: some Scene {
      WindowGroup { Chapter() }
        .commands {
          ChapterCommands(name: "First")
          ChapterCommands(name: "Second")
        }
    }
  }

  @Test("Commands follow the focused values, the environment and their own state, each in its window")
  func commands() throws {
    let source = ManualFrameSource()
    let host = AppHost(Book(), frameSource: source)
    let windows = try (0..<2).map { _ in
      try #require(host.openWindow(environment: { $0.horizontalSizeClass = .regular }, frameSource: source))
    }
    defer {
      windows.forEach { $0.close() }
      host.close()
    }
    source.runFrames()
    #expect(texts(windows[0]) == ["First", "One 0 active", "Second", "One 0 active", "is One"])
    try push("One 0 active", in: windows[0])
    source.runFrames()
    #expect(texts(windows[0]) == ["First", "One! 1 active", "Second", "One! 0 active", "is One!"])
    #expect(texts(windows[1]) == ["First", "One 0 active", "Second", "One 0 active", "is One"])
  }

  struct Side: Scene {
    @State private var number = 1
    var body: some Scene { Window("Side", id: "side") { Text("side \(number)") } }
  }

  struct Main: Scene {
    @State private var name = "main"
    let isWide: Binding<Bool>
    var body: some Scene {
      WindowGroup(id: "main") {
        Button {
          isWide.wrappedValue.toggle()
        } label: {
          Text(verbatim: "\(name) \(isWide.wrappedValue)")
        }
      }
    }
  }

  struct Changing: App {
    @State private var isWide = true
    var body: some Scene {
      if isWide { Side() }
      Main(isWide: $isWide)
    }
  }

  @Test("A scene that goes leaves the state of the others with them")
  func scenes() throws {
    let source = ManualFrameSource()
    let host = AppHost(Changing(), frameSource: source)
    #expect(host.windows.map(\.id) == ["side", "main"])
    let window = try #require(host.openWindow(id: "main", frameSource: source))
    source.runFrames()
    try push("main true", in: window)
    source.runFrames()
    #expect(host.windows.map(\.id) == ["main"])
    #expect(texts(window) == ["main false"], "The open window is that of its scene.")
    window.close()
    host.close()
  }

  struct Numbered: Scene {
    let name: String
    let isWide: Binding<Bool>
    @State private var number = 0

    init(_ name: String, _ isWide: Binding<Bool>) { (self.name, self.isWide) = (name, isWide) }

    var body: some Scene {
      WindowGroup {
        Button {
          number += 1
        } label: {
          Text(verbatim: "\(name) \(number)")
        }
        Button {
          isWide.wrappedValue.toggle()
        } label: {
          Text("Toggle")
        }
      }
    }
  }

  struct Twins: App {
    @State private var isWide = true
    var body: some Scene {
      if isWide { Numbered("first", $isWide) }
      Numbered("second", $isWide)
    }
  }

  @Test("Scenes of one type are told apart by their place, and so are their windows and states")
  func twins() throws {
    let source = ManualFrameSource()
    let host = AppHost(Twins(), frameSource: source)
    let first = try #require(host.openWindow(frameSource: source))
    source.runFrames()
    try push("first 0", in: first)
    source.runFrames()
    #expect(texts(first) == ["first 1", "Toggle"])
    try push("Toggle", in: first)
    source.runFrames()
    #expect(texts(first) == [], "The scene of the window is gone.")
    let second = try #require(host.openWindow(frameSource: source))
    source.runFrames()
    #expect(texts(second) == ["second 0", "Toggle"])
    try push("Toggle", in: second)
    source.runFrames()
    #expect(texts(second) == ["second 0", "Toggle"])
    for window in [first, second] { window.close() }
    host.close()
  }

  struct Shelf: App {
    @State private var isWide = true
    var body: some Scene {
      WindowGroup {
        Button {
          isWide.toggle()
        } label: {
          Text("Toggle")
        }
      }
      .commands {
        if isWide { ChapterCommands(name: "First") }
        ChapterCommands(name: "Second")
      }
    }
  }

  @Test("Commands keep their state when others of their type go")
  func changingCommands() throws {
    let source = ManualFrameSource()
    let host = AppHost(Shelf(), frameSource: source)
    let window = try #require(
      host.openWindow(environment: { $0.horizontalSizeClass = .regular }, frameSource: source))
    source.runFrames()
    try push("no chapter 0 active", in: window)
    source.runFrames()
    #expect(
      texts(window) == ["First", "no chapter 1 active", "Second", "no chapter 0 active", "Toggle"])
    try push("Toggle", in: window)
    source.runFrames()
    #expect(texts(window) == ["Second", "no chapter 0 active", "Toggle"])
    window.close()
    host.close()
  }

  private func texts(_ window: ViewGraph) -> [String] {
    window.tree.root.map { texts(below: $0, in: window) } ?? []
  }

  private func texts(below id: RenderNodeID, in window: ViewGraph) -> [String] {
    window.tree.subtree(of: id).compactMap {
      if case .text(let text)? = window.tree[$0]?.element { text.string } else { nil }
    }
  }

  /// Presses the first button with a title.
  private func push(_ title: String, in window: ViewGraph) throws {
    let root = try #require(window.tree.root)
    let button = window.tree.subtree(of: root).first {
      guard case .button? = window.tree[$0]?.element else { return false }
      return texts(below: $0, in: window) == [title]
    }
    try window.send(.activate, to: #require(button))
  }
}
