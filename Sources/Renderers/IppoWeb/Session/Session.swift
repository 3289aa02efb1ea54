import IppoRender
import IppoSessions
import Logging

import struct Foundation.URL

/// One window of the app in one browser tab: mirrors the graph, encodes what changed, and outlives its sockets.
///
/// The way of a click, with each change of the executor (⇢) and its purpose; `docs/map.md` has all steps:
///
///     event loop     FrameGuard, FrameCodec, LiveArrivals
///       ⇢ task of the socket: the event loop stays free for its other sockets
///     socket         SocketConversation, WireConnection.admit, ClientMessage
///       ⇢ session: events, patches and timeouts exclude one another; an idle actor runs on the thread of its caller
///     session        receive, EventLedger.admit, SessionWorker.add
///       ⇢ task of the worker: the socket is read on, so that newer values supersede the waiting ones
///     worker         MainActorScheduler, FairQueue
///       ⇢ main actor: the place of views and stores, one turn without a change
///     main actor     SessionWindow.deliver, ViewGraph.send … SessionWindow.take
///       ⇢ task of the mailbox, session: the next turn of the main actor runs beside the encoding
///     session        apply, ShownPage.apply, EventLedger.acknowledge, WireConnection.send
///       ⇢ event loop: the write
actor Session {
  nonisolated let id: String
  /// The visitor of the session.
  nonisolated let visitor: WebVisitor
  /// The facts about the visitor that the request of the page has told.
  nonisolated let person: Visitor
  /// How often all sessions of the person had been ended when this one began; `nil` where that is not kept.
  nonisolated let signOuts: Int?
  /// The network that asked for the page.
  nonisolated let network: ClientNetwork
  let worker: SessionWorker
  /// `nil` where no tracer is installed.
  let traces: EventTraces?
  /// Whether a client is there, for what runs in the window.
  private let attendance: WindowAttendance
  let services: SessionServices

  var page: ShownPage { didSet { noteTickets() } }
  /// The key of the token the client comes with the next time.
  var offeredKey = ""
  /// A frame did not fit the mirror. Frames are of no use until the tree has come, and the page is made anew from it.
  var isResynchronizing = false
  /// Counts the frames for the client, from 1 for the page. A frame of the graph may change nothing on the page, and
  /// the page may be set back without a frame of the graph.
  var revision: Int
  var log: ReplayLog
  var ledger: EventLedger
  var lifecycle: SessionLifecycle
  var keys: SessionKeys
  var connection: WireConnection?
  /// The acknowledgement the client has been sent last.
  var reported: Acknowledgement = 0
  /// How the session is kept for other processes, from its page or its first socket on.
  var keeping: SessionKeeping?
  /// The trial of the first event after a takeover.
  var trial = SessionTrial()
  /// Whether a client has come for the session.
  private(set) var wasGreeted = false
  var rest = SessionRest()
  var begunUploads: SessionUploads?
  /// The page while the window is put away; empty while it is not.
  var restingPage = RestingPage()
  /// The tickets of all elements about files.
  var tickets: Set<String> = []
  /// The source can be archived, as far as is known.
  var canBeKept = true

  /// The events of a session beside its sockets.
  struct Observer: Sendable {
    /// The session has closed or suspended its window, which took about this many bytes in memory.
    var didFree: @Sendable (Int) -> Void
    /// Another process has it.
    var didMove: @Sendable (Session) async -> Void
  }

  /// Makes the window on the main actor and renders it once.
  static func open(
    _ origin: Origin, services: SessionServices, observer: Observer,
    makeSource: @MainActor @Sendable (Visitor, [UInt8]?) -> any RenderSource
  ) async -> (session: Session, outcome: AddressOutcome) {
    let messages = Mailbox<SessionWindow.Message>()
    let archive = origin.restoring?.found.record.window
    let attendance = WindowAttendance()
    let traces = EventTraces.ofInstalledTracer()
    let (window, outcome, tree, requests) = await services.scheduler.run(.pages, of: origin.network) {
      // A window that is rebuilt goes on as it was.
      let opening = archive == nil ? WindowOpening(client: origin.client, address: origin.address) : nil
      let source = WindowAttendance.$ofNewWindow.withValue(attendance) {
        WindowOpening.$ofNewWindow.withValue(opening) { makeSource(origin.person, archive) }
      }
      let window = SessionWindow(source: source, client: origin.client, traces: traces, messages: messages)
      let outcome = origin.address.map { window.show($0) } ?? .shown
      let tree = window.start()
      return (window, outcome, tree, window.openingRequests)
    }
    let worker = SessionWorker(
      id: origin.id, network: origin.network, window: window, scheduler: services.scheduler, limits: services.limits)
    let session = Session(
      origin,
      OpenedWindow(
        worker: worker, traces: traces, attendance: attendance, tree: tree, requests: requests),
      services: services, observer: observer)
    worker.whenClosed { observer.didFree(await session.weight) }
    messages.start { await session.apply($0) }
    return (session, outcome)
  }

  let observer: Observer
  /// The requests from before the first client came.
  var openingRequests: OpeningRequests

  private init(_ origin: Origin, _ window: OpenedWindow, services: SessionServices, observer: Observer) {
    let restoring = origin.restoring
    id = origin.id
    visitor = WebVisitor(id: origin.person.id)
    person = origin.person
    signOuts = origin.signOuts ?? restoring?.found.record.signOuts
    network = origin.network
    worker = window.worker
    traces = window.traces
    attendance = window.attendance
    self.services = services
    self.observer = observer
    openingRequests = window.requests
    // A client scrolls a restored page to the person's place.
    if restoring != nil { openingRequests.removeScrolling() }
    page = ShownPage(window.tree, among: services.pages, isFirst: true)
    let shown = Set(page.mirror.files().map(\.files.ticket))
    tickets = shown
    services.tickets.replace([], with: shown, of: origin.id)
    let record = restoring?.found.record
    keys = record?.keys ?? SessionKeys(origin.key)
    ledger = EventLedger(after: record?.handled ?? 0)
    // No client can go on from what it shows.
    revision = restoring.map { max($0.found.record.revision, $0.shown) + 1 } ?? 1
    log = ReplayLog(revision: revision, capacity: services.limits.replayBytes)
    let timeouts = services.limits.timeouts
    let age = restoring.map { timeouts.lifetime - $0.found.remaining } ?? .zero
    lifecycle = SessionLifecycle(timeouts: timeouts, now: origin.now, age: max(age, .zero))
    if let restoring {
      keeping = SessionKeeping(epoch: restoring.found.epoch, keys: restoring.found.record.keys)
      ledger.keepsAtOnce = false
      trial = SessionTrial(after: record?.trial)
    }
  }

  /// The approximate size of the session in memory.
  var weight: Int {
    SessionWeight.bytes(
      nodes: page.mirror.count, resting: restingPage.nodes, isHibernating: rest.phase == .hibernating, log: log.bytes,
      cookies: person.cookies)
  }

  /// Whether its window is put away.
  var restPhase: SessionRest.Phase { rest.phase }

  /// Whether its window was asked to be put away and has not answered.
  var isAskedToRest: Bool { rest.isAsked }

  /// The page as it is, for a client that will come with a token.
  func openedPage(_ token: SessionToken, _ outcome: AddressOutcome = .shown) -> OpenedPage {
    let content = page.write(for: visitor, among: services.pages)
    return OpenedPage(content: content, shared: page.shared, revision: revision, token: token.text, outcome: outcome)
  }

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
  ///   - token: The token that the client sent.
  ///   - sent: The last event that the client has sent over a socket.
  func attach(
    _ connection: WireConnection, with token: SessionToken, shown: Int, sent: Int = 0, at now: ContinuousClock.Instant
  ) -> Attachment {
    // Whoever came by the token has not come by the cookie.
    guard connection.visitor == visitor, keys.admit(token.key) else { return .refused }
    guard lifecycle.attach(connection.id, at: now).isAttached else { return .ended }
    offerToken()
    wasGreeted = true
    trial.await(upTo: sent)
    page.wasLoaded()
    self.connection?.close(.replaced, "Another connection took over.")
    self.connection = connection
    attendance.isAttended = true
    worker.add(.phase(.active))
    if shown > 0, let missed = log.frames(after: shown) {
      openingRequests.remove(after: shown)
      services.metrics.resumed()
      // Only the first frame counts, since it describes the texts at that time.
      reported = missed.first?.acknowledgement(kept: ledger.acknowledgement.kept) ?? ledger.acknowledgement
      send(.welcome(token: offered, revision: revision, acknowledged: reported))
      for frame in missed { send(frame) }
      acknowledge()
      log.acknowledge(shown)
      if rest.isStirred || rest.isResting && !openingRequests.isEmpty { worker.add(.resynchronize) }
    } else {
      mount()
    }
    sendOpeningRequests()
    keep()
    return .attached
  }

  func detach(_ connection: WireConnection, at now: ContinuousClock.Instant) {
    lifecycle.detach(connection.id, at: now)
    if self.connection === connection {
      self.connection = nil
      attendance.isAttended = false
      worker.add(.phase(.background))
    }
  }

  /// Takes one message. The caller waits while the session has too much to do, and reads no further.
  func receive(_ message: ClientMessage, from connection: WireConnection, at now: ContinuousClock.Instant) async {
    guard lifecycle.socket == connection.id else { return }
    keys.confirm()
    lifecycle.hear(from: connection.id, at: now)
    switch message {
    case .hello: connection.close(.malformed, "A second hello.")
    case .acknowledge(let revision): log.acknowledge(revision)
    case .environment(let client):
      rest.acted()
      worker.add(.environment(client))
    // Nothing was done, so that a window that nobody sees can be put away.
    case .phase(let phase): worker.add(.phase(phase))
    case .ping: connection.send(ServerMessage.pong.json)
    case .event(let sequence, let node, let event):
      let isHandled = sequence != ledger.admitted + 1 ? true : await tries(sequence)
      guard lifecycle.socket == connection.id else { return endTrial() }
      switch ledger.admit(sequence) {
      case .deliver where !isHandled: refuse(sequence, at: node, event)
      case .deliver:
        services.metrics.event()
        traces?.received(sequence, event)
        rest.acted()
        worker.add(.event(sequence: sequence, node: node, event))
      case .duplicate: break
      case .gap: connection.close(.malformed, "An event is missing before number \(sequence).")
      }
    }
    await worker.room()
  }

  // MARK: Messages of the window

  /// Handles a message of the window, away from the main actor.
  private func apply(_ message: SessionWindow.Message) {
    switch message {
    case .change(let frames, let receipt):
      if let traces, let receipt {
        let outcome = receipt.error == nil ? EventTraces.Outcome.handled : .refused
        traces.send(receipt.sequence, outcome, isKept: keeping != nil) { apply(frames, after: receipt) }
      } else {
        apply(frames, after: receipt)
      }
    case .tree(let tree, let waking):
      let page = ShownPage(tree, among: services.pages)
      if rest.isResting { wake(with: page, after: waking) } else { remake(from: page) }
      sendOpeningRequests()
    case .archive(let archive): commit(archive)
    case .rest(true): beginRest()
    case .rest(false): rest.refused()
    case .hibernation: beginHibernation()
    case .stirred:
      rest.stirred()
      // Without a client there is nobody to show the change to.
      if connection != nil { worker.add(.resynchronize) }
    case .paused: worker.add(.resume)
    }
  }

  /// - Returns: how many patches that are.
  @discardableResult
  func apply(_ frames: [RenderFrame], after receipt: SessionWindow.Receipt?) -> Int {
    // Without a client, changes that no event caused do not keep the views from being put away.
    if connection != nil || receipt != nil { rest.acted() }
    let patches = patches(for: frames, after: receipt)
    if let receipt {
      ledger.acknowledge(receipt.sequence)
      endTrial(receipt.sequence)
    }
    if !patches.isEmpty {
      revision += 1
      let frame = PageFrame(revision: revision, handled: ledger.acknowledgement.handled, patches: patches)
      log.append(frame)
      if !wasGreeted { openingRequests.note(frames, revision: revision) }
      send(frame, receipt?.meter)
    } else if receipt?.error == nil {
      acknowledge()
    }
    if let receipt, let error = receipt.error {
      services.metrics.rejected("event")
      services.logger.debug("Event not delivered", metadata: ["node": "\(receipt.node)", "error": "\(error)"])
      reported = ledger.acknowledgement
      send(.error(acknowledged: reported, code: WireErrorCode(error), error.description))
    }
    changed()
    return patches.count
  }

  /// Tells the client how far its events have come, if it does not know.
  func acknowledge() {
    guard reported != ledger.acknowledgement, !isResynchronizing else { return }
    send(PageFrame(revision: revision, handled: ledger.acknowledgement.handled, patches: []))
  }

  private func patches(for frames: [RenderFrame], after receipt: SessionWindow.Receipt?) -> [PagePatch] {
    guard !isResynchronizing else { return [] }
    do {
      return try page.apply(frames, after: receipt?.event, at: receipt?.node)
    } catch {
      // The source broke its contract. Its tree is intact, and what was handled stays handled.
      services.logger.error("A frame does not fit the page, which is made anew", metadata: ["error": "\(error)"])
      services.metrics.rejected("frame")
      isResynchronizing = true
      page = ShownPage()
      worker.add(.resynchronize)
      return []
    }
  }

  /// Shows the tree as it is, in place of a page that does not fit it any more.
  func remake(from page: ShownPage) {
    self.page = page
    isResynchronizing = false
    revision += 1
    // No client can go on from what it shows.
    log = ReplayLog(revision: revision, capacity: services.limits.replayBytes)
    mount()
    changed()
  }

  /// Sends the whole page.
  func mount() {
    if rest.isResting {
      rest.owesPage = true
      return worker.add(.resynchronize)
    }
    guard let connection, let markup = page.mirror.markup() else { return }
    services.metrics.mounted()
    reported = ledger.acknowledgement
    connection.send(
      ServerMessage.mount(token: offered, revision: revision, acknowledged: reported, markup).json)
  }

  private func send(_ frame: PageFrame, _ meter: (@Sendable (Int) -> Void)? = nil) {
    guard let connection else { return }
    reported = frame.acknowledgement(kept: ledger.acknowledgement.kept)
    let json = frame.json(acknowledged: reported)
    services.metrics.frame(bytes: json.utf8.count)
    meter?(json.utf8.count)
    connection.send(json)
  }

  private func send(_ message: ServerMessage) { connection?.send(message.json) }

  // MARK: End

  /// Acts on what has run out.
  /// - Returns: what the session takes in memory, about, and since when it has been quiet; `nil`: the session is over.
  func expire(at now: ContinuousClock.Instant) -> (bytes: Int, quietSince: ContinuousClock.Instant?)? {
    switch lifecycle.expiry(at: now) {
    case .none: restWhereQuiet(at: now)
    case .socket:
      connection?.close(.timeout, "Nothing was heard for too long.")
      if let connection { detach(connection, at: now) }
    case .session:
      end(.timeout, "The session is over.")
      return nil
    }
    return (weight, quietSince)
  }

  /// Ends the session. Its window is closed when that is its turn; see ``settle()``.
  func end(_ code: CloseCode, _ reason: String) {
    if !lifecycle.isEnded, rest.phase == .hibernating { services.metrics.endedHibernating() }
    lifecycle.end()
    noteTickets()
    connection?.close(code, reason)
    connection = nil
    attendance.isAttended = false
    keeping?.flushed(all: true)
    endTrial()
    worker.add(.close)
    traces?.end()
    if let begunUploads { Task { await begunUploads.end() } }
  }
}
