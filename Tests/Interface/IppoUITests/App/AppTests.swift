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
