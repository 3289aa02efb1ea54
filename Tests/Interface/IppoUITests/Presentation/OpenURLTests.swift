import Foundation
import Testing

@testable @_spi(Testing) import IppoUI

extension Screen {
  fileprivate var openedURLs: [String] {
    recorded.flatMap(\.ops).compactMap { if case .open(let url) = $0 { url } else { nil } }
  }
}

@MainActor
struct OpenURLTests {
  private struct Opening: View {
    @Environment(\.openURL) private var openURL
    let address: String
    @State private var isAccepted: Bool?

    var body: some View {
      Button("Open") { openURL(URL(string: address)!) { isAccepted = $0 } }
      Text(verbatim: "\(isAccepted.map { "\($0)" } ?? "")")
    }
  }

  @Test(arguments: ["https://example.org/a?b#c", "mailto:a@example.org", "tel:1", "/logout", "logout?now", "?page=2"])
  func `an action has whoever shows the window open a URL`(address: String) throws {
    let host = Screen { Opening(address: address) }
    try host.press("Open")
    #expect(host.openedURLs == [address])
    #expect(host.texts.contains("true"))
  }

  @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "settings:"])
  func `what may run code is not opened`(address: String) throws {
    let host = Screen { Opening(address: address) }
    try host.press("Open")
    #expect(host.openedURLs == [])
    #expect(host.texts.contains("false"))
  }

  @Test func `the app's own handler goes first, and leaves others to the system`() throws {
    let host = Screen {
      VStack {
        Opening(address: "https://example.org/own")
        Link("Link", destination: URL(string: "https://example.org/other")!)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          switch url.lastPathComponent {
          case "own": .handled
          default: .systemAction(URL(string: "https://example.org/instead")!)
          }
        })
    }
    try host.press("Open")
    #expect(host.texts.contains("true"))
    #expect(host.openedURLs == [])
    try host.press("Link")
    #expect(host.openedURLs == ["https://example.org/instead"])
  }

  @Test func `a link says where it leads, unless the app decides`() throws {
    func link(_ host: Screen) throws -> (node: RenderNode, button: RenderButton) {
      let found = try host.first { if case .button(let button) = $0 { button } else { nil } }
      return (try #require(host.graph.tree[found.id]), found.value)
    }
    let url = URL(string: "https://example.org")!
    #expect(try link(Screen { Link("Link", destination: url) }).button.url == "https://example.org")
    let decided = Screen {
      Link("Link", destination: url).environment(\.openURL, OpenURLAction { _ in .discarded })
    }
    #expect(try link(decided).button.url == nil)
    #expect(try link(decided).node.attributes.accessibility.traits.contains(.isLink))
  }

  @Test func `links in a text are for the app's own handler`() throws {
    var opened: [String] = []
    let text = Text("Read the [terms](app://terms) or [mail](mailto:a@example.org)")
    let own = Screen {
      text.environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
    }
    func found(in screen: Screen) throws -> (id: RenderNodeID, text: RenderText) {
      let found = try screen.first { if case .text(let text) = $0 { text } else { nil } }
      return (found.id, found.value)
    }
    let shown = try found(in: own)
    #expect(shown.text.linksAreEvents)
    for (index, run) in shown.text.runs.enumerated() {
      if run.link == nil {
        #expect(throws: RenderEventError.self) { try own.graph.send(.select(index), to: shown.id) }
      } else {
        try own.graph.send(.select(index), to: shown.id)
      }
    }
    #expect(throws: RenderEventError.self) { try own.graph.send(.select(99), to: shown.id) }
    #expect(opened == ["app://terms", "mailto:a@example.org"])
    let system = Screen { text }
    #expect(try !found(in: system).text.linksAreEvents)
    // Renderers that do not follow links by themselves have the window open them.
    let web = Screen { Text("See [the site](https://example.org)") }
    var asked: [String] = []
    web.graph.onFrame = { for case .open(let url) in $0.ops { asked.append(url) } }
    try web.graph.send(.select(1), to: found(in: web).id)
    #expect(asked == ["https://example.org"])
    #expect(throws: RenderEventError.self) { try web.graph.send(.select(0), to: found(in: web).id) }
  }

  @Test func `tasks of views open URLs of their window, and other code none`() async throws {
    struct Working: View {
      let done: (Bool) -> Void

      var body: some View {
        Text("Working").task {
          EnvironmentValues().openURL(URL(string: "https://example.org")!, completion: done)
        }
      }
    }
    var screen: Screen?
    let isOpened = await withCheckedContinuation { continuation in
      screen = Screen { Working { continuation.resume(returning: $0) } }
    }
    #expect(isOpened)
    screen?.graph.drain()
    #expect(screen?.openedURLs == ["https://example.org"])
    EnvironmentValues().openURL(URL(string: "https://example.org")!) { #expect(!$0) }
    #expect(screen?.openedURLs.count == 1)
  }

  @Test func `a window that rests opens URLs, too`() throws {
    var open: OpenURLAction?
    struct Giving: View {
      @Environment(\.openURL) private var openURL
      let give: (OpenURLAction) -> Void

      var body: some View { Tap("Give") { give(openURL) } }
    }
    let screen = Screen { Giving { open = $0 } }
    try screen.press("Give")
    #expect(screen.graph.rest())
    open?(URL(string: "https://example.org")!)
    screen.graph.drain()
    #expect(screen.openedURLs == ["https://example.org"])
    screen.graph.close()
    open?(URL(string: "https://example.org/late")!) { #expect(!$0) }
  }
}
