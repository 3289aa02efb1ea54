package import Foundation
package import IppoRender
package import IppoSessions
package import Logging

/// All the sessions of a server. Transports bring it sockets; it knows nothing of HTTP.
package actor SessionHost {
  let makeSource: @MainActor @Sendable (Visitor, [UInt8]?) -> any RenderSource
  let now: @Sendable () -> ContinuousClock.Instant
  let metrics = WebMetrics()
  let logger: Logger
  private let date: @Sendable () -> Date
  var services: SessionServices
  let trimmer = HeapTrimmer()
  var memory: MemoryBound

  /// By id.
  var sessions: [String: Session] = [:]
  /// Sessions being opened count as well, or a burst of requests would pass the limit.
  var opening = 0
  /// Sessions that are being rebuilt, by id: clients that ask for the same one wait for the same.
  var restoring: [String: Task<Restoration, Never>] = [:]
  /// Which socket serves a session, if one does.
  private var serving: [String: Int] = [:]
  var idle = IdleSessions()
  var addresses: AddressTable
  private var connections: [Int: WireConnection] = [:] { didSet { onChange?() } }
  private var lastConnection = 0
  private var isDraining = false { didSet { onChange?() } }
  private var isShuttingDown = false
  private var ending: Task<Void, Never>?
  private var onChange: (@Sendable () -> Void)?
  /// Whether a client without a session gets one over its socket. Where a server decides who sees the page, it has to ask
  /// for the page anew.
  private let opensOverSockets: Bool
  var links: SessionLinks?
  var sweptStoreAt: ContinuousClock.Instant?
  /// How often anybody's sessions had all been ended when this process looked last.
  var seenSignOuts = SessionVault.SignOuts()
  /// Sessions that may know of fewer sign-outs than the last look.
  var unasked: Set<ObjectIdentifier> = []
  var waitingSignOuts = WaitingSignOuts()
  var signOutRetry: Task<Void, Never>?

  var limits: WebLimits { services.limits }
  var signer: SessionTokenSigner { services.signer }
  var scheduler: MainActorScheduler { services.scheduler }

  /// - Parameters:
  ///   - now: tells how long something takes.
  ///   - date: tells what has expired in a store.
  ///   - sleep: waits before a store that failed is asked again.
  ///   - makeSource: makes what a session renders, from what an archive has of it.
  package init(
    limits: WebLimits = WebLimits(), signer: SessionTokenSigner = SessionTokenSigner(),
    logger: Logger = Logger(label: "ippo.web"),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    date: @escaping @Sendable () -> Date = { Date() }, opensOverSockets: Bool = true,
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
    makeSource: @escaping @MainActor @Sendable (Visitor, [UInt8]?) -> any RenderSource
  ) {
    self.now = now
    self.logger = logger
    self.date = date
    self.opensOverSockets = opensOverSockets
    self.makeSource = makeSource
    services = SessionServices(
      limits: limits, signer: signer, metrics: metrics, logger: logger, scheduler: MainActorScheduler(now: now),
      uploads: UploadBudget(limits), tickets: FileTickets(), sleep: sleep)
    memory = MemoryBound(limits.memoryBytes)
    addresses = AddressTable(limits, now: now())
  }

  /// - Parameter makeSource: makes what a session renders; it cannot be rebuilt.
  package init(
    limits: WebLimits = WebLimits(), signer: SessionTokenSigner = SessionTokenSigner(),
    logger: Logger = Logger(label: "ippo.web"),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    makeSource: @escaping @MainActor @Sendable (Visitor) -> any RenderSource
  ) {
    self.init(limits: limits, signer: signer, logger: logger, now: now) { visitor, _ in makeSource(visitor) }
  }

  /// Keeps sessions that are opened from now on in a store, if it outlives the process.
  /// - Parameter links: reads the links by which browsers go on with sessions of terminals; `nil`: there are none.
  package func keepSessions(
    in store: any SessionStore, sealedBy seal: ArchiveSeal, links: SessionLinkSigner? = nil
  ) {
    guard store.isDurable else { return }
    let vault = SessionVault(store, seal: seal, observer: metrics.vaultObserver, logger: logger, date: date)
    services = services.keeping(in: vault)
    self.links = links.map { SessionLinks(signer: $0, vault: vault, date: date) }
  }

  package var sessionCount: Int { sessions.count }
  /// How many sessions rest, by how far that is.
  package func count(_ phase: SessionRest.Phase) async -> Int {
    var count = 0
    for session in sessions.values where await session.restPhase == phase { count += 1 }
    return count
  }

  /// Whether the server is for new visitors.
  package func readiness() -> SessionReadiness {
    if isDraining || isShuttingDown { return .draining }
    let hasRoom = sessions.count + opening < limits.sessions || idle.count > 0
    return hasRoom && !memory.isExceeded(at: now()) ? .ready : .full
  }

  /// Sends new visitors elsewhere, as far as somebody else can. Who comes all the same is served.
  package func beginDraining() { isDraining = true }

  /// Called when a socket opens or closes and when draining begins, for tests that wait for these events.
  package func whenChanged(_ body: (@Sendable () -> Void)?) { onChange = body }

  /// The approximate size of sessions without sockets in memory.
  package var idleBytes: Int { idle.bytes }
  /// Sockets that have not ended.
  package var socketCount: Int { connections.count }

  // MARK: Pages

  /// Opens a session and renders its page.
  /// - Parameters:
  ///   - visitor: whose session it is.
  ///   - person: who that is, as far as the request tells.
  ///   - network: where it is asked for.
  ///   - client: what the client has said about itself so far.
  ///   - address: what it is to show; `nil` for what the app shows first.
  ///   - isKept: whether the client will come for the session.
  /// - Returns: the page, and whether it shows what the address names. The session is over where nothing in it waits for
  ///   addresses.
  /// - Throws: ``Overload`` when there is no room for another session.
  package func openPage(
    visitor: WebVisitor, person: Visitor? = nil, from network: ClientNetwork = .unknown,
    for client: ClientEnvironment? = nil, address: URL? = nil, isKept: Bool = true
  ) async throws(Overload) -> OpenedPage {
    let (session, token, outcome) = try await open(
      person ?? Visitor(id: visitor.id), from: network, for: client, address: address)
    let page = await session.openedPage(token, outcome)
    if isKept, outcome != .refused {
      await expectClient(of: session, bytes: await session.weight)
    } else {
      await end(session, .badToken, "The session was not asked for.")
    }
    return page
  }

  /// The page of a session is on its way, and its client will come for it.
  func expectClient(of session: Session, bytes: Int) async {
    await session.keepForClient()
    // A client that was as quick as that has said hello already.
    if sessions[session.id] != nil, serving[session.id] == nil {
      idle.insert(session.id, .unclaimed, of: session.network, bytes: bytes, at: now())
      shed(toLimitsOf: limits)
    }
  }

  private func open(
    _ person: Visitor, from network: ClientNetwork, for client: ClientEnvironment? = nil, address: URL? = nil
  ) async throws(Overload) -> (Session, SessionToken, AddressOutcome) {
    do throws(Overload) {
      try admit(network)
    } catch {
      metrics.rejected(error.kind.rawValue)
      throw error
    }
    opening += 1
    addresses.addSession(network, at: now())
    let token = signer.issue()
    let seen = seenSignOuts
    let signOuts = await signOuts(of: person)
    let (session, outcome) = await Session.open(
      Session.Origin(
        id: token.id, key: token.key, person: person, network: network, now: now(), client: client, address: address,
        signOuts: signOuts),
      services: services, observer: observer, makeSource: makeSource)
    opening -= 1
    await add(session, since: seen)
    return (session, token, outcome)
  }

  var observer: Session.Observer {
    Session.Observer(
      didFree: { [trimmer] in trimmer.didFree($0) }, didMove: { [weak self] in await self?.forget($0) })
  }

  /// Makes room for another session, where it can.
  func admit(_ network: ClientNetwork) throws(Overload) {
    let now = now()
    // Clients of pages that were opened just now are on the way.
    let deadline = now - limits.greetingTimeout
    guard !isShuttingDown else { throw Overload(kind: .shutdown, retryAfter: .seconds(10)) }
    guard addresses.takePage(network, at: now) else {
      throw Overload(kind: .addressRate, retryAfter: .seconds(1))
    }
    let wait = scheduler.expectedWait(of: network)
    guard wait <= limits.pageWait else { throw Overload(kind: .waiting, retryAfter: wait) }
    guard !memory.isExceeded(at: now) else {
      // What ends now is given back soon.
      shed(count: max(1, idle.count / 4))
      throw Overload(kind: .memory, retryAfter: .seconds(10))
    }
    if addresses.hasAllSessions(network) {
      guard let id = idle.popFirst(of: network, openedBefore: deadline) else {
        throw Overload(kind: .addressSessions, retryAfter: .seconds(10))
      }
      evict(id)
    }
    if sessions.count + opening >= limits.sessions {
      guard let id = idle.popFirst(openedBefore: deadline) else {
        throw Overload(kind: .sessions, retryAfter: .seconds(10))
      }
      evict(id)
    }
  }

  // MARK: Sockets

  /// A connection for a new socket.
  /// - Parameters:
  ///   - visitor: whose socket it is.
  ///   - network: where it comes from.
  package func connect(_ visitor: WebVisitor, from network: ClientNetwork = .unknown) -> WireConnection {
    lastConnection += 1
    let connection = WireConnection(id: lastConnection, visitor: visitor, network: network, limits: limits, now: now)
    if isShuttingDown {
      connection.close(.goingAway, "The server shuts down.")
    } else if addresses.addSocket(network, at: now()) {
      connections[connection.id] = connection
    } else {
      metrics.rejected("sockets")
      connection.close(.tryAgainLater, "Too many sockets are open at this address.")
    }
    return connection
  }

  /// Serves a socket until it ends.
  /// - Parameter messages: the text messages of the client, in order.
  package nonisolated func serve(
    _ connection: WireConnection, messages: some AsyncSequence<String, any Error> & Sendable
  ) async {
    let conversation = SocketConversation(connection, with: self)
    do {
      for try await text in messages {
        guard await conversation.take(text) else { break }
      }
    } catch {
      logger.debug("Socket lost", metadata: ["error": "\(error)"])
    }
    await conversation.end()
  }

  /// A socket has ended.
  func disconnect(_ connection: WireConnection, from session: Session?) async {
    if connections.removeValue(forKey: connection.id) != nil { addresses.removeSocket(connection.network) }
    connection.abandon()
    guard let session else { return }
    await session.detach(connection, at: now())
    let bytes = await session.weight
    guard sessions[session.id] != nil, serving[session.id] == connection.id else { return }
    serving[session.id] = nil
    idle.insert(session.id, .detached, of: session.network, bytes: bytes, at: now())
    shed(toLimitsOf: limits)
  }

  /// The first message of a socket.
  /// - Returns: the session that it is for; `nil`: the socket is closed.
  func greet(_ message: ClientMessage, _ connection: WireConnection) async -> Session? {
    guard case .hello(let version, let token, let revision, let sent) = message, version == ClientMessage.version else {
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
      // A session that another process has taken in the meantime is looked for once more.
      search: for _ in 0..<2 {
        switch await find(token, for: connection, shown: revision) {
        case .session(let session):
          switch await session.attach(connection, with: token, shown: revision, sent: sent, at: now()) {
          case .attached: return serve(session, by: connection)
          case .ended: continue search
          case .refused: return refuse(connection)
          }
        case .none: break search
        case .refused: return refuse(connection)
        case .busy(let reason):
          connection.close(.tryAgainLater, reason)
          return nil
        }
      }
    }
    // The session is over, or the client has none: a new one, with a page of its own, where anybody may have one.
    guard opensOverSockets else { return refuse(connection) }
    do throws(Overload) {
      let (session, token, _) = try await open(
        Visitor(id: connection.visitor.id), from: connection.network)
      _ = await session.attach(connection, with: token, shown: 0, at: now())
      return serve(session, by: connection)
    } catch {
      connection.close(.tryAgainLater, error.text)
      return nil
    }
  }

  private func refuse(_ connection: WireConnection) -> Session? {
    metrics.rejected("token")
    connection.close(.badToken, "The session token is another visitor's, or was replaced.")
    return nil
  }

  private func serve(_ session: Session, by connection: WireConnection) -> Session {
    guard sessions[session.id] != nil else { return session }
    serving[session.id] = connection.id
    idle.remove(session.id)
    return session
  }

  // MARK: End

  /// The session is the host's from now on.
  /// - Parameter seen: the sign-outs that the host had seen before it asked for those of the person.
  func add(_ session: Session, since seen: SessionVault.SignOuts) async {
    sessions[session.id] = session
    if seen != seenSignOuts { unasked.insert(ObjectIdentifier(session)) }
    metrics.sessions(sessions.count)
    if isShuttingDown { await end(session, .goingAway, "The server shuts down.") }
  }

  /// The session is none of the host's any more.
  func forget(_ session: Session) {
    unasked.remove(ObjectIdentifier(session))
    guard sessions.removeValue(forKey: session.id) != nil else { return }
    serving[session.id] = nil
    idle.remove(session.id)
    addresses.removeSession(session.network)
    metrics.sessions(sessions.count)
  }

  /// Ends a session; returns when its window is closed.
  private func end(_ session: Session, _ code: CloseCode, _ reason: String) async {
    forget(session)
    await session.end(code, reason)
    await session.settle()
    await session.endUploads()
  }

  /// The ids of the sessions of somebody who has signed in.
  package func sessions(ofUser user: String) -> [String] {
    sessions.values.filter { $0.person.user == user }.map(\.id)
  }

  /// The ids of a visitor's sessions.
  package func sessions(of visitor: WebVisitor) -> [String] {
    sessions.values.filter { $0.visitor == visitor }.map(\.id)
  }

  /// Ends a session, here or where else it is kept. Its client starts over.
  /// - Returns: whether there was one.
  package func endSession(_ id: String) async -> Bool {
    let session = sessions[id]
    if let session { await end(session, .badToken, "The session was ended.") }
    let wasKept = await services.vault?.end(id) ?? false
    return session != nil || wasKept
  }

  /// Ends every session; clients are told to come back later. What is kept of sessions stays.
  ///
  /// Every connection of a server that ends asks for it. Calls during an earlier one wait for that one.
  package func shutDown() async {
    if let ending { return await ending.value }
    let ending = Task {
      await endAll()
      self.ending = nil
    }
    self.ending = ending
    await ending.value
  }

  private func endAll() async {
    isShuttingDown = true
    await withDiscardingTaskGroup { group in
      for session in sessions.values { group.addTask { await session.flush() } }
    }
    for session in sessions.values { await end(session, .goingAway, "The server shuts down.") }
    for connection in connections.values { connection.close(.goingAway, "The server shuts down.") }
    metrics.sessions(0)
  }

  /// The store of sessions is not asked any more.
  package func closeStore() async { await services.vault?.close() }
}
