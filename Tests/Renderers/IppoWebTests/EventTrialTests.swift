import Foundation
import IppoRender
import IppoSessions
import IppoTesting
import Testing

@testable import IppoWeb

/// Events that may have ended processes. A host stands for a process; to kill the process, the test never uses the host
/// again.
@Suite struct EventTrialTests {
  private let store = MemorySessionStore()
  private let visitor = WebVisitor.new()
  private let button = RenderNodeID(3)

  private static let secret = [UInt8](repeating: 1, count: 32)

  private func start() async -> SessionHost {
    let host = SessionHost(signer: SessionTokenSigner(secret: Self.secret), logger: quietLogger) { _, archive in
      ArchivedSource(archive)
    }
    await host.keepSessions(in: FaultyStore(store), sealedBy: ArchiveSeal(secret: Self.secret))
    return host
  }

  private var vault: SessionVault {
    SessionVault(store, seal: ArchiveSeal(secret: Self.secret), logger: quietLogger) { Date() }
  }

  /// A client whose last press no process has acknowledged, and the persisted state of its session.
  /// - Parameter tries: The number of processes that the press has ended.
  private func client(afterTries tries: Int) async throws -> (WireClient, id: String) {
    let client = try await WireClient.connect(to: await start(), visitor: visitor)
    try await client.send(.activate, to: button)
    try await client.kept()
    let id = try #require(await client.sessionToken?.split(separator: ".").first.map(String.init))
    await client.drop()
    // The first host never receives the press; the client resends it to the next process.
    try await client.send(.activate, to: button)
    var found = try #require(try await vault.claim(id))
    #expect(found.record.handled == 1)
    if tries > 0 { found.record.trial = EventTrial(sequence: 2, tries: tries) }
    _ = try await vault.commit(found.record, of: id, epoch: found.epoch, lifetime: .seconds(60))
    return (client, id)
  }

  @Test(arguments: [0, 1])
  func `an event that is sent again is handled once, and noted no longer`(tries: Int) async throws {
    let (client, id) = try await client(afterTries: tries)
    try await client.resume(at: await start(), visitor: visitor)
    try await client.kept()
    #expect(await client.page.text.contains("2"))
    try await client.send(.activate, to: button)
    try await client.kept()
    #expect(try await vault.find(id)?.record.trial == nil)
    #expect(await client.page.text.contains("3"))
  }

  @Test func `an event that has ended two processes is refused, and the session goes on without it`() async throws {
    let (client, id) = try await client(afterTries: EventTrial.limit)
    try await client.resume(at: await start(), visitor: visitor)
    try await client.kept()
    #expect(await client.page.text.contains("1"))
    #expect(
      await client.frames.contains { $0.contains("not-accepted") && $0.contains("The server has ended each time") })
    try await client.send(.activate, to: button)
    try await client.kept()
    #expect(await client.page.text.contains("2"))
    let record = try #require(try await vault.find(id)).record
    #expect(record.trial == nil)
    #expect(record.handled == 3)
  }

  @Test func `an edit that has ended two processes is taken back`() async throws {
    let field = RenderNodeID(5)
    let client = try await WireClient.connect(to: await start(), visitor: visitor)
    try await client.edit(field, to: "kept")
    try await client.kept()
    let id = try #require(await client.sessionToken?.split(separator: ".").first.map(String.init))
    await client.drop()
    try await client.edit(field, to: "kept!")
    var found = try #require(try await vault.claim(id))
    found.record.trial = EventTrial(sequence: 2, tries: EventTrial.limit)
    _ = try await vault.commit(found.record, of: id, epoch: found.epoch, lifetime: .seconds(60))
    try await client.resume(at: await start(), visitor: visitor)
    try await client.answered()
    try await client.wait { $0["5i"]?.attributes["value"] == "kept" }
    #expect(await client.text(of: field) == "kept")
    try await client.edit(field, to: "kept?")
    #expect(await client.text(of: field) == "kept?")
    #expect(await client.page.text.contains("“kept?”"))
  }

  @Test func `what a process has begun with is kept before it is handled`() async throws {
    let (client, id) = try await client(afterTries: 1)
    let faulty = FaultyStore(store)
    let host = SessionHost(signer: SessionTokenSigner(secret: Self.secret), logger: quietLogger) { _, archive in
      ArchivedSource(archive)
    }
    await host.keepSessions(in: faulty, sealedBy: ArchiveSeal(secret: Self.secret))
    try await client.resume(at: host, visitor: visitor)
    // One commit contains the trial, and the last commit does not.
    try await client.kept()
    #expect(faulty.counts.commits >= 2)
    #expect(try await vault.find(id)?.record.trial == nil)
  }

  @Test func `an event that was not sent before is none to be careful with`() {
    var trial = SessionTrial(after: EventTrial(sequence: 5, tries: 2))
    trial.await(upTo: 4)
    #expect(trial.begin(5) == nil)
    var other = SessionTrial(after: EventTrial(sequence: 5, tries: 2))
    other.await(upTo: 6)
    #expect(other.begin(5) == .refuse)
    #expect(other.begin(6) == nil, "The first one alone is.")
    var new = SessionTrial()
    new.await(upTo: 6)
    #expect(new.begin(1) == nil)
  }

  @Test func `an event is tried a second time alone, and not a third time`() {
    #expect(EventTrial.verdict(on: 7, after: nil) == .deliver(EventTrial(sequence: 7, tries: 1)))
    #expect(
      EventTrial.verdict(on: 7, after: EventTrial(sequence: 6, tries: 2)) == .deliver(EventTrial(sequence: 7, tries: 1))
    )
    #expect(
      EventTrial.verdict(on: 7, after: EventTrial(sequence: 7, tries: 1))
        == .deliverAlone(EventTrial(sequence: 7, tries: 2)))
    #expect(EventTrial.verdict(on: 7, after: EventTrial(sequence: 7, tries: 2)) == .refuse)
  }

  @Test func `turns are given to one after the other`() async {
    let turns = TrialTurns()
    await turns.take()
    let second = Task { await turns.take() }
    await turns.give()
    await second.value
    await turns.give()
    await turns.take()
  }
}
