#if Terminal
  import IppoRender
  import IppoTerminal
  import IppoUI
  import Observation
  import Testing

  @testable import Ippo

  private struct Door: View {
    let name: String
    @State private var isOpen = false

    var body: some View {
      Text("\(name): \(isOpen ? "open" : "closed")")
      Button("Push \(name)") { isOpen.toggle() }
    }
  }

  @Observable
  private final class Visitors {
    var count = 0
  }

  private struct Hall: View {
    let visitors: Visitors

    var body: some View { Text("Visitors: \(visitors.count)") }
  }

  @MainActor
  struct InspectedWindowTests {
    /// A tree that is made from the frames of a window alone, as a renderer makes it.
    private final class Mirror {
      var tree = RenderTree()
      var problem: RenderTreeError?
    }

    private func open(_ app: ViewGraph = ViewGraph { Door(name: "front") }) -> (InspectedWindow, Mirror) {
      let window = InspectedWindow(app) { ViewGraph { Door(name: "back") } }
      let mirror = Mirror()
      window.onFrame = { frame in
        do throws(RenderTreeError) { try mirror.tree.apply(frame) } catch { mirror.problem = error }
      }
      window.drain()
      return (window, mirror)
    }

    private func names(_ mirror: Mirror) -> [String] { mirror.tree.accessibility.flatMap(\.flattened).map(\.name) }

    private func push(_ name: String, _ window: InspectedWindow) throws {
      let nodes = window.tree.accessibility.flatMap(\.flattened)
      let button = try #require(nodes.first { $0.role == .button && $0.name == name })
      try window.send(.activate, to: button.id)
    }

    private let key = TerminalKeyPress(.function(12))

    @Test func `the end of an inspected window waits for the work of the app`() async {
      struct Leaving: View {
        var body: some View {
          Text("work").onDisappear {
            _ = WindowDisplay.current?.attachment { UnfinishedWork() }.begin(lateness: "The work is late.")
          }
        }
      }
      let (window, _) = open(ViewGraph { Leaving() })
      window.close()
      #expect(await window.finish {} == ["The work is late."])
    }

    @Test func `a window that changes while it is hidden is shown as it is`() throws {
      let visitors = Visitors()
      let (window, mirror) = open(ViewGraph { Hall(visitors: visitors) })
      #expect(window.take(key))
      visitors.count = 1
      #expect(window.take(key))
      #expect(names(mirror).contains("Visitors: 1"))
      #expect(mirror.problem == nil)
    }

    @Test func `F12 shows the inspector, and the app again as it was`() throws {
      let (window, mirror) = open()
      try push("Push front", window)
      #expect(names(mirror).contains("front: open"))
      #expect(window.take(key))
      #expect(names(mirror).contains("back: closed"))
      #expect(!names(mirror).contains("front: open"))
      try push("Push back", window)
      #expect(names(mirror).contains("back: open"))
      #expect(window.take(key))
      #expect(names(mirror).contains("front: open"))
      try push("Push front", window)
      #expect(names(mirror).contains("front: closed"))
      #expect(window.take(key))
      #expect(names(mirror).contains("back: open"))
      #expect(mirror.problem == nil)
      #expect(mirror.tree.revision == window.tree.revision)
    }

    @Test func `the meter of the app rests while the inspector is shown`() {
      final class Meter: FrameMeter {
        let time = Duration.zero
        func noteLayout(_ duration: Duration) {}
        func bytesOfLastEvent() -> @Sendable (Int) -> Void { { _ in } }
      }
      let meter = Meter()
      let window = InspectedWindow(ViewGraph { Door(name: "front") }, meter: meter) {
        ViewGraph { Door(name: "back") }
      }
      #expect(window.meter === meter)
      #expect(window.take(key))
      #expect(window.meter == nil)
      #expect(window.take(key))
      #expect(window.meter === meter)
      window.close()
    }

    @Test func `other keys are those of the app`() {
      let (window, _) = open()
      #expect(!window.take(TerminalKeyPress(.function(11))))
      #expect(!window.take(TerminalKeyPress(.function(12), .shift)))
    }
  }
#endif
