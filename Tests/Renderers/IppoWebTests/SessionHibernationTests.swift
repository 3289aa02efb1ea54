import Foundation
import IppoSessions
import IppoTesting
import IppoUI
import Synchronization
import TestSignals
import Testing

@testable import IppoWeb

/// Sessions whose state is put away while nothing happens in them.
@Suite struct SessionHibernationTests {
  /// What happens outside of the windows.
  @MainActor private final class Outside: ObservableObject {
    @Published var count = 0
    var entries: [String] = []
    private(set) var bodies = 0

    func noteBody() { bodies += 1 }
  }

  private struct Screen: View {
    let outside: Outside
    @State private var count = 0
    @State private var text = ""
    @State private var isShown = false

    var body: some View {
      let _ = outside.noteBody()
      VStack {
        Text(verbatim: "\(count)")
        Button("Add") { count += 1 }
        Button("Show") { isShown = true }
        TextField("Name", text: $text)
        Text(verbatim: "“\(text)”")
        SharedCount(outside: outside)
      }
      .onAppear { outside.entries.append("appear") }
      .onDisappear { outside.entries.append("disappear") }
      .task { outside.entries.append("task") }
      .sheet(isPresented: $isShown) { Text(verbatim: "sheet") }
    }
  }

  private struct SharedCount: View {
    @ObservedObject var outside: Outside

    var body: some View { Text(verbatim: "of all \(outside.count)") }
  }

  private let clock = ManualClock()
  private let outside: Outside

  @MainActor init() { outside = Outside() }

  private func makeHost(_ change: (inout WebLimits) -> Void = { _ in }) -> SessionHost {
    var limits = WebLimits()
    limits.restWithSocket = .seconds(60)
    limits.restWithoutSocket = .seconds(5)
    limits.hibernationWithSocket = .seconds(120)
    limits.hibernationWithoutSocket = .seconds(30)
    limits.heartbeatTimeout = .seconds(3600)
    limits.adoptionTimeout = .seconds(3600)
    change(&limits)
    return SessionHost(limits: limits, logger: quietLogger, now: clock.now) { [outside] _, archive in
      ViewGraph(restoring: archive) { Screen(outside: outside) }
    }
  }

  /// Lets time pass, as the sweeper sees it.
  private func pass(_ seconds: Int, on host: SessionHost) async {
    clock.advance(.seconds(seconds))
    await host.sweep()
  }

  private func wait(for phase: SessionRest.Phase, on host: SessionHost) async throws {
    try await host.settle()
    // A message of the client may still be on its way to the session.
    try await waitForAnswer("a session that is \(phase)", asking: { await host.count(phase) }) { $0 > 0 }
  }

  /// Waits until the session hibernates, for which time is to pass.
  private func hibernate(_ host: SessionHost, _ seconds: (rest: Int, hibernation: Int) = (60, 60)) async throws {
    await host.sweep()
    await pass(seconds.rest, on: host)
    try await wait(for: .resting, on: host)
    await pass(seconds.hibernation, on: host)
    try await wait(for: .hibernating, on: host)
  }

  @Test func `a session hibernates some time after it rests, and goes on with the next event without a new page`()
    async throws
  {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.type("Ada", into: "Name")
    try await client.tap("Add")
    await host.sweep()
    await pass(60, on: host)
    try await wait(for: .resting, on: host)
    await pass(59, on: host)
    #expect(await host.count(.hibernating) == 0)
    await pass(1, on: host)
    try await wait(for: .hibernating, on: host)
    #expect(await host.count(.resting) == 0)
    let entries = await outside.entries
    try await client.tap("Add")
    #expect(await client.page.text.contains("2"))
    #expect(await client.page.text.contains("“Ada”"))
    #expect(await client.frames.last?.hasPrefix("[\"mount\"") == false)
    #expect(await host.count(.awake) == 1)
    #expect(await outside.entries == entries)
    try await hibernate(host)
    try await client.tap("Show")
    #expect(await client.page.text.contains("sheet"))
    #expect(await outside.entries == entries)
  }

