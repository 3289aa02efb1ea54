import Foundation
import IppoRender
import IppoSessions
import IppoTesting
import TestSignals
import Testing

@testable import IppoWeb

/// Sessions of a person that are ended at one process, and are over at all that have the same store.
@Suite struct SignOutTests {
  private let memory = MemorySessionStore()
  private let button = RenderNodeID(3)
  private static let secret = [UInt8](repeating: 1, count: 32)

  private func start(_ store: FaultyStore? = nil) async -> SessionHost {
    let host = SessionHost(
      signer: SessionTokenSigner(secret: Self.secret), logger: quietLogger, sleep: { _ in }
    ) { _, archive in ArchivedSource(archive) }
    await host.keepSessions(in: store ?? FaultyStore(memory), sealedBy: ArchiveSeal(secret: Self.secret))
    return host
  }

  private func open(_ user: String?, at host: SessionHost) async throws -> (client: WireClient, visitor: WebVisitor) {
    let visitor = WebVisitor.new()
    let page = try await host.openPage(visitor: visitor, person: Visitor(id: visitor.id, user: user))
    return (try await WireClient.connect(to: host, visitor: visitor, token: page.token), visitor)
  }

  @Test func `sessions at another process end when it looks, and those of other people go on`() async throws {
    let (one, two) = (await start(), await start())
    let here = try await open("Ada", at: one).client
    let there = try await open("Ada", at: two).client
    let other = try await open("Grace", at: two).client
    let stranger = try await open(nil, at: two).client
    #expect(await one.endSessions(ofUser: "Ada") == 1)
    #expect(try await here.closed() == CloseCode.badToken.rawValue)
    await two.sweep()
    #expect(try await there.closed() == CloseCode.badToken.rawValue)
    for client in [other, stranger] {
      try await client.send(.activate, to: button)
      try await client.kept()
    }
    #expect(await two.sessionCount == 2)
  }

  @Test func `a sweep asks once about all sessions`() async throws {
    let store = FaultyStore(memory)
    let (one, two) = (await start(), await start(store))
    for number in 0..<20 {
      let visitor = WebVisitor.new()
      let person = Visitor(id: visitor.id, user: number % 2 == 0 ? "Ada" : nil)
      _ = try await two.openPage(visitor: visitor, person: person)
    }
    _ = await one.endSessions(ofVisitor: .new())
    _ = await one.endSessions(ofUser: "Ada")
    let reads = store.counts.reads
    await two.sweep()
    // The counts of all, then those of the people whose sessions are here.
    #expect(store.counts.reads == reads + 2)
    #expect(await two.sessionCount == 10)
    await two.sweep()
    #expect(store.counts.reads == reads + 3)
  }

