#if Web
  public import IppoWeb

  extension WireClient {
    /// Connects a new visitor to the server's sessions within the process.
    public static func connect(to server: WebServer) async throws -> WireClient {
      try await connect(to: server, visitor: .new())
    }

    /// - Parameter visitor: The visitor that the server sees.
    package static func connect(to server: WebServer, visitor: WebVisitor) async throws -> WireClient {
      try await connect(to: server.host, visitor: visitor)
    }

    /// Connects to sessions without a server.
    package static func connect(
      to host: SessionHost, visitor: WebVisitor = .new(), token: String? = nil
    ) async throws -> WireClient {
      let client = WireClient(token: token) { await InProcessTransport(host, visitor) }
      try await client.resume()
      return client
    }

    /// Connects over a real socket.
    /// - Parameters:
    ///   - path: The path of the socket: the path of the app, followed by `_ippo/live`.
    ///   - token: The token of a rendered page, to adopt its session; `nil` for a new session.
    ///   - cookie: The `Set-Cookie` value of the page's response, or the ``cookie`` of another client. Only the visitor
    ///     of a session can adopt the session. `nil` for a new visitor.
    ///   - origin: The `Origin` header, as a browser would send it.
    public static func connect(
      host: String, port: Int, path: String = "/_ippo/live", token: String? = nil, cookie: String? = nil,
      origin: String? = nil
    ) async throws -> WireClient {
      let cookies = CookieJar(cookie.map { [$0] } ?? [])
      let client = WireClient(token: token, cookies: cookies) {
        try await SocketTransport(host: host, port: port, path: path, origin: origin, cookies: cookies)
      }
      try await client.resume()
      return client
    }
  }
#endif
