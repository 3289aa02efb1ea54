import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@Suite struct ProxyPolicyTests {
  private func client(
    _ fields: [(String, String)], from peer: String = "10.0.0.1", trusting trusted: [String] = ["10.0.0.0/8"],
    _ dialect: ProxyFields = .xForwarded
  ) throws -> ClientRequest {
    let policy = ProxyPolicy(trusted: trusted.compactMap { NetworkPrefix($0) }, dialect: dialect)
    let fields = [("Host", "inner:8080")] + fields
    return try policy.request(
      { name in fields.filter { $0.0 == name }.map(\.1) }, peer: NetworkAddress(peer), isSecure: false)
  }

  @Test func `nobody is believed by default`() throws {
    let client = try client(
      [("X-Forwarded-For", "1.2.3.4"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "evil.example")],
      trusting: [])
    #expect(
      client == ClientRequest(isSecure: false, authority: Authority("inner:8080"), address: NetworkAddress("10.0.0.1")))
  }

  @Test func `a trusted proxy says who its client is, over what and to whom`() throws {
    let client = try client(
      [("X-Forwarded-For", "1.2.3.4"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "app.example")])
    #expect(
      client == ClientRequest(isSecure: true, authority: Authority("app.example"), address: NetworkAddress("1.2.3.4")))
    #expect(client.origin == Origin("https://app.example:443"))
  }

  @Test func `what a client says of itself is not believed: the rightmost hop that is not trusted is the client`()
    throws
  {
    let cases: [([String], String)] = [
      (["6.6.6.6, 1.2.3.4"], "1.2.3.4"), (["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
      (["6.6.6.6, 1.2.3.4, 10.0.0.9"], "1.2.3.4"), (["10.6.6.6, 1.2.3.4, 10.0.0.9, 10.0.0.8"], "1.2.3.4"),
      (["10.0.0.7, 10.0.0.9"], "10.0.0.7"), (["garbage, 1.2.3.4"], "1.2.3.4"), (["1.2.3.4, garbage"], "10.0.0.1"),
      (["[2001:db8::7]:4711"], "2001:db8::7"), (["1.2.3.4:4711"], "1.2.3.4"), (["::ffff:1.2.3.4"], "1.2.3.4"),
      ([], "10.0.0.1"),
      ([" , ,1.2.3.4, "], "1.2.3.4"),
    ]
    for (fields, expected) in cases {
      let client = try client(fields.map { ("X-Forwarded-For", $0) })
      #expect(client.address == NetworkAddress(expected), "\(fields)")
    }
  }

  @Test func `the scheme and the host are those of the same hop`() throws {
    let fields = [
      ("X-Forwarded-For", "6.6.6.6, 1.2.3.4, 10.0.0.9"), ("X-Forwarded-Proto", "http, https, http"),
      ("X-Forwarded-Host", "evil.example, app.example, inner"),
    ]
    let client = try client(fields)
    #expect(client.isSecure)
    #expect(client.authority == Authority("app.example"))
  }

  @Test func `elements of Forwarded are read as RFC 7239 has them`() throws {
    let cases: [([String], String, Bool, String)] = [
      (["for=1.2.3.4;proto=https;host=app.example"], "1.2.3.4", true, "app.example"),
      (["For=\"[2001:db8::7]:4711\"; Proto=HTTPS".replacing("; ", with: ";")], "2001:db8::7", true, "inner:8080"),
      (["for=6.6.6.6;host=evil.example, for=1.2.3.4;proto=https"], "1.2.3.4", true, "inner:8080"),
      (["for=6.6.6.6;host=evil.example", "for=1.2.3.4"], "1.2.3.4", false, "inner:8080"),
      (
        ["for=1.2.3.4;host=\"app.example:8443\";proto=https, for=10.0.0.9;proto=http"], "1.2.3.4", true,
        "app.example:8443"
      ),
      (["for=unknown;proto=https"], "10.0.0.1", true, "inner:8080"), (["for=_hidden"], "10.0.0.1", false, "inner:8080"),
    ]
    for (fields, address, isSecure, host) in cases {
      let client = try client(fields.map { ("Forwarded", $0) }, .forwarded)
      #expect(
        client == ClientRequest(isSecure: isSecure, authority: Authority(host), address: NetworkAddress(address)),
        "\(fields)")
    }
  }

  @Test(arguments: [
    "for=\"1.2.3.4", "for=", "for=a;for=b", "=x", "for 1.2.3.4", "for=1.2.3.4;", "for=\"a\\", "for=1.2.3.4 x",
  ])
  func `a field that is not well formed swallows nothing: it is refused`(_ field: String) {
    #expect(throws: RequestFault.invalid(field: "Forwarded")) {
      try client([("Forwarded", field), ("Forwarded", "for=1.2.3.4")], .forwarded)
    }
  }

  @Test func `the fields of the other kind are not looked at`() throws {
    let client = try client([
      ("Forwarded", "for=6.6.6.6;host=evil.example;proto=https"), ("X-Forwarded-For", "1.2.3.4"),
    ])
    #expect(
      client == ClientRequest(isSecure: false, authority: Authority("inner:8080"), address: NetworkAddress("1.2.3.4")))
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("127.0.0.1", "127.0.0.1", true),
    ("127.0.0.1", "127.0.0.2", false), ("::1", "::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
    ("2001:db8::/33", "2001:db8:7fff::1", true), ("0.0.0.0/0", "1.2.3.4", true), ("0.0.0.0/0", "::1", false),
    ("::/0", "1.2.3.4", true), ("10.0.0.0/8", "::ffff:10.1.1.1", true), ("192.168.1.128/25", "192.168.1.127", false),
  ])
  func `a network holds its addresses`(_ network: String, _ address: String, _ isInside: Bool) throws {
    #expect(try #require(NetworkPrefix(network)).contains(#require(NetworkAddress(address))) == isInside)
  }

  @Test(arguments: [
    "", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "::/129", "a/8", "10.0.0.0/8/8", "10.0.0", "/8", "10.0.0.0/",
  ])
  func `what is no network is none`(_ text: String) { #expect(NetworkPrefix(text) == nil) }

  @Test func `networks are written as they are read`() {
    for text in ["10.0.0.0/8", "127.0.0.1/32", "::1/128", "2001:db8::/32"] {
      #expect(NetworkPrefix(text)?.description == text)
    }
  }
}

