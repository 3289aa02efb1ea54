import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

/// Shows who it was made for.
private struct OwnerView: View {
  let visitor: Visitor
  var body: some View { Text(verbatim: "Visitor: \(visitor.id)") }
}

@Suite struct VisitorTests {
  private static let plain = ClientRequest(isSecure: false, authority: Authority("app.example:8080"))
  private static let secure = ClientRequest(isSecure: true, authority: Authority("app.example"))

  @Test func `a visitor is known again by the cookie`() throws {
    let cookie = VisitorCookie()
    for request in [Self.plain, Self.secure] {
      let visitor = WebVisitor.new()
      let field = cookie.field(for: visitor, request)
      let pair = String(field.prefix { $0 != ";" })
      #expect(cookie.visitor(in: ["a=b; \(pair); c=d"], of: request) == visitor)
      #expect(cookie.visitor(in: ["a=b", pair], of: request) == visitor)
    }
  }

  @Test func `no script reads the cookie, no other site has it sent, and TLS keeps it`() {
    let cookie = VisitorCookie()
    let plain = cookie.field(for: .new(), Self.plain)
    #expect(plain.hasPrefix("ippo-visitor-8080="))
    #expect(plain.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"))
    let secure = cookie.field(for: .new(), Self.secure)
    #expect(secure.hasPrefix("__Host-ippo-visitor="))
    #expect(secure.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"))
  }

  @Test func `a cookie that was not given out is nobody's`() throws {
    let cookie = VisitorCookie()
    let visitor = WebVisitor.new()
    let own = String(cookie.field(for: visitor, Self.secure).prefix { $0 != ";" })
    let foreign = String(VisitorCookie().field(for: visitor, Self.secure).prefix { $0 != ";" })
    let other = own.replacing(visitor.id, with: WebVisitor.new().id)
    for pair in [
      foreign, other, own + "x", String(own.dropLast()), "__Host-ippo-visitor=", "__Host-ippo-visitor",
      "__Host-ippo-visitor=.", "__Host-ippo-visitor=" + String(repeating: "a", count: 10_000),
      own.replacing("__Host-", with: ""),
    ] {
      #expect(cookie.visitor(in: [pair], of: Self.secure) == nil)
    }
    // An own one beside it counts.
    #expect(cookie.visitor(in: ["\(foreign); \(own)"], of: Self.secure) == visitor)
  }

  @Test func `servers that share a secret share visitors`() throws {
    let secret = [UInt8](repeating: 7, count: 32)
    let visitor = WebVisitor.new()
    let field = VisitorCookie(secret: secret).field(for: visitor, Self.secure)
    #expect(VisitorCookie(secret: secret).visitor(in: [field], of: Self.secure) == visitor)
  }

  @Test func `the window of a session is made for its visitor, page after page`() async throws {
    let server = WebServer(configuration: WebServerConfiguration(port: 0), logger: quietLogger) { visitor, _ in
      ViewGraph { OwnerView(visitor: visitor) }
    }
    try await serve(server) { port in
      let first = try await HTTPProbe.get(port: port, "/")
      let cookie = try #require(first.headers["set-cookie"])
      let id = try #require(first.body.firstMatch(of: /Visitor: ([A-Za-z0-9_-]{22})</)?.1)
      let pair = String(cookie.prefix { $0 != ";" })
      let second = try await HTTPProbe.get(port: port, "/", ["Cookie": pair])
      #expect(second.body.contains("Visitor: \(id)<"))
      let stranger = try await HTTPProbe.get(port: port, "/")
      #expect(!stranger.body.contains(id))
      // A client without a page becomes a visitor with its socket.
      let client = try await WireClient.connect(host: "127.0.0.1", port: port)
      let other = try await WireClient.connect(host: "127.0.0.1", port: port, cookie: await client.cookie)
      #expect(await client.page.text == other.page.text)
    }
  }

  @Test func `a token alone does not take a session over`() async throws {
    try await withServer { server, port in
      let owner = try await WireClient.connect(host: "127.0.0.1", port: port)
      try await owner.tap("Increment")
      let token = try #require(await owner.sessionToken)
      let stranger = try await WireClient.connect(host: "127.0.0.1", port: port)
      for cookie in [nil, "ippo-visitor-\(port)=x.y", await stranger.cookie] {
        await #expect(
          throws: WireError.closed(code: 4401, reason: "The session token is another visitor's, or was replaced.")
        ) {
          _ = try await WireClient.connect(host: "127.0.0.1", port: port, token: token, cookie: cookie)
        }
      }
      try await owner.tap("Increment")
      #expect(await owner.contains("Count: 2"))
      #expect(await server.host.sessionCount == 2)
    }
  }
}
