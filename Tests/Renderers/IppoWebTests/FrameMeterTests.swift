import Foundation
import IppoRender
import IppoTesting
import TestSignals
import Testing

@testable import IppoWeb

/// The bytes of an event's changes on the wire, for a window that is inspected.
@Suite struct FrameMeterTests {
  private final class Sizes: FrameMeter {
    let sizes: Watched<[Int]>

    init(_ sizes: Watched<[Int]>) { self.sizes = sizes }

    let time = Duration.zero
    func noteLayout(_ duration: Duration) {}
    func bytesOfLastEvent() -> @Sendable (Int) -> Void { { [sizes] size in sizes.change { $0.append(size) } } }
  }

  /// A counter with a meter.
  private final class MeteredCounter: MeteredSource {
    private let counter = ArchivedSource()
    let meter: (any FrameMeter)?

    init(_ sizes: Watched<[Int]>) { meter = Sizes(sizes) }

    var tree: RenderTree { counter.tree }
    var onFrame: (@MainActor (RenderFrame) -> Void)? {
      get { counter.onFrame }
      set { counter.onFrame = newValue }
    }
    func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) { try counter.send(event, to: id) }
    func drain() {}
    func adapt(to client: ClientEnvironment) {}
    func close() {}
  }

  @Test func `a meter has the bytes of each event's frame`() async throws {
    let sizes = Watched<[Int]>([])
    let host = SessionHost(
      signer: SessionTokenSigner(secret: [UInt8](repeating: 1, count: 32)), logger: quietLogger
    ) { _, _ in MeteredCounter(sizes) }
    let client = try await WireClient.connect(to: host, visitor: .new())
    try await client.send(.activate, to: RenderNodeID(3))
    try await sizes.wait(for: "the bytes of an event") { $0.count == 1 }
    let size = try #require(sizes.value.first)
    #expect(await client.frames.contains { $0.utf8.count == size })
  }
}