@Suite struct ProxiedServerTests {
  private static let handshake = [
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
  ]

  private func statuses(
    _ configuration: WebServerConfiguration, host: String? = nil, origin: String, _ fields: [String: String] = [:]
  ) async throws -> [UInt] {
    try await withServer(configuration) { _, port in
      var page = fields
      page["Host"] = host
      let socket = page.merging(Self.handshake) { $1 }.merging(["Origin": origin]) { $1 }
      let first = try await HTTPProbe.get(port: port, "/", page).status
      // An upgrade has no end that a client of plain HTTP could wait for.
      let request = (["Host": host ?? "127.0.0.1:\(port)"].merging(socket) { $1 }).map { "\($0): \($1)\r\n" }.joined()
      let answer = try await RawSocket.exchange(
        port: port, "GET /_ippo/live HTTP/1.1\r\n\(request)\r\n", halfCloses: true)
      return [first] + RawSocket.statuses(answer).map(UInt.init)
    }
  }

  @Test func `behind a proxy that keeps the host name, its name has to be allowed and the proxy trusted`() async throws
  {
    var configuration = WebServerConfiguration()
    let origin = "https://app.example"
    let proto = ["X-Forwarded-Proto": "https", "X-Forwarded-For": "1.2.3.4"]
    #expect(try await statuses(configuration, host: "app.example", origin: origin, proto) == [403, 403])
    configuration.allowedHosts = ["app.example"]
    // The page came over TLS, as far as its origin goes, and nobody who is believed says so.
    #expect(try await statuses(configuration, host: "app.example", origin: origin, proto) == [200, 403])
    configuration.trustedProxies = [NetworkPrefix("127.0.0.0/8")!]
    #expect(try await statuses(configuration, host: "app.example", origin: origin, proto) == [200, 101])
    #expect(try await statuses(configuration, host: "app.example", origin: "http://app.example", proto) == [200, 403])
    #expect(try await statuses(configuration, host: "app.example", origin: origin + ":8443", proto) == [200, 403])
  }

  @Test func `behind a proxy that writes its own host name, it says the other or the origin is allowed`() async throws {
    var configuration = WebServerConfiguration()
    let origin = "https://app.example"
    #expect(try await statuses(configuration, origin: origin) == [200, 403])
    configuration.allowedOrigins = [origin]
    #expect(try await statuses(configuration, origin: origin) == [200, 101])
    configuration.allowedOrigins = []
    configuration.allowedHosts = ["app.example"]
    configuration.trustedProxies = [NetworkPrefix("127.0.0.1")!]
    let fields = ["X-Forwarded-Proto": "https", "X-Forwarded-Host": "app.example"]
    #expect(try await statuses(configuration, origin: origin, fields) == [200, 101])
  }

