import IppoComponents
import IppoTesting
import IppoUI
import IppoWeb
import Testing

/// Section 000 of the tutorials on the wire.
@Suite("Bottom menu in a browser's terms")
struct BottomMenuWireTests {
  struct Photo: View {
    @State private var menu: BottomMenu?

    var body: some View {
      Button("More") { withAnimation(.linear(duration: 0.25)) { menu = BottomMenu(title: Text("This photo")) } }
        .bottomMenu(item: $menu.animation(.easeIn(duration: 0.5)))
    }
  }

  private func connect() async throws -> WireClient {
    try await WireClient.connect(to: makeServer(view: { ViewGraph { Photo() } }))
  }

  @Test("000-T18: a modal dialog: a veil that fades, and a panel that moves from the bottom edge")
  func markup() async throws {
    let client = try await connect()
    try await client.tap("More")
    let id = try await client.find(.dialog, "This photo").id.rawValue
    let page = await client.page
    let dialog = try #require(page["\(id)"])
    #expect(dialog.tag == "dialog")
    #expect(dialog.attributes["aria-modal"] == "true")
    #expect(dialog.attributes["aria-label"] == "This photo")
    #expect(dialog.attributes["data-transition"] == nil, "Its parts have transitions of their own")
    #expect(page["\(id)v"]?.attributes["data-transition"] == "opacity 0")
    #expect(page["\(id)v"]?.attributes["data-event"] == "dismiss")
    #expect(page["\(id)c"]?.attributes["data-transition"] == "translate 0 100%")
    #expect(page["\(id)c"]?.styles["--ground"]?.hasPrefix("rgb(") == true)
  }

  @Test("000-T19, 000-T20: each way is one frame that says where to and for how long")
  func frames() async throws {
    let client = try await connect()
    let before = await client.frames.count
    try await client.tap("More")
    let shown = await Array(client.frames.dropFirst(before))
    #expect(shown.count == 1)
    #expect(shown[0].contains(#"["@",["b",0,0,1,1],250"#))
    let dialog = try await client.find(.dialog, "This photo").id
    try await client.send(.dismiss, to: dialog)
    let hidden = await Array(client.frames.dropFirst(before + 1))
    // A second one takes away what has left, half a second later.
    #expect(hidden.count <= 2)
    #expect(hidden[0].contains(#"["@",["b",0.42,0,1,1],500"#))
    #expect(hidden[0].contains("leaving"))
    #expect(hidden[0].utf8.count < 160)
  }
}
