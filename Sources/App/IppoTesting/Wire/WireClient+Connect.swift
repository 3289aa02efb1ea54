#if Web
  public import IppoWeb

  extension WireClient {
    /// A client that reaches the server's sessions within the process, as a visitor of its own.
    public static func connect(to server: WebServer) async throws -> WireClient {
      try await connect(to: server, visitor: .new())
    }

    /// - Parameter visitor: who the client is to the server.
    package static func connect(to server: WebServer, visitor: WebVisitor) async throws -> WireClient {
      try await connect(to: server.host, visitor: visitor)
    }

    /// A client of sessions that no server is around.
    package static func connect(
      to host: SessionHost, visitor: WebVisitor = .new(), token: String? = nil
    ) async throws -> WireClient {
      let client = WireClient(token: token) { await InProcessTransport(host, visitor) }
      try await client.resume()
      return client
    }

    /// A client on a real socket.
    /// - Parameters:
    ///   - path: of the socket: that of the app, with `_ippo/live` behind it.
    ///   - token: that of a page the server has rendered, to adopt its session; `nil` for a session of its own.
    ///   - cookie: what the page's response had in `Set-Cookie`, or the ``cookie`` of another client: a session is
    ///     adopted by its own visitor only. `nil`: a visitor of its own.
    ///   - origin: the `Origin` header, as a browser would send it.
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