  @Test func `the cookie is secure where the client speaks TLS, though the proxy does not`() async throws {
    var configuration = WebServerConfiguration()
    configuration.trustedProxies = [NetworkPrefix("127.0.0.1")!]
    try await withServer(configuration) { _, port in
      let response = try await HTTPProbe.get(port: port, "/", ["X-Forwarded-Proto": "https"])
      #expect(response.headers["set-cookie"]?.contains("; Secure") == true)
      #expect(response.headers["set-cookie"]?.hasPrefix("__Host-ippo-visitor") == true)
    }
  }

  @Test func `a proxy has one request on each connection, because any may open a socket`() async throws {
    var configuration = WebServerConfiguration()
    configuration.trustedProxies = [NetworkPrefix("127.0.0.1")!]
    try await withServer(configuration) { _, port in
      let health = "GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let answer = try await RawSocket.exchange(port: port, health, health)
      #expect(RawSocket.statuses(answer) == [200])
    }
  }

  @Test func `a page that makes its own name resolve to this machine gets nothing`() async throws {
    for host in ["127.0.0.1", "0.0.0.0", "::"] {
      try await withServer(WebServerConfiguration(host: host)) { server, port in
        for name in ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "[::2]", "169.254.1.1"] {
          let response = try await HTTPProbe.get(port: port, "/", ["Host": "\(name):\(port)"])
          #expect(response.status == 403, "\(host) \(name)")
        }
        for name in ["localhost", "127.0.0.1", "[::1]", "LOCALHOST"] {
          let response = try await HTTPProbe.get(port: port, "/_ippo/health", ["Host": "\(name):\(port)"])
          #expect(response.status == 200)
        }
        #expect(await server.host.sessionCount == 0)
      }
    }
  }

  @Test func `any name is served where the operator says so`() async throws {
    var configuration = WebServerConfiguration()
    configuration.allowedHosts = ["*"]
    try await withServer(configuration) { _, port in
      let response = try await HTTPProbe.get(port: port, "/", ["Host": "any.example"])
      #expect(response.status == 200)
    }
  }

  @Test func `everything lies below the base path`() async throws {
    var configuration = WebServerConfiguration()
    configuration.basePath = "/app/v1/"
    try await withServer(configuration) { server, port in
      #expect(try await server.address.url == "http://127.0.0.1:\(port)/app/v1/")
      for path in ["/", "/_ippo/health", "/app", "/app/v12/", "/app/v1x", "/_ippo/client.js"] {
        let response = try await HTTPProbe.get(port: port, path)
        #expect(response.status == 404, "\(path)")
      }
      let moved = try await HTTPProbe.get(port: port, "/app/v1")
      #expect(moved.status == 308)
      #expect(moved.headers["location"] == "/app/v1/")
      let page = try await HTTPProbe.get(port: port, "/app/v1/?x=y")
      #expect(page.status == 200)
      #expect(page.headers["set-cookie"]?.contains("; Path=/app/v1/;") == true)
      // Attributes that hold addresses only: a nonce is base64 and may begin with a slash.
      #expect(page.body.matches(of: /(?:href|src|data-[a-z]+)="\//).isEmpty)
      for (path, status) in [(WebAsset.client.path, 200), ("_ippo/live", 426), ("_ippo/health", 200)]
        as [(String, UInt)]
      {
        let response = try await HTTPProbe.get(port: port, "/app/v1/" + path)
        #expect(response.status == status, "\(path)")
      }
    }
  }

  @Test func `a configuration that is not valid says what is wrong`() async throws {
    func message(_ change: (inout WebServerConfiguration) -> Void) async -> String {
      var configuration = WebServerConfiguration(port: 0)
      change(&configuration)
      do {
        try await WebServer(configuration: configuration, logger: quietLogger) { ViewGraph { PlayView() } }.run()
        return "nothing"
      } catch { return "\(error)" }
    }
    for path in ["app", "/a//b", "/a b", "/../x", "//"] {
      #expect(await message { $0.basePath = path }.hasPrefix("The base path “\(path)” is not valid."))
    }
    #expect(await message { $0.allowedOrigins = ["app.example"] }.hasPrefix("“app.example” is not an origin."))
    #expect(await message { $0.allowedHosts = ["https://app.example"] }.contains("is not a host name."))
    #expect(await message { $0.secret = [1, 2, 3] }.hasPrefix("The secret has 3 bytes; at least 32 are needed"))
    let unserved = await message { $0.certificate = WebCertificate(chain: "a", privateKey: "b") }
    let missing = "\(WebServerError.notBuiltIn(trait: "TLS"))"
    #expect(missing.hasPrefix("This program was built without the trait “TLS”"))
    #if TLS
      #expect(unserved.contains("a, b"))
    #else
      #expect(unserved == missing)
    #endif
  }
}
