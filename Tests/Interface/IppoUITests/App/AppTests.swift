import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
struct AppTests {
  struct Shared: App {
    @State private var total = 0

    var body: some Scene {
      WindowGroup("Main", id: "main") { Counter(total: $total) }
      Window("Other", id: "other") { Leaf("total \(total)") }
    }
  }

  struct Counter: View {
    @Binding var total: Int
    @State private var own = 0
    var body: some View {
      Column {
        Leaf("\(own) of \(total)")
        Tap("add") {
          own += 1
          total += 1
        }
      }
    }
  }

  struct Composite: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      Main(phase: phase)
      Window("Other", id: "other") { Leaf("other") }
    }
  }

  struct Main: Scene {
    let phase: ScenePhase
    @State private var count = 0
    var body: some Scene {
      WindowGroup { Tap("\(count) \(phase)") { count += 1 } }.environment(\.scenePhase, .inactive)
    }
  }

  @Test func scenesCanBeMadeOfScenesAndHaveState() throws {
    let source = ManualFrameSource()
    let host = AppHost(Composite(), frameSource: source)
    let window = try #require(host.openWindow(frameSource: source))
    source.runFrames()
    #expect(texts(window) == ["0 active"])
    let button = window.tree.children(of: window.tree.root!)[0]
    try window.send(.activate, to: button)
    source.runFrames()
    #expect(texts(window) == ["1 active"])
    host.updateEnvironment { $0.scenePhase = .background }
    source.runFrames()
    #expect(texts(window) == ["1 background"])
    #expect(host.windows.map(\.isMain) == [true, true])
    window.close()
    host.close()
  }

  struct Watchful: App {
    @Environment(\.scenePhase) private var phase
    var body: some Scene { WindowGroup { Leaf("\(phase)") } }
  }

  @Test func `the app is as far in front as the most active of its windows`() throws {
    let source = ManualFrameSource()
    let host = AppHost(Watchful(), frameSource: source)
    let first = try #require(host.openWindow(frameSource: source))
    let second = try #require(host.openWindow(frameSource: source))
    source.runFrames()
    #expect(reportsPhase(first) && reportsPhase(second), "The renderer is asked to tell, as the app reads the phase.")
    func change(_ window: ViewGraph, _ phase: RenderPhase) -> [String] {
      window.change(phase: phase)
      source.runFrames()
      return texts(first) + texts(second)
    }
    #expect(change(first, .background) == ["active", "active"])
    #expect(change(second, .inactive) == ["inactive", "inactive"])
    #expect(change(second, .background) == ["background", "background"])
    #expect(change(first, .active) == ["active", "active"])
    first.close()
    source.runFrames()
    #expect(texts(second) == ["background"], "A window that is closed counts no more.")
    second.close()
    host.close()
  }

  struct PhaseLabel: View {
    @Environment(\.scenePhase) private var phase
    let isShown: Bool
    var body: some View { Leaf(isShown ? "\(phase)" : "hidden") }
  }

  struct Toggling: View {
    @State private var isShown = false
    var body: some View {
      Column {
        Tap("show") { isShown = true }
        PhaseLabel(isShown: isShown)
      }
    }
  }

  @Test func `a window asks for its phase once a body reads it`() throws {
    let source = ManualFrameSource()
    let window = ViewGraph(frameSource: source) { Toggling() }
    source.runFrames()
    #expect(!reportsPhase(window))
    let button = try #require(
      window.tree.subtree(of: window.tree.root!).first { window.tree[$0]?.element == .button(RenderButton()) })
    try window.send(.activate, to: button)
    source.runFrames()
    #expect(reportsPhase(window))
    window.change(phase: .background)
    #expect(texts(window).contains("background"))
    window.close()
  }

  func reportsPhase(_ graph: ViewGraph) -> Bool { graph.tree[graph.tree.root!]?.attributes.reportsPhase ?? false }

  func texts(_ graph: ViewGraph) -> [String] {
    graph.tree.subtree(of: graph.tree.root!).compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    }
  }

  @Test func stateOfTheAppIsSharedAndStateOfAWindowIsNot() throws {
    let source = ManualFrameSource()
    let host = AppHost(Shared(), frameSource: source)
    #expect(host.windows.map(\.id) == ["main", "other"])
    let first = try #require(host.openWindow(frameSource: source))
    let second = try #require(host.openWindow(id: "main", frameSource: source))
    let other = try #require(host.openWindow(id: "other", frameSource: source))
    #expect(host.openWindow(id: "missing") == nil)
    source.runFrames()
    #expect(texts(first) == ["0 of 0", "add"])
    let button = try #require(
      first.tree.subtree(of: first.tree.root!).first { first.tree[$0]?.element == .button(RenderButton()) })
    try first.send(.activate, to: button)
    source.runFrames()
    #expect(texts(first) == ["1 of 1", "add"])
    #expect(texts(second) == ["0 of 1", "add"])
    #expect(texts(other) == ["total 1"])
    for graph in [first, second, other] { graph.close() }
    host.close()
  }
}