  @Test func `who has signed in since then stays`() async throws {
    let (one, two) = (await start(), await start())
    for _ in 0..<3 { #expect(await one.endSessions(ofUser: "Ada") == 0) }
    let client = try await open("Ada", at: two).client
    await two.sweep()
    try await client.send(.activate, to: button)
    try await client.kept()
    _ = await one.endSessions(ofUser: "Ada")
    await two.sweep()
    #expect(try await client.closed() == CloseCode.badToken.rawValue)
  }

  @Test func `a session that begins while a process looks ends when it looks again`() async throws {
    let store = FaultyStore(memory)
    let (one, two) = (await start(), await start(store))
    _ = try await open("Grace", at: two)
    let (isAsked, isSwept) = (Watched(false), Watched(false))
    store.afterNextRead {
      isAsked.value = true
      _ = try? await isSwept.wait(for: "the sweep during the opening of a session") { $0 }
    }
    let opened = Task { try await open("Ada", at: two).client }
    try await isAsked.wait(for: "the question about the sign-outs of a new session") { $0 }
    #expect(await one.endSessions(ofUser: "Ada") == 0)
    await two.sweep()
    isSwept.value = true
    let client = try await waitForEnd(of: "the opening of a session") { try await opened.value }
    await two.sweep()
    #expect(try await client.closed() == CloseCode.badToken.rawValue)
    #expect(await two.sessionCount == 1)
  }

  @Test func `sweeps ask once about all sessions, also while another one begins`() async throws {
    let store = FaultyStore(memory)
    let (one, two) = (await start(), await start(store))
    for user in ["Grace", "Mary"] { _ = try await open(user, at: two) }
    let (isAsked, isSwept) = (Watched(false), Watched(false))
    store.afterNextRead {
      isAsked.value = true
      _ = try? await isSwept.wait(for: "the sweeps during the opening of a session") { $0 }
    }
    let opened = Task { try await open("Ada", at: two).client }
    try await isAsked.wait(for: "the question about the sign-outs of a new session") { $0 }
    _ = await one.endSessions(ofUser: "Ada")
    // The counts of all, then those of the people whose sessions are here.
    var reads = store.counts.reads
    await two.sweep()
    #expect(store.counts.reads == reads + 2)
    await two.sweep()
    #expect(store.counts.reads == reads + 3)
    isSwept.value = true
    let client = try await waitForEnd(of: "the opening of a session") { try await opened.value }
    // The new session is asked about once.
    reads = store.counts.reads
    await two.sweep()
    #expect(store.counts.reads == reads + 2)
    #expect(try await client.closed() == CloseCode.badToken.rawValue)
    await two.sweep()
    #expect(store.counts.reads == reads + 3)
    #expect(await two.sessionCount == 2)
  }

  @Test func `a session that takes the place of another while a process looks ends when it looks again`() async throws {
    let store = FaultyStore(memory)
    let (one, two) = (await start(), await start(store))
    let visitor = WebVisitor.new()
    _ = try await two.openPage(visitor: visitor, person: Visitor(id: visitor.id, user: "Grace"))
    let id = try #require(await two.sessions(ofUser: "Grace").first)
    _ = await one.endSessions(ofUser: "Ada")
    let (services, observer) = (await two.services, await two.observer)
    // The first question is about all, the second one about Grace.
    store.afterNextRead {
      store.afterNextRead {
        let (session, _) = await Session.open(
          Session.Origin(
            id: id, key: "", person: Visitor(id: visitor.id, user: "Ada"), network: .unknown, now: .now, signOuts: 0),
          services: services, observer: observer
        ) { _, archive in ArchivedSource(archive) }
        await two.add(session, since: SessionVault.SignOuts())
      }
    }
    await two.sweep()
    #expect(await two.sessions(ofUser: "Ada") == [id])
    await two.sweep()
    #expect(await two.sessionCount == 0)
  }

  @Test func `a session that no process has is not rebuilt`() async throws {
    let one = await start()
    let (client, visitor) = try await open("Ada", at: one)
    let token = try #require(await client.sessionToken)
    await client.drop()
    #expect(await start().endSessions(ofUser: "Ada") == 0)
    let next = await start()
    let back = try await WireClient.connect(to: next, visitor: visitor, token: token)
    let other = try #require(await back.sessionToken)
    #expect(other.prefix { $0 != "." } != token.prefix { $0 != "." }, "Who comes back gets a session of their own.")
    #expect(try await memory.read(String(token.prefix { $0 != "." })) == nil)
  }

  @Test func `a rebuilt session is ended as well`() async throws {
    let (client, visitor) = try await open("Ada", at: await start())
    await client.drop()
    let next = await start()
    try await client.resume(at: next, visitor: visitor)
    _ = await start().endSessions(ofUser: "Ada")
    await next.sweep()
    #expect(try await client.closed() == CloseCode.badToken.rawValue)
  }

  @Test func `those of a browser end at another process, whoever has signed in there`() async throws {
    let (one, two) = (await start(), await start())
    let (ada, visitor) = try await open("Ada", at: two)
    let page = try await two.openPage(visitor: visitor, person: Visitor(id: visitor.id))
    let anonymous = try await WireClient.connect(to: two, visitor: visitor, token: page.token)
    let elsewhere = try await open("Ada", at: two).client
    let stranger = try await open(nil, at: two).client
    #expect(await one.endSessions(ofVisitor: visitor) == 0)
    await two.sweep()
    for client in [ada, anonymous] { #expect(try await client.closed() == CloseCode.badToken.rawValue) }
    for client in [elsewhere, stranger] {
      try await client.send(.activate, to: button)
      try await client.kept()
    }
    #expect(await two.sessionCount == 2)
  }

  @Test func `a browser whose sessions were ended can open others, which stay`() async throws {
    let (one, two) = (await start(), await start())
    let (first, visitor) = try await open(nil, at: two)
    _ = await one.endSessions(ofVisitor: visitor)
    // Before the other process has looked.
    let page = try await two.openPage(visitor: visitor, person: Visitor(id: visitor.id))
    let second = try await WireClient.connect(to: two, visitor: visitor, token: page.token)
    await two.sweep()
    #expect(try await first.closed() == CloseCode.badToken.rawValue)
    try await second.send(.activate, to: button)
    try await second.kept()
  }

  @Test func `a session of a browser that no process has is not rebuilt`() async throws {
    let (client, visitor) = try await open(nil, at: await start())
    let token = try #require(await client.sessionToken)
    await client.drop()
    #expect(await start().endSessions(ofVisitor: visitor) == 0)
    let back = try await WireClient.connect(to: await start(), visitor: visitor, token: token)
    let other = try #require(await back.sessionToken)
    #expect(other.prefix { $0 != "." } != token.prefix { $0 != "." }, "Who comes back gets a session of their own.")
    #expect(try await memory.read(String(token.prefix { $0 != "." })) == nil)
  }

  @Test func `the store is not told whose sessions were ended`() async throws {
    let (host, visitor) = (await start(), WebVisitor.new())
    _ = await host.endSessions(ofUser: "Ada")
    _ = await host.endSessions(ofVisitor: visitor)
    #expect(try await memory.read("sign-outs")?.epoch == 1)
    #expect(try await memory.read("sign-outs-Ada") == nil)
    #expect(try await memory.read("visitor-ends")?.epoch == 1)
    #expect(try await memory.read("visitor-ends-" + visitor.id) == nil)
  }

  @Test func `sign-outs that a store did not take are tried again together, less and less often`() async throws {
    let store = FaultyStore(memory)
    store.isFailing = true
    let (pauses, ended) = (Watched<[Duration]>([]), Watched(0))
    let host = SessionHost(
      signer: SessionTokenSigner(secret: Self.secret), logger: quietLogger,
      sleep: { pause in
        pauses.change { $0.append(pause) }
        let number = pauses.value.count
        _ = try? await ended.wait(for: "the end of pause \(number)") { $0 >= number }
      }
    ) { _, archive in ArchivedSource(archive) }
    await host.keepSessions(in: store, sealedBy: ArchiveSeal(secret: Self.secret))
    for user in ["Ada", "Grace", "Ada", "Mary", "Ada"] { _ = await host.endSessions(ofUser: user) }
    for number in 1...7 {
      try await pauses.wait(for: "pause \(number)") { $0.count >= number }
      if number == 7 { store.isFailing = false }
      ended.value = number
    }
    try await waitForEnd(of: "the sign-outs of a store that is back") { await host.signOutRetry?.value }
    #expect(pauses.value == [2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    // Each of the three once.
    #expect(try await memory.read("sign-outs")?.epoch == 3)
  }

  @Test func `a sign-out waits once, and of too many the later ones do not wait`() {
    var waiting = WaitingSignOuts(limit: 2)
    let added = [waiting.add(.user("a")), waiting.add(.visitor("a")), waiting.add(.user("a")), waiting.add(.user("b"))]
    #expect(added == [true, true, true, false])
    let taken = [waiting.take(.user("a")), waiting.take(.user("a")), waiting.add(.user("b"))]
    #expect(taken == [true, false, true])
    #expect(Set(waiting.all) == [.visitor("a"), .user("b")])
  }
}
