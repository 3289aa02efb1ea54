import Foundation
import IppoRender
import IppoSessions
import IppoTesting
import IppoUI
import Synchronization
import TestSignals
import Testing

@testable import IppoWeb

/// What a server does when there is no room, and what is left of sessions that have ended.
@Suite(.timeLimit(.minutes(30))) struct SessionRoomTests {
  private let office = ClientNetwork(NetworkAddress("192.0.2.1"))
  private let home = ClientNetwork(NetworkAddress("192.0.2.2"))

  private func makeHost(
    _ change: (inout WebLimits) -> Void = { _ in }, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    window: @escaping @MainActor @Sendable () -> ViewGraph = { ViewGraph { PlayView() } }
  ) -> SessionHost {
    var limits = WebLimits()
    change(&limits)
    return SessionHost(limits: limits, logger: quietLogger, now: now) { _ in window() }
  }

  private func open(_ host: SessionHost, _ count: Int = 1, from network: ClientNetwork) async throws(Overload) {
    for _ in 0..<count { _ = try await host.openPage(visitor: .new(), from: network) }
  }

  @Test func `an address that opens too many pages is told so, others get theirs`() async throws {
    let host = makeHost {
      $0.pageBurst = 3
      $0.pagesPerSecond = 0
    }
    try await open(host, 3, from: office)
    await #expect(throws: Overload(kind: .addressRate, retryAfter: .seconds(1))) { try await open(host, from: office) }
    try await open(host, from: home)
    #expect(await host.sessionCount == 4)
  }

  @Test func `pages answer 429 with a time when it is worth another try`() async throws {
    var configuration = WebServerConfiguration()
    configuration.limits.pageBurst = 1
    configuration.limits.pagesPerSecond = 0
    try await withServer(configuration) { _, port in
      #expect(try await HTTPProbe.get(port: port, "/").status == 200)
      let second = try await HTTPProbe.get(port: port, "/")
      #expect(second.status == 429)
      #expect(second.headers["retry-after"] == "1")
    }
  }

  @Test func `an address that asks for too many sessions is refused before the store is asked`() async throws {
    let (store, secret, clock) = (FaultyStore(), [UInt8](repeating: 1, count: 32), ManualClock())
    let signer = SessionTokenSigner(secret: secret)
    var limits = WebLimits()
    (limits.pageBurst, limits.pagesPerSecond, limits.sessionsPerAddress) = (1, 0, 2)
    let host = SessionHost(limits: limits, signer: signer, logger: quietLogger, now: clock.now) { _ in
      ViewGraph { PlayView() }
    }
    await host.keepSessions(in: store, sealedBy: ArchiveSeal(secret: secret))
    func answer(_ network: ClientNetwork) async -> String {
      let connection = await host.connect(.new(), from: network)
      return switch await host.find(signer.issue(), for: connection, shown: 0) {
      case .none: "none"
      case .busy(let reason): reason
      case .session, .refused: "another answer"
      }
    }
    var answers: [String] = []
    for _ in 0..<3 { answers.append(await answer(office)) }
    #expect(answers == ["none", "none", Overload(kind: .addressRate, retryAfter: .seconds(1)).text])
    #expect(store.counts.reads == 2)
    #expect(await answer(home) == "none")
  }

  @Test func `the cookies of a visitor count`() async throws {
    let host = makeHost()
    let visitor = WebVisitor.new()
    _ = try await host.openPage(visitor: visitor, person: Visitor(id: visitor.id))
    let plain = await host.idleBytes
    let cookies = Dictionary(uniqueKeysWithValues: (0..<64).map { ("\($0)", String(repeating: "a", count: 4000)) })
    _ = try await host.openPage(visitor: visitor, person: Visitor(id: visitor.id, cookies: cookies))
    #expect(await host.idleBytes >= 2 * plain + 64 * 4000)
  }

  @Test func `an address with all its sessions gets room by its own oldest page, once nobody can be on the way`()
    async throws
  {
    let clock = ManualClock()
    let host = makeHost({ $0.sessionsPerAddress = 2 }, now: clock.now)
    try await open(host, 2, from: office)
    await #expect(throws: Overload(kind: .addressSessions, retryAfter: .seconds(10))) {
      try await open(host, from: office)
    }
    try await open(host, from: home)
    clock.advance(.seconds(10))
    try await open(host, from: office)
    #expect(await host.sessionCount == 3)
  }

  @Test func `a full server makes room by pages nobody has greeted, not by sessions somebody uses`() async throws {
    let clock = ManualClock()
    let host = makeHost({ $0.sessions = 2 }, now: clock.now)
    let client = try await WireClient.connect(to: host)
    try await open(host, from: office)
    clock.advance(.seconds(10))
    try await open(host, from: home)
    #expect(await host.sessionCount == 2)
    try await client.tap("Increment")
    await #expect(throws: Overload(kind: .sessions, retryAfter: .seconds(10))) { try await open(host, from: home) }
  }

  @Test func `sessions without sockets are bounded, and clients whose session is gone get another`() async throws {
    let host = makeHost { $0.idleSessions = 3 }
    var clients: [WireClient] = []
    for _ in 0..<5 {
      let client = try await WireClient.connect(to: host)
      try await client.tap("Increment")
      clients.append(client)
    }
    #expect(await host.sessionCount == 5)
    for client in clients { await client.drop() }
    #expect(await host.sessionCount == 3)
    try await clients[0].resume()
    #expect(await clients[0].contains("Count: 0"))
    try await clients[4].resume()
    #expect(await clients[4].contains("Count: 1"))
  }

  @Test func `a flood of pages does not end the sessions of those who lost their sockets`() async throws {
    let host = makeHost { $0.idleSessions = 5 }
    let client = try await WireClient.connect(to: host)
    try await client.tap("Increment")
    await client.drop()
    try await open(host, 50, from: office)
    #expect(await host.sessionCount == 5)
    try await client.resume()
    #expect(await client.contains("Count: 1"))
  }

  @Test func `sessions without sockets are bounded by their bytes`() async throws {
    let host = makeHost { $0.idleBytes = 3 * SessionWeight.session + 30 * SessionWeight.node }
    try await open(host, 10, from: office)
    let count = await host.sessionCount
    #expect(count >= 1 && count <= 3)
  }

  @Test func `a process without memory refuses pages, and ends sessions nobody uses`() async throws {
    let host = makeHost { $0.memoryBytes = 1 }
    await #expect(throws: Overload(kind: .memory, retryAfter: .seconds(10))) { try await open(host, from: office) }
    #expect(await host.sessionCount == 0)
    await #expect(throws: WireError.closed(code: 1013, reason: "The server is busy. Try again in a moment.")) {
      _ = try await WireClient.connect(to: host)
    }
  }

  @Test func `an address has so many sockets`() async throws {
    let host = makeHost { $0.socketsPerAddress = 1 }
    let first = await host.connect(.new(), from: office)
    let second = await host.connect(.new(), from: office)
    let other = await host.connect(.new(), from: home)
    #expect(first.isOpen && !second.isOpen && other.isOpen)
    await host.serve(first, messages: AsyncThrowingStream { $0.finish() })
    let third = await host.connect(.new(), from: office)
    #expect(third.isOpen)
  }

  @Test func `a socket that says hello is not waited for, one that does not is closed`() async throws {
    let greeted = WireConnection(id: 1, visitor: .new(), limits: WebLimits())
    greeted.endGreeting()
    greeted.expectGreeting(within: .zero)
    let silent = WireConnection(id: 2, visitor: .new(), limits: WebLimits())
    silent.expectGreeting(within: .zero)
    for await item in silent.outgoing() {
      #expect(item == .close(code: CloseCode.timeout.rawValue, reason: "No hello in time."))
    }
    #expect(greeted.isOpen)
  }

  // MARK: Ends

  @MainActor private final class Windows {
    /// The number of graphs. Only a graph retains its frame source.
    nonisolated let living = Watched(0)
    var count: Int { living.value }

    private final class Frames: FrameSource {
      private let frames = MainFrameSource()
      private let life: EndOfLife

      init(among living: Watched<Int>) { life = EndOfLife(among: living) }

      var now: Date { frames.now }
      func requestFrame(_ callback: @escaping @MainActor () -> Void) { frames.requestFrame(callback) }
      func schedule(after seconds: Double, _ callback: @escaping @MainActor () -> Void) {
        frames.schedule(after: seconds, callback)
      }
    }

    func make() -> ViewGraph { ViewGraph(frameSource: Frames(among: living)) { PlayView() } }
  }

  @Test func `nothing is left of a session that has ended`() async throws {
    let clock = ManualClock()
    let windows = Windows()
    let host = makeHost({ $0.sessionLifetime = .seconds(3600) }, now: clock.now) { windows.make() }
    // One page nobody greets, one client that goes, one that stays until its session is over, one session that is ended.
    try await open(host, from: office)
    let gone = try await WireClient.connect(to: host)
    try await gone.tap("Increment")
    await gone.drop()
    let visitor = WebVisitor.new()
    let ended = try await WireClient.connect(to: host, visitor: visitor)
    #expect(await windows.count == 3)
    for id in await host.sessions(of: visitor) { #expect(await host.endSession(id)) }
    #expect(try await ended.closed() == CloseCode.badToken.rawValue)
    clock.advance(.seconds(400))
    await host.sweep()
    #expect(await host.sessionCount == 0)
    try await windows.living.wait(for: "the windows to be gone") { $0 == 0 }
  }

  // MARK: The main actor

  /// Takes down what it is told.
  @MainActor private final class Recorder: RenderSource {
    var events: [RenderEvent] = []
    var environments = 0
    var onFrame: (@MainActor (RenderFrame) -> Void)?
    let tree = RenderTree()
    func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) { events.append(event) }
    func drain() {}
    func adapt(to client: ClientEnvironment) { environments += 1 }
    func close() {}
  }

  @Test func `what waits in a row is handled once, and all of it is acknowledged`() async throws {
    let scheduler = MainActorScheduler()
    let (taken, taking) = AsyncStream<SessionWindow.Message>.makeStream()
    let messages = Mailbox<SessionWindow.Message>()
    messages.start { taking.yield($0) }
    let source = Recorder()
    let window = await SessionWindow(source: source, client: nil, messages: messages)
    let worker = SessionWorker(id: "s", network: office, window: window, scheduler: scheduler, limits: WebLimits())
    // Somebody else is on the main actor for as long as the client sends.
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let other = Task {
      await scheduler.run(.session("other"), of: home) {
        begin.finish()
        gate.wait()
      }
    }
    for await _ in begun {}
    for number in 1...100 {
      worker.add(.event(sequence: number, node: RenderNodeID(1), .setValue(Double(number))))
      worker.add(.environment(ClientEnvironment()))
      worker.add(.environment(ClientEnvironment()))
    }
    for number in 101...200 { worker.add(.event(sequence: number, node: RenderNodeID(1), .setValue(Double(number)))) }
    worker.add(.event(sequence: 201, node: RenderNodeID(1), .submit))
    gate.signal()
    await other.value
    await worker.done()
    let events = await source.events
    #expect(events == (1...99).map { RenderEvent.setValue(Double($0)) } + [.setValue(100), .setValue(200), .submit])
    #expect(await source.environments == 100)
    worker.add(.close)
    await worker.done()
    var ledger = EventLedger()
    for await message in taken {
      if case .change(_, let receipt?) = message { ledger.acknowledge(receipt.sequence) }
      if ledger.acknowledgement == 201 { break }
    }
    #expect(ledger.acknowledgement == 201)
  }
}
