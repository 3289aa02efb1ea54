package import IppoRender
package import Logging

/// All the sessions of a server. Transports bring it sockets; it knows nothing of HTTP.
package actor SessionHost {
  private let makeSource: @MainActor @Sendable (WebVisitor) -> any RenderSource
  private let limits: WebLimits
  private let metrics: WebMetrics
  private let signer: SessionTokenSigner
  private let logger: Logger
  private let now: @Sendable () -> ContinuousClock.Instant

  /// By id.
  private var sessions: [String: Session] = [:]
  /// Sessions being opened count as well, or a burst of requests would pass the limit.
  private var opening = 0
  private var connections: [Int: WireConnection] = [:]
  private var lastConnection = 0
  private var isShuttingDown = false

  package init(
    limits: WebLimits = WebLimits(), signer: SessionTokenSigner = SessionTokenSigner(),
    logger: Logger = Logger(label: "ippo.web"),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    makeSource: @escaping @MainActor @Sendable (WebVisitor) -> any RenderSource
  ) {
    self.limits = limits
    self.signer = signer
    self.logger = logger
    self.now = now
    self.makeSource = makeSource
    metrics = WebMetrics()
  }

  package var sessionCount: Int { sessions.count }
  /// Sockets that have not ended.
  package var socketCount: Int { connections.count }

  // MARK: Pages

  /// Opens a session and renders its page.
  /// - Parameters:
  ///   - visitor: whose session it is.
  ///   - client: what the client has said about itself so far.
  /// - Returns: `nil` when there is no room for another session.
  package func openPage(visitor: WebVisitor, for client: ClientEnvironment? = nil) async -> (
    markup: HTMLMarkup?, revision: Int, token: String
  )? {
    guard let (session, token) = await open(visitor, for: client) else { return nil }
    let page = await session.page()
    return (page.markup, page.revision, token.text)
  }

  private func open(_ visitor: WebVisitor, for client: ClientEnvironment? = nil) async -> (Session, SessionToken)? {
    guard !isShuttingDown, sessions.count + opening < limits.sessions else {
      metrics.rejected("sessions")
      return nil
    }
    opening += 1
    defer { opening -= 1 }
    let token = signer.issue()
    let session = await Session.open(
      token: token, visitor: visitor, limits: limits, metrics: metrics, logger: logger, now: now(), client: client,
      makeSource: makeSource)
    sessions[token.id] = session
    metrics.sessions(sessions.count)
    return (session, token)
  }

  // MARK: Sockets

  /// A connection for a new socket.
  /// - Parameter visitor: whose socket it is.
  package func connect(_ visitor: WebVisitor) -> WireConnection {
    lastConnection += 1
    let connection = WireConnection(id: lastConnection, visitor: visitor, capacity: limits.outgoingBytes)
    if isShuttingDown {
      connection.close(.goingAway, "The server shuts down.")
    } else {
      connections[connection.id] = connection
    }
    return connection
  }

  /// Serves a socket until it ends.
  /// - Parameter messages: the text messages of the client, in order.
  package func serve(_ connection: WireConnection, messages: some AsyncSequence<String, any Error> & Sendable) async {
    var session: Session?
    do {
      for try await text in messages {
        guard connection.isOpen else { break }
        if let session {
          await session.receive(try ClientMessage(json: text), from: connection, at: now())
        } else {
          session = await greet(try ClientMessage(hello: text), connection)
        }
      }
    } catch let error as MalformedMessage {
      metrics.rejected("malformed")
      connection.close(.malformed, "Malformed message: \(error.reason).")
    } catch {
      logger.debug("Socket lost", metadata: ["error": "\(error)"])
    }
    await session?.detach(connection, at: now())
    disconnect(connection)
  }

  /// Closes a socket that has not said `hello` in time.
  package func expireGreeting(of connection: WireConnection) async {
    for session in sessions.values where await session.isAttached(to: connection.id) { return }
    connection.close(.timeout, "No hello in time.")
  }

  private func disconnect(_ connection: WireConnection) {
    connections[connection.id] = nil
    connection.abandon()
  }

  private func greet(_ message: ClientMessage, _ connection: WireConnection) async -> Session? {
    guard case .hello(let version, let token, let revision) = message, version == ClientMessage.version else {
      metrics.rejected("malformed")
      connection.close(.malformed, "The first message has to be a hello of version \(ClientMessage.version).")
      return nil
    }
    if let token {
      guard let token = signer.token(token) else {
        metrics.rejected("token")
        connection.close(.badToken, "The session token is not valid.")
        return nil
      }
      if let session = sessions[token.id] {
        let next = signer.issue(for: token.id)
        switch await session.attach(connection, with: token, next: next, shown: revision, at: now()) {
        case .attached: return session
        case .ended: break
        case .refused:
          metrics.rejected("token")
          connection.close(.badToken, "The session token is another visitor's, or was replaced.")
          return nil
        }
      }
    }
    // The session is over, or the client has none: a new one, with a page of its own.
    guard let (session, token) = await open(connection.visitor) else {
      connection.close(.tryAgainLater, "There is no room for another session.")
      return nil
    }
    _ = await session.attach(connection, with: token, next: signer.issue(for: token.id), shown: 0, at: now())
    return session
  }

  // MARK: End

  /// Ends what has timed out.
  package func sweep() async {
    let now = now()
    for (id, session) in sessions where await session.expire(at: now) {
      sessions[id] = nil
      logger.debug("Session evicted")
    }
    metrics.sessions(sessions.count)
  }

  /// The ids of a visitor's sessions.
  package func sessions(of visitor: WebVisitor) -> [String] {
    sessions.values.filter { $0.visitor == visitor }.map(\.id)
  }

  /// Ends a session. Its client starts over.
  /// - Returns: whether there was one.
  package func endSession(_ id: String) async -> Bool {
    guard let session = sessions.removeValue(forKey: id) else { return false }
    metrics.sessions(sessions.count)
    await session.end(.badToken, "The session was ended.")
    return true
  }

  /// Ends every session; clients are told to come back later.
  package func shutDown() async {
    isShuttingDown = true
    for session in sessions.values { await session.end(.goingAway, "The server shuts down.") }
    sessions = [:]
    for connection in connections.values { connection.close(.goingAway, "The server shuts down.") }
    metrics.sessions(0)
  }
}