  @Test func `a change from outside is shown while a session hibernates`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.type("Ada", into: "Name")
    try await hibernate(host)
    await MainActor.run { outside.count = 41 }
    try await client.wait { $0.text.contains("of all 41") }
    #expect(await client.page.text.contains("“Ada”"))
  }

  @Test func `a client comes back to a session that hibernates, and to what it shows`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.tap("Add")
    await client.drop()
    try await hibernate(host, (5, 25))
    let (bodies, frames) = (await outside.bodies, await client.frames.count)
    try await client.resume()
    #expect(await host.count(.hibernating) == 1)
    #expect(await outside.bodies == bodies)
    #expect(await !client.frames.dropFirst(frames).contains { $0.hasPrefix("[\"mount\"") })
    try await client.tap("Add")
    #expect(await client.page.text.contains("2"))
  }

  @Test func `what has changed before and after is shown to a client that comes back`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.tap("Add")
    await client.drop()
    await host.sweep()
    await pass(5, on: host)
    try await wait(for: .resting, on: host)
    await MainActor.run { outside.count = 6 }
    await pass(25, on: host)
    try await wait(for: .hibernating, on: host)
    await MainActor.run { outside.count = 7 }
    try await client.resume()
    try await client.wait { $0.text.contains("of all 7") }
    try await client.tap("Add")
    #expect(await client.page.text.contains("2"))
  }

  @Test func `the client's surroundings wake a session`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.tap("Add")
    try await hibernate(host)
    try await client.send(ClientEnvironment(isDark: true, width: 300, height: 300))
    try await wait(for: .awake, on: host)
    try await client.tap("Add")
    #expect(await client.page.text.contains("2"))
  }

  @Test func `views are told that they disappear when a session that hibernates ends`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.tap("Add")
    try await hibernate(host)
    await host.shutDown()
    #expect(await outside.entries == ["appear", "task", "disappear"])
    #expect(await host.sessionCount == 0)
  }

  @Test func `a session that hibernates takes less of what sessions without sockets may take`() async throws {
    let host = makeHost()
    try await WireClient.connect(to: host).drop()
    await host.sweep()
    await pass(5, on: host)
    try await wait(for: .resting, on: host)
    await host.sweep()
    let resting = await host.idleBytes
    await pass(25, on: host)
    try await wait(for: .hibernating, on: host)
    await host.sweep()
    #expect(await host.idleBytes < resting)
  }

  @Test func `a session that is kept for other processes hibernates, and is kept when it goes on`() async throws {
    let store = FaultyStore(MemorySessionStore())
    let host = makeHost()
    await host.keepSessions(in: store, sealedBy: ArchiveSeal(secret: [UInt8](repeating: 1, count: 32)))
    let client = try await WireClient.connect(to: host)
    try await client.type("Ada", into: "Name")
    try await client.kept()
    try await hibernate(host)
    try await client.tap("Add")
    try await client.kept()
    #expect(await client.page.text.contains("“Ada”"))
    #expect(await outside.entries == ["appear", "task"])
    await host.shutDown()
  }

  @Test func `a window is asked to hibernate once, when it has rested for long enough`() {
    var rest = SessionRest()
    let start = ContinuousClock.Instant.now
    func isDue(_ seconds: Int) -> Bool { rest.isDue(at: start + .seconds(seconds), after: .seconds(5)) }
    func isDeep(_ seconds: Int) -> Bool {
      rest.isDueToHibernate(at: start + .seconds(seconds), after: .seconds(30))
    }
    #expect(!isDue(0))
    #expect(!isDeep(100))
    #expect(isDue(5))
    rest.hibernated()
    #expect(rest.phase == .asked)
    rest.began(page: 1)
    #expect(!isDeep(29))
    #expect(isDeep(30))
    #expect(!isDeep(31))
    rest.hibernated()
    #expect(rest.phase == .hibernating)
    #expect(rest.isResting)
    let isSame = !rest.ended(page: 1)
    #expect(isSame)
    #expect(!rest.isResting)
    #expect(!isDeep(1000))
  }
}
