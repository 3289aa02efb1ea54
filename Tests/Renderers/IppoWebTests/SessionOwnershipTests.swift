import IppoRender
import IppoSessions
import IppoTesting
import Testing

@testable import IppoWeb

/// A process asks the store whether a session is still its own before it goes on with a client that comes back.
@Suite struct SessionOwnershipTests {
  @Test func `the store keeps its archive when a client comes back to the process of its session`() async throws {
    let store = FaultyStore()
    let secret = [UInt8](repeating: 1, count: 32)
    let host = SessionHost(signer: SessionTokenSigner(secret: secret), logger: quietLogger) { _, archive in
      ArchivedSource(archive)
    }
    await host.keepSessions(in: store, sealedBy: ArchiveSeal(secret: secret))
    let visitor = WebVisitor.new()
    let client = try await WireClient.connect(to: host, visitor: visitor)
    try await client.send(.activate, to: RenderNodeID(3))
    try await client.kept()
    let before = store.counts
    for _ in 0..<3 {
      await client.drop()
      try await client.resume(at: host, visitor: visitor)
    }
    let after = store.counts
    #expect(after.reads > before.reads)
    #expect(after.archives == before.archives)
    #expect(after.claims == before.claims)
    try await client.send(.activate, to: RenderNodeID(3))
    #expect(await client.page.text.contains("2"))
  }
}
