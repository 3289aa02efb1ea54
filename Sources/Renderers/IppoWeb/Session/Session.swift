import IppoUI
import Logging

/// One window of the app in one browser tab: mirrors the graph, encodes what changed, and outlives its sockets.
actor Session {
  nonisolated let token: String
  private let window: SessionWindow
  private let limits: WebLimits
  private let metrics: WebMetrics
  private let logger: Logger

  private var mirror: PageMirror
  /// Counts what the client has been told, from 1 for the page: a frame of the graph may change nothing on the page,
  /// and the page may be set back without a frame of the graph.
  private var revision = 1
  private var log: ReplayLog
  private var ledger = EventLedger()
  private var lifecycle: SessionLifecycle
  private var rate: RateLimiter
  private var connection: WireConnection?
  /// The acknowledgement the client has been sent last.
  private var reported = 0

  /// Makes the window on the main actor and renders it once.
  static func open(
    token: String, limits: WebLimits, metrics: WebMetrics, logger: Logger, now: ContinuousClock.Instant,
    client: ClientEnvironment? = nil, makeSource: @MainActor @Sendable () -> any RenderSource
  ) async -> Session {
    let (turns, continuation) = AsyncStream<SessionWindow.Turn>.makeStream()
    let (window, tree) = await MainActor.run {
      let window = SessionWindow(source: makeSource(), client: client, turns: continuation)
      return (window, window.start())
    }
    let session = Session(
      token: token, window: window, tree: tree, limits: limits, metrics: metrics, logger: logger, now: now)
    Task { for await turn in turns { await session.apply(turn) } }
    return session
  }

  private init(
    token: String, window: SessionWindow, tree: RenderTree, limits: WebLimits, metrics: WebMetrics, logger: Logger,
    now: ContinuousClock.Instant
  ) {
    self.token = token
    self.window = window
    self.limits = limits
    self.metrics = metrics
    self.logger = logger
    mirror = PageMirror(tree)
    log = ReplayLog(revision: revision, capacity: limits.replayBytes)
    lifecycle = SessionLifecycle(timeouts: limits.timeouts, now: now)
    rate = RateLimiter(burst: limits.eventBurst, perSecond: limits.eventsPerSecond, now: now)
  }

  /// Whether the session is served by this socket.
  func isAttached(to socket: Int) -> Bool { lifecycle.socket == socket }

  /// The page as it is.
  func page() -> (markup: HTMLMarkup?, revision: Int) { (mirror.markup(), revision) }

  // MARK: Sockets

  /// Serves the session on a socket from now on: what the client misses, or the whole page.
  /// - Returns: `false` when the session has ended in the meantime.
  func attach(_ connection: WireConnection, shown: Int, at now: ContinuousClock.Instant) -> Bool {
    guard lifecycle.attach(connection.id, at: now).isAttached else { return false }
    self.connection?.close(.replaced, "Another connection took over.")
    self.connection = connection
    reported = ledger.acknowledged
    if shown > 0, let missed = log.frames(after: shown) {
      metrics.resumed()
      send(.welcome(token: token, revision: revision, acknowledged: reported))
      for frame in missed { send(frame) }
      log.acknowledge(shown)
    } else if let markup = mirror.markup() {
      metrics.mounted()
      send(
        .mount(token: token, revision: revision, acknowledged: reported, markup))
    }
    return true
  }

  func detach(_ connection: WireConnection, at now: ContinuousClock.Instant) {
    lifecycle.detach(connection.id, at: now)
    if self.connection === connection { self.connection = nil }
  }

  /// Handles one message. The caller waits, so that a client cannot send faster than its events are handled.
  func receive(_ message: ClientMessage, from connection: WireConnection, at now: ContinuousClock.Instant) async {
    guard lifecycle.socket == connection.id else { return }
    lifecycle.hear(from: connection.id, at: now)
    guard rate.take(at: now) else {
      metrics.rejected("rate")
      return connection.close(.rateExceeded, "Too many messages.")
    }
    switch message {
    case .hello: connection.close(.malformed, "A second hello.")
    case .acknowledge(let revision): log.acknowledge(revision)
    case .environment(let client): await window.adapt(to: client)
    case .ping: connection.send(ServerMessage.pong.json)
    case .event(let sequence, let node, let event):
      switch ledger.admit(sequence) {
      case .deliver:
        metrics.event()
        await window.deliver(event, to: node, sequence: sequence)
      case .duplicate: break
      case .gap: connection.close(.malformed, "An event is missing before number \(sequence).")
      }
    }
  }

  // MARK: Turns

  /// Encodes what a turn changed, away from the main actor.
  private func apply(_ turn: SessionWindow.Turn) {
    do {
      let patches = try mirror.apply(turn.frames, after: turn.receipt?.event, at: turn.receipt?.node)
      if let receipt = turn.receipt { ledger.acknowledge(receipt.sequence) }
      if !patches.isEmpty {
        revision += 1
        let frame = PageFrame(revision: revision, patches: patches)
        log.append(frame)
        send(frame)
      } else if reported < ledger.acknowledged, turn.receipt?.error == nil {
        send(PageFrame(revision: revision, patches: []))
      }
    } catch {
      // The graph broke its contract. The mirror is of no use any more, the state of the app is intact.
      logger.error("A frame does not fit the page", metadata: ["error": "\(error)"])
      return
    }
    if let receipt = turn.receipt, let error = receipt.error {
      metrics.rejected("event")
      logger.debug("Event not delivered", metadata: ["node": "\(receipt.node)", "error": "\(error)"])
      reported = ledger.acknowledged
      send(.error(sequence: receipt.sequence, code: WireErrorCode(error), error.description))
    }
  }

  private func send(_ frame: PageFrame) {
    guard let connection else { return }
    reported = ledger.acknowledged
    let json = frame.json(acknowledged: reported)
    metrics.frame(bytes: json.utf8.count)
    connection.send(json)
  }

  private func send(_ message: ServerMessage) { connection?.send(message.json) }

  // MARK: End

  /// Acts on what has run out.
  /// - Returns: whether the session is over.
  func expire(at now: ContinuousClock.Instant) async -> Bool {
    switch lifecycle.expiry(at: now) {
    case .none: return false
    case .socket:
      connection?.close(.timeout, "Nothing was heard for too long.")
      if let connection { detach(connection, at: now) }
      return false
    case .session:
      await end(.timeout, "The session is over.")
      return true
    }
  }

  func end(_ code: CloseCode, _ reason: String) async {
    lifecycle.end()
    connection?.close(code, reason)
    connection = nil
    await window.close()
  }
}
