import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@Suite struct SessionTokenTests {
  @Test func `a token that was replaced is refused, once the client has the new one`() async throws {
    try await withServer { server, port in
      let client = try await WireClient.connect(host: "127.0.0.1", port: port)
      let cookie = try #require(await client.cookie)
      let first = try #require(await client.sessionToken)
      await client.drop()
      try await client.resume()
      let second = try #require(await client.sessionToken)
      #expect(second != first)
      try await client.tap("Increment")
      await #expect(
        throws: WireError.closed(code: 4401, reason: "The session token is another visitor's, or was replaced.")
      ) {
        _ = try await WireClient.connect(host: "127.0.0.1", port: port, token: first, cookie: cookie)
      }
      // Who holds an old token has not disturbed who holds the new one.
      try await client.tap("Increment")
      #expect(await client.contains("Count: 2"))
      #expect(await server.host.sessionCount == 1)
    }
  }

  @Test func `a client whose welcome was lost comes back with the token it has`() async throws {
    try await withServer { server, port in
      let client = try await WireClient.connect(host: "127.0.0.1", port: port)
      let cookie = try #require(await client.cookie)
      try await client.tap("Increment")
      let token = try #require(await client.sessionToken)
      await client.drop()
      // Gets a welcome with another token, and nobody hears of it again.
      let lost = try await WireClient.connect(host: "127.0.0.1", port: port, token: token, cookie: cookie)
      await lost.drop()
      #expect(await lost.sessionToken != token)
      try await client.resume()
      #expect(await client.contains("Count: 1"))
      try await client.tap("Increment")
      #expect(await client.contains("Count: 2"))
      #expect(await server.host.sessionCount == 1)
    }
  }

  @Test func `the session of a client has one name through all its tokens`() async throws {
    let client = try await WireClient.connect(to: makeServer())
    let first = try #require(await client.sessionToken)
    for _ in 1...3 {
      await client.drop()
      try await client.tap("Increment")
      try await client.resume()
      try await client.tap("Increment")
    }
    #expect(await client.contains("Count: 6"))
    let last = try #require(await client.sessionToken)
    #expect(first.prefix { $0 != "." } == last.prefix { $0 != "." })
  }

  @Test func `one session is ended, and all of a visitor are, and nobody else's`() async throws {
    let server = makeServer()
    let visitor = WebVisitor.new()
    let first = try await WireClient.connect(to: server, visitor: visitor)
    let second = try await WireClient.connect(to: server, visitor: visitor)
    let other = try await WireClient.connect(to: server)
    let sessions = await server.sessions(ofVisitor: visitor.id)
    #expect(sessions.count == 2)
    let id = String(try #require(await first.sessionToken).prefix { $0 != "." })
    #expect(sessions.contains(id))
    #expect(await server.endSession(id))
    #expect(await !server.endSession(id))
    #expect(try await first.closed() == CloseCode.badToken.rawValue)
    #expect(await server.endSessions(ofVisitor: visitor.id) == 1)
    #expect(try await second.closed() == CloseCode.badToken.rawValue)
    try await other.tap("Increment")
    #expect(await other.contains("Count: 1"))
    #expect(await server.host.sessionCount == 1)
  }

  @Test func `a session past its lifetime ends, and its client gets another`() async throws {
    var configuration = WebServerConfiguration()
    configuration.limits.sessionLifetime = .zero
    let server = makeServer(configuration)
    let client = try await WireClient.connect(to: server)
    try await client.tap("Increment")
    await server.host.sweep()
    #expect(try await client.closed() == CloseCode.timeout.rawValue)
    try await client.resume()
    #expect(await client.contains("Count: 0"))
  }
}
