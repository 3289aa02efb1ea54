import IppoUI
import Testing

@testable import IppoWeb

/// Which elements about files are on a page.
@Suite struct FileTicketsTests {
  @MainActor
  private final class Switch: ObservableObject {
    @Published var isPresented = false
  }

  private struct Switched: View {
    @ObservedObject var switches: Switch
    var body: some View {
      Text("Files").fileImporter(isPresented: $switches.isPresented, allowedContentTypes: [.item]) { _ in }
    }
  }

  @Test @MainActor func `a mirror knows its elements about files, whatever comes and goes`() throws {
    let switches = Switch()
    let graph = ViewGraph { Switched(switches: switches) }
    var frames: [RenderFrame] = []
    graph.onFrame = { frames.append($0) }
    graph.drain()
    frames = []
    var mirror = PageMirror(graph.tree)
    #expect(!mirror.hasFiles)
    for isPresented in [true, false, true] {
      switches.isPresented = isPresented
      graph.drain()
      _ = try mirror.apply(frames)
      frames = []
      #expect(mirror.hasFiles == isPresented)
      #expect(mirror.files().map(\.files) == PageMirror(graph.tree).files().map(\.files))
    }
    graph.close()
  }

  @Test func `tickets are known by their session, and forgotten with it`() {
    let tickets = FileTickets()
    tickets.replace([], with: ["a", "b"], of: "one")
    tickets.replace([], with: ["c"], of: "two")
    tickets.replace(["a", "b"], with: ["b", "d"], of: "one")
    #expect(tickets.session(showing: "a") == nil)
    #expect(tickets.session(showing: "b") == "one")
    #expect(tickets.session(showing: "c") == "two")
    // What another session has by now stays its own.
    tickets.replace(["c"], with: [], of: "one")
    #expect(tickets.session(showing: "c") == "two")
    tickets.replace(["b", "d"], with: [], of: "one")
    #expect(tickets.count == 1)
  }
}
