import Foundation
import IppoTesting
import IppoUI
import TestSignals
import Testing

@testable import IppoWeb

/// Changes 200 KB with every event.
private struct GrowingView: View {
  @State private var size = 0

  var body: some View {
    VStack {
      Button("Grow") { size += 1 }
      Text("Size: \(size)")
      Text(verbatim: String(repeating: "\(size % 10)", count: 200_000))
    }
  }
}

@Suite struct HostileInputTests {
  /// Sends a frame to a server and returns how it closes the socket; afterwards the server still serves others.
  private func closeCode(
    of text: String, _ configuration: WebServerConfiguration = WebServerConfiguration()
  ) async throws -> UInt16? {
    let server = makeServer(configuration)
    let client = try await WireClient.connect(to: server)
    try await client.send(raw: text)
    let code = try await client.closed()
    let other = try await WireClient.connect(to: server)
    try await other.tap("Increment")
    #expect(await other.contains("Count: 1"))
    return code
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{}", "[1]", "[1,2]", "[0,1,\"activate\"]", "[1,2,\"explode\"]", "[\"hello\"]",
    "[1,2,\"setText\",3]", "[1,2,\"step\",7]", "[1,2,\"activate\",\"more\"]", "[\"env\",7]", "[1e400,2,\"activate\"]",
    "[1,2,\"setValue\",1e999]", String(repeating: "[", count: 100_000), "[9223372036854775808,1,\"activate\"]",
  ])
  func `what is no message closes the socket`(_ text: String) async throws {
    #expect(try await closeCode(of: text) == CloseCode.malformed.rawValue)
  }

  @Test func `a second hello closes the socket`() async throws {
    #expect(try await closeCode(of: "[\"hello\",2,null,0]") == CloseCode.malformed.rawValue)
  }

  @Test func `a flood closes the socket`() async throws {
    var configuration = WebServerConfiguration()
    configuration.limits.eventBurst = 3
    configuration.limits.eventsPerSecond = 0
    let client = try await WireClient.connect(to: makeServer(configuration))
    for _ in 1...4 { try await client.send(raw: "[\"ping\"]") }
    #expect(try await client.closed() == CloseCode.rateExceeded.rawValue)
  }

  @Test func `frames of 10 MB, binary frames and broken UTF-8 close the socket`() async throws {
    try await withServer { _, port in
      let large = try await WireClient.connect(host: "127.0.0.1", port: port)
      try? await large.send(bytes: [UInt8](repeating: 0x20, count: 10_000_000), asText: true)
      #expect(try await large.closed() == 1009)
      let binary = try await WireClient.connect(host: "127.0.0.1", port: port)
      try await binary.send(bytes: [1, 2, 3], asText: false)
      #expect(try await binary.closed() == CloseCode.unsupportedData.rawValue)
      let broken = try await WireClient.connect(host: "127.0.0.1", port: port)
      try await broken.send(bytes: [0x5B, 0xFF, 0xFE], asText: true)
      #expect(try await broken.closed() == CloseCode.invalidText.rawValue)
      let good = try await WireClient.connect(host: "127.0.0.1", port: port)
      try await good.tap("Increment")
      #expect(await good.contains("Count: 1"))
    }
  }

  @Test func `a client that does not read is cut off, and the server serves on`() async throws {
    var configuration = WebServerConfiguration()
    configuration.limits.eventBurst = 1000
    configuration.limits.closingTimeout = .zero
    // Little is left to do when the client is cut off, and comes back while that is done.
    configuration.limits.waitingMessages = 1
    try await withServer(configuration, view: { ViewGraph { GrowingView() } }) { server, port in
      let slow = try await WireClient.connect(host: "127.0.0.1", port: port)
      let button = try await slow.find(.button, "Grow")
      await slow.stopReading()
      let changes = Watched(0)
      await server.host.whenChanged { changes.change { $0 += 1 } }
      // More than what sockets hold back and what the server keeps.
      for number in 1...200 {
        try? await slow.send(raw: ClientMessage.event(sequence: number, node: button.id, .activate).json)
      }
      try await waitForCondition("the server to cut off a client that does not read", on: changes) {
        await server.host.socketCount == 0
      }
      let other = try await WireClient.connect(host: "127.0.0.1", port: port)
      try await other.tap("Grow")
      #expect(await other.contains("Size: 1"))
      // Its session waits for it all the same.
      await slow.drop()
      try await slow.resume()
      try await slow.tap("Grow")
      #expect(await server.host.sessionCount == 2)
    }
  }

