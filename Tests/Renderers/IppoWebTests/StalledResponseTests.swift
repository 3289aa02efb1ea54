import NIOCore
import NIOEmbedded
import Testing

@testable import IppoWeb

/// Clients that ask for something and do not read it.
@Suite struct StalledResponseTests {
  private func channel() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    let admission = RequestGuard(timeout: .seconds(86_400)) { _ throws(RequestFault) in true }
    try channel.pipeline.syncOperations.addHandler(admission)
    channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 80), promise: nil)
    channel.embeddedEventLoop.run()
    return channel
  }

  private func set(_ isWritable: Bool, of channel: EmbeddedChannel) {
    channel.isWritable = isWritable
    channel.pipeline.fireChannelWritabilityChanged()
  }

  @Test func `a client that reads nothing is cut off`() throws {
    let channel = try channel()
    set(false, of: channel)
    channel.embeddedEventLoop.advanceTime(by: RequestGuard.stall - .seconds(1))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func `a client that reads a little now and then is not`() throws {
    let channel = try channel()
    for _ in 0..<5 {
      set(false, of: channel)
      channel.embeddedEventLoop.advanceTime(by: RequestGuard.stall - .seconds(1))
      set(true, of: channel)
      channel.embeddedEventLoop.advanceTime(by: .seconds(60))
    }
    #expect(channel.isActive)
    channel.close(promise: nil)
    channel.embeddedEventLoop.run()
    #expect(!channel.isActive)
  }
}
