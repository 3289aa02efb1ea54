import Foundation
import IppoRender
import IppoSessions
import IppoTesting
import IppoUI
import Synchronization
import TestSignals
import Testing

@testable import IppoWeb

/// Sessions whose views are put away while nothing happens in them.
@Suite(.timeLimit(.minutes(30))) struct SessionRestTests {
  @MainActor private final class Model: ObservableObject {
    @Published var count = 0
    nonisolated let made = Watched(0)
    var bodies: Int { made.value }

    func noteBody() { made.change { $0 += 1 } }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    @State private var text = ""

    var body: some View {
      let _ = model.noteBody()
      VStack {
        Text(verbatim: "\(model.count)")
        Button("Add") { model.count += 1 }
        TextField("Name", text: $text)
        Text(verbatim: "“\(text)”")
      }
    }
  }

  private let clock = ManualClock()
  private let model: Model

  @MainActor init() { model = Model() }

  private func makeHost(_ change: (inout WebLimits) -> Void = { _ in }) -> SessionHost {
    var limits = WebLimits()
    limits.restWithSocket = .seconds(60)
    limits.restWithoutSocket = .seconds(5)
    limits.heartbeatTimeout = .seconds(3600)
    change(&limits)
    return SessionHost(limits: limits, logger: quietLogger, now: clock.now) { [model] _, archive in
      ViewGraph(restoring: archive) { Screen(model: model) }
    }
  }

  /// Lets time pass, as the sweeper sees it.
  private func pass(_ seconds: Int, on host: SessionHost) async {
    for _ in 0..<2 {
      await host.sweep()
      clock.advance(.seconds(seconds))
    }
    await host.sweep()
  }

  /// Waits until the session is put away, which it has been asked to be.
  private func rest(_ host: SessionHost) async throws {
    try #require(await host.count(.awake) == 0)
    try await host.settle()
    try #require(await host.count(.resting) == 1)
  }

  @Test func `a quiet session is put away, and goes on with the next event without a new page`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.type("Ada", into: "Name")
    try await client.tap("Add")
    await pass(60, on: host)
    try await rest(host)
    let bodies = await model.bodies
    try await client.tap("Add")
    #expect(await client.page.text.contains("2"))
    #expect(await client.page.text.contains("“Ada”"))
    #expect(await client.frames.last?.hasPrefix("[\"mount\"") == false)
    #expect(await host.count(.awake) == 1)
    // Once when the views were made again, once for the event.
    #expect(await model.bodies == bodies + 2)
  }

  @Test func `where many are quiet, the one that has been so longest is put away early`() async throws {
    let host = makeHost { $0.quietSessions = 2 }
    let first = try await WireClient.connect(to: host)
    #expect(await host.sweep() == false)
    clock.advance(.seconds(1))
    let others = [try await WireClient.connect(to: host), try await WireClient.connect(to: host)]
    #expect(await host.sweep() == true)
    try await host.settle()
    #expect(await host.count(.resting) == 1)
    clock.advance(.seconds(1))
    #expect(await host.sweep() == false)
    #expect(await host.count(.awake) == 2)
    for client in others { try await client.type("Grace", into: "Name") }
    #expect(await host.count(.awake) == 2)
    try await first.type("Ada", into: "Name")
    #expect(await first.page.text.contains("“Ada”"))
    #expect(await host.count(.awake) == 3)
  }

  @Test func `a newcomer does not wait for all that are put away at once`() async throws {
    let sources = Sources()
    let host = SessionHost(limits: WebLimits(), logger: quietLogger, now: clock.now) { _ in sources.make() }
    for number in 1...50 { try await open(from: number, of: host) }
    await host.sweep()
    clock.advance(.seconds(30))
    let scheduler = await host.scheduler
    let arrivals = Watched(0)
    scheduler.whenSomebodyWaits { arrivals.change { $0 += 1 } }
    // Somebody else is on the main actor until one of them and the newcomer wait.
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    // If the test ends early, no other work enters the main actor.
    defer { gate.signal() }
    let other = Task {
      await scheduler.run(.session("other"), of: .unknown) {
        begin.finish()
        gate.wait()
      }
    }
    for await _ in begun {}
    let sweep = Task { await host.sweep() }
    try await waitForCondition("one of them to wait", on: arrivals, seen: { "\(scheduler.addressCount) addresses" }) {
      scheduler.addressCount == 2
    }
    let newcomer = Task { try await open(from: 51, of: host) }
    try await waitForCondition("the newcomer to wait", on: arrivals, seen: { "\(scheduler.addressCount) addresses" }) {
      scheduler.addressCount == 3
    }
    gate.signal()
    await other.value
    _ = await sweep.value
    try await newcomer.value
    #expect(await sources.restsBeforeLast <= 2)
    #expect(await sources.rests == 50)
  }

  /// Gives each suspended session another event as soon as the session has handled one. The number of waiting events
  /// equals the number of sessions, however long the sweep takes. The events end with the test, also when the test
  /// fails.
  @Test func `a session that has always more to do does not hold up the others`() async throws {
    let sources = Sources()
    let host = SessionHost(limits: WebLimits(), logger: quietLogger, now: clock.now) { _ in sources.make() }
    var known: Set<String> = []
    for number in 1...3 {
      try await open(from: number, of: host)
      for session in await host.sessions.values where known.insert(session.id).inserted {
        await sources.feedLast(with: session.worker)
      }
    }
    await host.sweep()
    clock.advance(.seconds(30))
    do {
      try await waitForEnd(of: "the sweep", seen: { "\(await sources.rests) of 3 put away" }) { await host.sweep() }
      try await sources.rested.wait(for: "all sessions to be put away") { $0 == 3 }
    } catch {
      await sources.stopFeeding()
      throw error
    }
    await sources.stopFeeding()
    try await host.settle()
    #expect(await sources.events >= 2)
  }

  private func open(from number: Int, of host: SessionHost) async throws {
    _ = try await host.openPage(visitor: .new(), from: ClientNetwork(NetworkAddress("192.0.2.\(number)")))
  }

  /// Makes sources that count how many of them are put away.
  @MainActor private final class Sources: Sendable {
    nonisolated let rested = Watched(0)
    var rests: Int { rested.value }
    private(set) var events = 0
    /// How many were put away before the last was made.
    private(set) var restsBeforeLast = 0
    private weak var last: RestingSource?
    /// The workers of the sources that receive an event after their suspension, and after each of their events.
    private var fed: [ObjectIdentifier: SessionWorker] = [:]

    nonisolated init() {}

    func make() -> any RenderSource {
      restsBeforeLast = rests
      let source = RestingSource(rests: self)
      last = source
      return source
    }

    /// Sends an event to the session of the latest source after its suspension, and another event after each.
    func feedLast(with worker: SessionWorker) {
      if let last { fed[ObjectIdentifier(last)] = worker }
    }

    func stopFeeding() { fed = [:] }

    func noteRest(of source: RestingSource) {
      rested.change { $0 += 1 }
      feed(source)
    }

    func noteEvent(of source: RestingSource) {
      events += 1
      feed(source)
    }

    private func feed(_ source: RestingSource) {
      fed[ObjectIdentifier(source)]?.add(.event(sequence: 1, node: RenderNodeID(1), .activate))
    }
  }

  @MainActor private final class RestingSource: RenderSource {
    private let rests: Sources
    var onFrame: (@MainActor (RenderFrame) -> Void)?
    let tree = RenderTree()

    init(rests: Sources) { self.rests = rests }

    func rest() -> Bool {
      rests.noteRest(of: self)
      return true
    }

    func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) { rests.noteEvent(of: self) }
    func drain() {}
    func adapt(to client: ClientEnvironment) {}
    func close() {}
  }

  @Test func `what is found to be quiet just now is not put away early`() async throws {
    let host = makeHost { $0.quietSessions = 0 }
    let client = try await WireClient.connect(to: host)
    for letter in "Ada" {
      #expect(await host.sweep() == true)
      try await client.type("\(letter)", into: "Name")
      clock.advance(.seconds(1))
    }
    #expect(await host.count(.awake) == 1)
  }

  @Test func `a change from outside is shown while a session rests`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.type("Ada", into: "Name")
    await pass(60, on: host)
    try await rest(host)
    await MainActor.run { model.count = 41 }
    try await client.wait { $0.text.contains("41") }
    #expect(await client.page.text.contains("“Ada”"))
    try await client.tap("Add")
    #expect(await client.page.text.contains("42"))
  }

  @Test func `a session without a socket rests at once, and its client comes back to what it shows`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.tap("Add")
    await client.drop()
    await pass(5, on: host)
    try await rest(host)
    let (bodies, frames) = (await model.bodies, await client.frames.count)
    try await client.resume()
    #expect(await host.count(.resting) == 1)
    #expect(await model.bodies == bodies)
    #expect(await !client.frames.dropFirst(frames).contains { $0.hasPrefix("[\"mount\"") })
    try await client.tap("Add")
    #expect(await client.page.text.contains("2"))
  }

  @Test func `a session without a socket rests though something changes in it all the time`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    await client.drop()
    for _ in 0..<2 {
      await MainActor.run { model.count += 1 }
      let count = await model.count
      try await model.made.wait(for: "the view to show the change") { $0 == count + 1 }
      await host.sweep()
      clock.advance(.seconds(5))
    }
    try await rest(host)
    let bodies = await model.bodies
    await MainActor.run { model.count = 99 }
    try await client.resume()
    try await client.wait { $0.text.contains("99") }
    #expect(await model.bodies == bodies + 1)
  }

  @Test func `what has changed meanwhile is shown to a client that comes back, and nothing is made before`()
    async throws
  {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.tap("Add")
    await client.drop()
    await pass(5, on: host)
    try await rest(host)
    let bodies = await model.bodies
    await MainActor.run { model.count = 7 }
    await pass(1, on: host)
    #expect(await model.bodies == bodies)
    try await client.resume()
    try await client.wait { $0.text.contains("7") }
    try await client.tap("Add")
    #expect(await client.page.text.contains("8"))
  }

  @Test func `a page nobody has greeted rests, and its client gets it`() async throws {
    let host = makeHost()
    let page = try await host.openPage(visitor: .new())
    await pass(5, on: host)
    try await rest(host)
    #expect(page.content != nil)
    #expect(await host.sessionCount == 1)
    let client = try await WireClient.connect(to: host)
    #expect(await client.page.text.contains("0"))
  }

  @Test func `a session that is in use does not rest`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    for number in 1...5 {
      clock.advance(.seconds(30))
      try await client.tap("Add")
      await host.sweep()
      #expect(await client.page.text.contains("\(number)"))
    }
    #expect(await host.count(.awake) == 1)
    clock.advance(.seconds(59))
    await host.sweep()
    #expect(await host.count(.awake) == 1)
  }

  @Test func `a session that rests takes little of what sessions without sockets may take`() async throws {
    let host = makeHost()
    try await WireClient.connect(to: host).drop()
    let before = await host.idleBytes
    await pass(5, on: host)
    try await rest(host)
    await host.sweep()
    #expect(await host.idleBytes <= SessionWeight.bytes(nodes: 0, resting: 30, log: 4096))
    #expect(await host.idleBytes < before)
  }

  @Test func `a session that is kept for other processes rests when it is kept, and is kept when it rests`()
    async throws
  {
    let store = FaultyStore(MemorySessionStore())
    let host = makeHost()
    await host.keepSessions(in: store, sealedBy: ArchiveSeal(secret: [UInt8](repeating: 1, count: 32)))
    let client = try await WireClient.connect(to: host)
    try await store.wait { $0.commits == 1 }
    store.hold()
    try await client.type("Ada", into: "Name")
    await pass(60, on: host)
    #expect(await host.count(.awake) == 1)
    store.release()
    try await client.kept()
    await pass(60, on: host)
    try await rest(host)
    try await client.tap("Add")
    try await client.kept()
    #expect(await client.page.text.contains("“Ada”"))
    await host.shutDown()
  }

  @Test func `a window is asked once, and less often while it is in motion`() {
    var rest = SessionRest()
    let start = ContinuousClock.Instant.now
    func isDue(_ seconds: Int) -> Bool { rest.isDue(at: start + .seconds(seconds), after: .seconds(5)) }
    #expect(!isDue(0))
    #expect(!isDue(4))
    #expect(isDue(5))
    #expect(!isDue(6))
    rest.refused()
    #expect(!isDue(9))
    #expect(isDue(10))
    rest.began(page: 1)
    #expect(rest.isResting)
    #expect(!isDue(1000))
    let isSame = !rest.ended(page: 1)
    #expect(isSame)
    #expect(!rest.isResting)
    #expect(!isDue(1000))
    #expect(isDue(1005 + 5))
    rest.began(page: 1)
    let isOther = rest.ended(page: 2)
    #expect(isOther)
    rest.acted()
    #expect(!isDue(2000))
  }
}