  @Test func `a token of somebody else's is refused`() async throws {
    try await withServer { _, port in
      for token in ["", "x", "a.b", SessionTokenSigner().issue().text, String(repeating: "a", count: 10_000)] {
        await #expect(throws: WireError.closed(code: 4401, reason: "The session token is not valid.")) {
          _ = try await WireClient.connect(host: "127.0.0.1", port: port, token: token)
        }
      }
    }
  }

  @Test func `pages of another origin do not get a socket`() async throws {
    try await withServer { _, port in
      for origin in ["https://evil.example", "http://127.0.0.1:1", "null"] {
        let response = try await HTTPProbe.get(
          port: port, "/_ippo/live",
          [
            "Origin": origin, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
          ])
        #expect(response.status == 403)
      }
      _ = try await WireClient.connect(host: "127.0.0.1", port: port, origin: "http://127.0.0.1:\(port)")
    }
  }

  @Test func `text of the app is text wherever it stands`() throws {
    let attack = "</style><script>alert(1)</script>\"'&\u{0}"
    var builder = TreeBuilder()
    let window = builder.make(.window)
    var attributes = RenderAttributes()
    attributes.help = attack
    attributes.accessibility.label = attack
    attributes.accessibility.identifier = attack
    let elements: [RenderElement] = [
      .text(attack), .field(RenderField(text: attack, prompt: attack)),
      .field(RenderField(text: attack, isMultiline: true, contentType: attack)),
      .picker(RenderPicker(options: [.init(title: attack, symbol: attack)], selection: 0)),
      .page(RenderPage(title: attack, canGoBack: true, backTitle: attack)),
      .image(RenderImage(.symbol(attack))), .image(RenderImage(.asset(attack))), .image(RenderImage(.url(attack))),
      .custom(
        RenderCustomElement(
          name: attack, script: attack, attributes: [attack: attack], events: [attack], slots: [attack])),
      .custom(
        RenderCustomElement(
          name: "x-attack", script: attack,
          attributes: [attack: attack, "label": attack, "onclick": attack, "style": attack, "id": attack],
          events: [attack], slots: [attack])),
      .effect(.blendMode(attack)),
      .box(.padding(top: .nan, leading: nil, bottom: nil, trailing: nil)),
      .shape(RenderShape(.path(attack, width: 1, height: 1))),
      .tabs(RenderTabs(items: [.init(title: attack)], selection: 0)),
      .presentation(RenderPresentation(.alert(title: attack, hasMessage: false))),
    ]
    for (index, element) in elements.enumerated() {
      let node = builder.make(element, attributes)
      builder.record(.insert(node, into: window, at: index))
    }
    var mirror = PageMirror()
    _ = try mirror.apply([builder.commit()])
    let document = PageDocument(
      mirror.content(), revision: 1, token: attack, title: attack, language: attack, limit: 1)
    let html = String(decoding: document.head + document.elements + document.tail, as: UTF8.self)
    #expect(html.components(separatedBy: "<script src=\"_ippo/").count == 5)
    #expect(html.components(separatedBy: "<script").count == 5)
    #expect(!html.contains("<script>"))
    #expect(html.components(separatedBy: "</style>").count == 2)
    #expect(!html.contains("\u{0}"))
  }

  @Test(arguments: ["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "vbscript:x", "JAVASCRIPT:x"])
  func `links that run code are no links`(_ url: String) {
    #expect(LinkScheme.link(url) == nil)
    #expect(LinkScheme.image(url) == nil)
  }

  @Test(arguments: ["https://example.com/a:b", "mailto:a@b.c", "/path?x=y:z", "tel:1"])
  func `links to places are links`(_ url: String) { #expect(LinkScheme.link(url) == url) }
}
