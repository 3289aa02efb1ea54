import IppoRender
import Logging

/// One window of the app in one browser tab: mirrors the graph, encodes what changed, and outlives its sockets.
actor Session {
  nonisolated let id: String
  /// Whose session it is.
  nonisolated let visitor: WebVisitor
  /// Where its page was asked for.
  nonisolated let network: ClientNetwork
  private let worker: SessionWorker
  private let limits: WebLimits
  private let metrics: WebMetrics
  private let logger: Logger

  private var mirror: PageMirror
  /// The token the client comes with the next time.
  private var offered = ""
  /// A frame did not fit the mirror. Frames are of no use until the tree has come, and the page is made anew from it.
  private var isResynchronizing = false
  /// Counts what the client has been told, from 1 for the page: a frame of the graph may change nothing on the page,
  /// and the page may be set back without a frame of the graph.
  private var revision = 1
  private var log: ReplayLog
  private var ledger = EventLedger()
  private var lifecycle: SessionLifecycle
  private var keys: SessionKeys
  private var connection: WireConnection?
  /// The acknowledgement the client has been sent last.
  private var reported = 0

  /// Makes the window on the main actor and renders it once.
  /// - Parameter didClose: called with what the session took in memory, about, when its window is closed.
  static func open(
    token: SessionToken, visitor: WebVisitor, network: ClientNetwork, share: MainActorShare, limits: WebLimits,
    metrics: WebMetrics, logger: Logger, now: ContinuousClock.Instant, client: ClientEnvironment? = nil,
    makeSource: @MainActor @Sendable (WebVisitor) -> any RenderSource, didClose: @escaping @Sendable (Int) -> Void
  ) async -> Session {
    let (turns, continuation) = AsyncStream<SessionWindow.Turn>.makeStream()
    let (window, tree) = await share.run(.pages, of: network) {
      let window = SessionWindow(source: makeSource(visitor), client: client, turns: continuation)
      return (window, window.start())
    }
    let worker = SessionWorker(id: token.id, network: network, window: window, share: share, limits: limits)
    let session = Session(
      token: token, visitor: visitor, network: network, worker: worker, tree: tree, limits: limits, metrics: metrics,
      logger: logger, now: now)
    Task {
      await worker.run()
      didClose(await session.weight)
    }
    Task { for await turn in turns { await session.apply(turn) } }
    return session
  }

  private init(
    token: SessionToken, visitor: WebVisitor, network: ClientNetwork, worker: SessionWorker, tree: RenderTree,
    limits: WebLimits, metrics: WebMetrics, logger: Logger, now: ContinuousClock.Instant
  ) {
    id = token.id
    keys = SessionKeys(token.key)
    self.visitor = visitor
    self.network = network
    self.worker = worker
    self.limits = limits
    self.metrics = metrics
    self.logger = logger
    mirror = PageMirror(tree)
    log = ReplayLog(revision: revision, capacity: limits.replayBytes)
    lifecycle = SessionLifecycle(timeouts: limits.timeouts, now: now)
  }

  /// What the session takes in memory, about.
  var weight: Int { SessionWeight.bytes(nodes: mirror.count, log: log.bytes) }

  /// The page as it is.
  func page() -> (markup: HTMLMarkup?, revision: Int) { (mirror.markup(), revision) }

  // MARK: Sockets

  enum Attachment: Equatable, Sendable {
    case attached
    /// The session has ended in the meantime.
    case ended
    /// The key was replaced, or the session is somebody else's.
    case refused
  }

  /// Serves the session on a socket from now on: what the client misses, or the whole page.
  /// - Parameters:
  ///   - token: what the client came with.
  ///   - next: what it comes with the next time.
  func attach(
    _ connection: WireConnection, with token: SessionToken, next: SessionToken, shown: Int,
    at now: ContinuousClock.Instant
  ) -> Attachment {
    // Whoever came by the token has not come by the cookie.
    guard connection.visitor == visitor, keys.admit(token.key) else { return .refused }
    guard lifecycle.attach(connection.id, at: now).isAttached else { return .ended }
    keys.offer(next.key)
    offered = next.text
    self.connection?.close(.replaced, "Another connection took over.")
    self.connection = connection
    reported = ledger.acknowledged
    if shown > 0, let missed = log.frames(after: shown) {
      metrics.resumed()
      send(.welcome(token: next.text, revision: revision, acknowledged: reported))
      for frame in missed { send(frame) }
      log.acknowledge(shown)
    } else {
      mount()
    }
    return .attached
  }

  func detach(_ connection: WireConnection, at now: ContinuousClock.Instant) {
    lifecycle.detach(connection.id, at: now)
    if self.connection === connection { self.connection = nil }
  }

  /// Takes one message. The caller waits while the session has too much to do, and reads no further.
  func receive(_ message: ClientMessage, from connection: WireConnection, at now: ContinuousClock.Instant) async {
    guard lifecycle.socket == connection.id else { return }
    keys.confirm()
    lifecycle.hear(from: connection.id, at: now)
    switch message {
    case .hello: connection.close(.malformed, "A second hello.")
    case .acknowledge(let revision): log.acknowledge(revision)
    case .environment(let client): worker.add(.environment(client))
    case .ping: connection.send(ServerMessage.pong.json)
    case .event(let sequence, let node, let event):
      switch ledger.admit(sequence) {
      case .deliver:
        metrics.event()
        worker.add(.event(sequence: sequence, node: node, event))
      case .duplicate: break
      case .gap: connection.close(.malformed, "An event is missing before number \(sequence).")
      }
    }
    await worker.room()
  }

  /// Waits until all that was received is handled.
  nonisolated func settle() async { await worker.done() }

  // MARK: Turns

  /// Encodes what a turn changed, away from the main actor.
  private func apply(_ turn: SessionWindow.Turn) {
    if let tree = turn.tree { return remake(from: tree) }
    let patches = patches(for: turn)
    if let receipt = turn.receipt { ledger.acknowledge(receipt.sequence) }
    if !patches.isEmpty {
      revision += 1
      let frame = PageFrame(revision: revision, patches: patches)
      log.append(frame)
      send(frame)
    } else if reported < ledger.acknowledged, turn.receipt?.error == nil, !isResynchronizing {
      send(PageFrame(revision: revision, patches: []))
    }
    if let receipt = turn.receipt, let error = receipt.error {
      metrics.rejected("event")
      logger.debug("Event not delivered", metadata: ["node": "\(receipt.node)", "error": "\(error)"])
      reported = ledger.acknowledged
      send(.error(sequence: receipt.sequence, code: WireErrorCode(error), error.description))
    }
  }

  private func patches(for turn: SessionWindow.Turn) -> [PagePatch] {
    guard !isResynchronizing else { return [] }
    do {
      return try mirror.apply(turn.frames, after: turn.receipt?.event, at: turn.receipt?.node)
    } catch {
      // The source broke its contract. Its tree is intact, and what was handled stays handled.
      logger.error("A frame does not fit the page, which is made anew", metadata: ["error": "\(error)"])
      metrics.rejected("frame")
      isResynchronizing = true
      mirror = PageMirror()
      worker.add(.resynchronize)
      return []
    }
  }

  /// Shows the tree as it is, in place of a page that does not fit it any more.
  private func remake(from tree: RenderTree) {
    mirror = PageMirror(tree)
    isResynchronizing = false
    revision += 1
    // No client can go on from what it shows.
    log = ReplayLog(revision: revision, capacity: limits.replayBytes)
    mount()
  }

  /// Sends the whole page.
  private func mount() {
    guard let connection, let markup = mirror.markup() else { return }
    metrics.mounted()
    reported = ledger.acknowledged
    connection.send(
      ServerMessage.mount(token: offered, revision: revision, acknowledged: reported, markup).json)
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
  func expire(at now: ContinuousClock.Instant) -> Bool {
    switch lifecycle.expiry(at: now) {
    case .none: return false
    case .socket:
      connection?.close(.timeout, "Nothing was heard for too long.")
      if let connection { detach(connection, at: now) }
      return false
    case .session:
      end(.timeout, "The session is over.")
      return true
    }
  }

  /// Ends the session. Its window is closed when that is its turn; see ``settle()``.
  func end(_ code: CloseCode, _ reason: String) {
    lifecycle.end()
    connection?.close(code, reason)
    connection = nil
    worker.add(.close)
  }
}
