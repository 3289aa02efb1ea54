import Foundation
import IppoRender
import IppoSessions
import IppoTesting
import Logging
import Synchronization
import Testing

@testable import IppoWeb

/// Sessions that outlive the process that serves them. A process is a host; it is killed by never using it again.
@Suite(.timeLimit(.minutes(30))) struct DurableSessionTests {
  private let memory = MemorySessionStore()
  private let visitor = WebVisitor.new()
  private let button = RenderNodeID(3)
  private let field = RenderNodeID(5)

  private static let secret = [UInt8](repeating: 1, count: 32)

  /// A process with the secret that all have.
  private func start(
    _ store: some SessionStore, sealedWith sealSecret: [UInt8] = secret, waits: Waits = Waits(),
    limits: WebLimits = WebLimits(),
    makeSource: @escaping @MainActor @Sendable ([UInt8]?) -> any RenderSource = { ArchivedSource($0) }
  ) async -> SessionHost {
    let host = SessionHost(
      limits: limits, signer: SessionTokenSigner(secret: Self.secret), logger: quietLogger, sleep: waits.wait
    ) { _, archive in makeSource(archive) }
    await host.keepSessions(in: store, sealedBy: ArchiveSeal(secret: sealSecret))
    return host
  }

  private func connect(to host: SessionHost) async throws -> WireClient {
    try await WireClient.connect(to: host, visitor: visitor)
  }

  private func session(of client: WireClient) async -> Substring? { await client.sessionToken?.prefix { $0 != "." } }

  // MARK: Acknowledgement

  @Test func `what an event changes is shown at once, and the event is kept by the client until it is archived`()
    async throws
  {
    let store = FaultyStore(memory)
    let client = try await connect(to: await start(store))
    try await store.wait { $0.commits == 1 }
    store.hold()
    try await client.send(.activate, to: button)
    #expect(await client.page.text.contains("1"))
    #expect(await client.frames.last == #"[2,[1,0],["t",4,"1"]]"#)
    #expect(await client.unkeptCount == 1)
    store.release()
    try await client.kept()
    #expect(await client.frames.last == "[2,1]")
  }

  @Test func `an event that is refused is kept by the client as well until that is archived`() async throws {
    let store = FaultyStore(memory)
    let client = try await connect(to: await start(store))
    try await store.wait { $0.commits == 1 }
    store.hold()
    await #expect(throws: WireError.self) { try await client.send(.dismiss, to: button) }
    #expect(await client.frames.last?.hasPrefix(#"["error",[1,0],"not-accepted""#) == true)
    #expect(await client.unkeptCount == 1)
    store.release()
    try await client.kept()
  }

  @Test func `sessions that end with the process are acknowledged at once, and never archived`() async throws {
    let host = await start(memory)
    let client = try await connect(to: host)
    try await client.send(.activate, to: button)
    #expect(await client.frames.last == #"[2,1,["t",4,"1"]]"#)
    await client.drop()
    #expect(try await memory.read(String(session(of: client) ?? "")) == nil)
  }

  @Test func `what cannot be archived is acknowledged at once`() async throws {
    let store = FaultyStore(memory)
    let client = try await connect(to: await start(store) { _ in ForgetfulSource() })
    try await client.send(.activate, to: button)
    try await client.kept()
    #expect(store.counts.commits == 0)
  }

  @Test func `while one archive is being kept, all that happens goes into the next`() async throws {
    let store = FaultyStore(memory)
    let client = try await connect(to: await start(store))
    try await store.wait { $0.commits == 1 }
    store.hold()
    try await client.send(.activate, to: button)
    try await store.wait { $0.held == 1 }
    for _ in 0..<20 { try await client.send(.activate, to: button) }
    #expect(store.counts.held == 1)
    store.release()
    try await client.kept()
    #expect(store.counts.commits == 3)
    #expect(await client.page.text.contains("21"))
  }

  // MARK: Another process

  @Test func `another process goes on where the last was killed: what was not archived is done once`() async throws {
    let store = FaultyStore(memory)
    let client = try await connect(to: await start(store))
    for _ in 0..<3 { try await client.send(.activate, to: button) }
    try await client.kept()
    store.hold()
    for _ in 0..<4 { try await client.send(.activate, to: button) }
    try await client.send(.setText("Ippo"), to: field)
    let (name, shown) = (await session(of: client), await client.revision)
    await client.drop()

    try await client.resume(at: await start(FaultyStore(memory)), visitor: visitor)
    try await client.kept()
    #expect(await session(of: client) == name)
    #expect(await client.revision > shown)
    #expect(await client.page.text.contains("7"))
    #expect(await client.page.text.contains("“Ippo”"))
    #expect(await client.frames.contains { $0.hasPrefix(#"["mount""#) })
    try await client.send(.activate, to: button)
    #expect(await client.page.text.contains("8"))
  }

  @Test func `what was archived, and the client has not been told of, is not done again`() async throws {
    let store = FaultyStore(memory)
    let host = await start(store)
    let client = try await connect(to: host)
    try await store.wait { $0.commits == 1 }
    store.hold()
    try await client.send(.activate, to: button)
    try await store.wait { $0.held == 1 }
    await client.drop()
    store.release()
    try await store.wait { $0.commits == 2 }
    #expect(await client.unkeptCount == 1)
    try await client.resume(at: await start(FaultyStore(memory)), visitor: visitor)
    #expect(await client.unkeptCount == 0)
    #expect(await client.page.text.contains("1"))
    try await client.send(.activate, to: button)
    #expect(await client.page.text.contains("2"))
  }

  @Test func `a counter counts each press once through twenty processes`() async throws {
    var stores = [FaultyStore(memory)]
    let client = try await connect(to: await start(stores[0]))
    try await stores[0].wait { $0.commits == 1 }
    for number in 1...20 {
      // Every second press is not archived before the process is killed.
      if number.isMultiple(of: 2) { stores[number - 1].hold() }
      try await client.send(.activate, to: button)
      if !number.isMultiple(of: 2) { try await client.kept() }
      await client.drop()
      stores.append(FaultyStore(memory))
      try await client.resume(at: await start(stores[number]), visitor: visitor)
      try await client.kept()
      try await stores[number].wait { $0.commits > 0 }
      #expect(await client.page.text.contains("\(number)"))
    }
    for store in stores { store.release() }
  }

  @Test func `the session of a page is kept before its client comes, who may come to another process`() async throws {
    let store = FaultyStore(memory)
    let page = try await (await start(store)).openPage(visitor: visitor)
    #expect(store.counts.commits == 1)
    let client = try await WireClient.connect(
      to: await start(FaultyStore(memory)), visitor: visitor, token: page.token)
    #expect(await session(of: client) == page.token.prefix { $0 != "." })
  }

  @Test func `nothing stays of a page for which nobody comes, unless somebody came to another process`() async throws {
    var limits = WebLimits()
    limits.adoptionTimeout = .zero
    let host = await start(FaultyStore(memory), limits: limits)
    let page = try await host.openPage(visitor: visitor)
    let name = String(page.token.prefix { $0 != "." })
    #expect(try await memory.read(name)?.epoch == 1)
    await host.sweep()
    #expect(try await memory.read(name) == nil)

    let other = try await host.openPage(visitor: visitor)
    let client = try await WireClient.connect(
      to: await start(FaultyStore(memory)), visitor: visitor, token: other.token)
    await host.sweep()
    #expect(await host.sessionCount == 0)
    try await client.send(.activate, to: button)
    try await client.kept()
    #expect(try await memory.read(String(other.token.prefix { $0 != "." }))?.epoch == 2)
  }

  /// As with a balancer that sends each connection somewhere else.
  @Test func `a process to which a client comes back does not go on with what it knew of the session`() async throws {
    let hosts = [await start(FaultyStore(memory)), await start(FaultyStore(memory))]
    let client = try await connect(to: hosts[0])
    let name = await session(of: client)
    for number in 1...6 {
      try await client.send(.activate, to: button)
      try await client.kept()
      #expect(await client.page.text.contains("\(number)"))
      await client.drop()
      try await client.resume(at: hosts[number % 2], visitor: visitor)
      #expect(await session(of: client) == name)
      #expect(await client.page.text.contains("\(number)"))
    }
  }

  @Test func `clients that ask for one session at once get the same`() async throws {
    let host = await start(FaultyStore(memory))
    let client = try await connect(to: host)
    try await client.send(.activate, to: button)
    try await client.kept()
    let token = await client.sessionToken
    let count = Mutex(0)
    let next = await start(FaultyStore(memory)) { archive in
      count.withLock { $0 += 1 }
      return ArchivedSource(archive)
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<5 {
        group.addTask { _ = try? await WireClient.connect(to: next, visitor: visitor, token: token) }
      }
    }
    #expect(count.withLock { $0 } == 1)
    #expect(await next.sessionCount == 1)
  }

  @Test func `a process that lost a session says so, lets it go, and leaves what is kept alone`() async throws {
    let first = await start(FaultyStore(memory))
    let client = try await connect(to: first)
    try await client.send(.activate, to: button)
    try await client.kept()
    let token = await client.sessionToken
    let other = try await WireClient.connect(to: await start(FaultyStore(memory)), visitor: visitor, token: token)
    try await other.send(.activate, to: button)
    try await other.kept()
    #expect(await other.page.text.contains("2"))

    try? await client.send(.activate, to: button)
    #expect(try await client.closed() == CloseCode.moved.rawValue)
    await client.drop()
    #expect(await first.sessionCount == 0)
    try await other.send(.activate, to: button)
    try await other.kept()
    #expect(await other.page.text.contains("3"))
  }

  @Test
  func `a session is rebuilt for its own visitor with a key of its own, and is not taken from its owner otherwise`()
    async throws
  {
    let store = FaultyStore(memory)
    let first = await start(store)
    let client = try await connect(to: first)
    let old = await client.sessionToken
    // Keys are archived before they are given out, and replaced once the client has been heard of.
    for _ in 0..<3 {
      try await client.send(.activate, to: button)
      try await client.kept()
      await client.drop()
      try await client.resume()
      try await client.send(.activate, to: button)
      try await client.kept()
    }
    let token = await client.sessionToken
    #expect(token != old)
    let other = FaultyStore(memory)
    let second = await start(other)
    await #expect(
      throws: WireError.closed(code: 4401, reason: "The session token is another visitor's, or was replaced.")
    ) {
      _ = try await WireClient.connect(to: second, visitor: .new(), token: token)
    }
    await #expect(
      throws: WireError.closed(code: 4401, reason: "The session token is another visitor's, or was replaced.")
    ) {
      _ = try await WireClient.connect(to: second, visitor: visitor, token: old)
    }
    #expect(other.counts.claims == 0)
    let rebuilt = try await WireClient.connect(to: second, visitor: visitor, token: token)
    #expect(await rebuilt.page.text.contains("6"))
  }

  @Test func `what was sealed with another secret is not opened: the client gets a new session`() async throws {
    let client = try await connect(to: await start(FaultyStore(memory)))
    try await client.send(.activate, to: button)
    try await client.kept()
    let name = await session(of: client)
    await client.drop()
    let other = FaultyStore(memory)
    try await client.resume(
      at: await start(other, sealedWith: [UInt8](repeating: 2, count: 32)), visitor: visitor)
    #expect(await session(of: client) != name)
    #expect(await client.page.text.contains("0"))
    #expect(other.counts.claims == 0)
  }

  @Test func `a client whose session cannot be reached is told to come back, and gets it then`() async throws {
    let client = try await connect(to: await start(FaultyStore(memory)))
    try await client.send(.activate, to: button)
    try await client.kept()
    await client.drop()
    let store = FaultyStore(memory)
    store.isFailing = true
    let host = await start(store)
    await #expect(throws: WireError.closed(code: 1013, reason: "The session cannot be reached at the moment.")) {
      try await client.resume(at: host, visitor: visitor)
    }
    store.isFailing = false
    try await client.resume()
    #expect(await client.page.text.contains("1"))
  }

  // MARK: Faults

  @Test func `an app whose store fails stays usable, and what waits is kept once the store works`() async throws {
    let store = FaultyStore(memory)
    let waits = Waits()
    let client = try await connect(to: await start(store, waits: waits))
    try await store.wait { $0.commits == 1 }
    store.isFailing = true
    for _ in 0..<5 { try await client.send(.activate, to: button) }
    #expect(await client.page.text.contains("5"))
    for _ in 0..<3 { try await waits.next() }
    try await store.wait { $0.failures == 4 }
    #expect(await client.unkeptCount == 5)
    store.isFailing = false
    try await waits.next()
    try await client.kept()
    #expect(waits.durations == [.milliseconds(100), .milliseconds(200), .milliseconds(400), .milliseconds(800)])
    await client.drop()
    try await client.resume(at: await start(FaultyStore(memory)), visitor: visitor)
    #expect(await client.page.text.contains("5"))
  }

  // MARK: End

  @Test func `a session that leaves the process comes back with its client`() async throws {
    var limits = WebLimits()
    limits.idleSessions = 0
    let host = await start(FaultyStore(memory), limits: limits)
    let client = try await connect(to: host)
    try await client.send(.activate, to: button)
    try await client.kept()
    let name = await session(of: client)
    await client.drop()
    #expect(await host.sessionCount == 0)
    try await client.resume()
    #expect(await session(of: client) == name)
    #expect(await client.page.text.contains("1"))
  }

  @Test func `a session that is ended is ended for all processes`() async throws {
    let host = await start(FaultyStore(memory))
    let client = try await connect(to: host)
    try await client.send(.activate, to: button)
    try await client.kept()
    let name = String(try #require(await session(of: client)))
    #expect(await start(FaultyStore(memory)).endSession(name))
    #expect(try await memory.read(name) == nil)
    try? await client.send(.activate, to: button)
    #expect(try await client.closed() == CloseCode.moved.rawValue)
    #expect(await host.endSession(name) == false)
  }

  @Test func `a host that shuts down keeps everything first`() async throws {
    let store = FaultyStore(memory)
    let host = await start(store)
    let client = try await connect(to: host)
    try await store.wait { $0.commits == 1 }
    store.hold()
    for _ in 0..<3 { try await client.send(.activate, to: button) }
    let end = Task { await host.shutDown() }
    try await store.wait { $0.held == 1 }
    #expect(await client.closing == nil)
    store.release()
    await end.value
    #expect(try await client.closed() == CloseCode.goingAway.rawValue)
    #expect(await client.unkeptCount == 0)
    try await client.resume(at: await start(FaultyStore(memory)), visitor: visitor)
    #expect(await client.page.text.contains("3"))
  }
}

/// A source that has no archive.
@MainActor
private final class ForgetfulSource: RenderSource {
  private let source = ArchivedSource()
  var tree: RenderTree { source.tree }
  var onFrame: (@MainActor (RenderFrame) -> Void)? {
    get { source.onFrame }
    set { source.onFrame = newValue }
  }
  func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) { try source.send(event, to: id) }
  func drain() {}
  func adapt(to client: ClientEnvironment) {}
  func close() {}
}
