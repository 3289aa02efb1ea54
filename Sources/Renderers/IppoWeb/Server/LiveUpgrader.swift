import NIOCore
import NIOHTTP1
import NIOWebSocket

/// NIO's handshake of WebSockets, and after it a pipeline of our own.
final class LiveUpgrader<UpgradeResult: Sendable>: NIOTypedHTTPServerProtocolUpgrader, Sendable {
  private let handshake: NIOTypedWebSocketServerUpgrader<UpgradeResult>
  private let begin: @Sendable (any Channel, HTTPRequestHead) throws -> UpgradeResult

  /// - Parameters:
  ///   - shouldUpgrade: the fields of the answer; `nil`: there is no socket at that place.
  ///   - begin: prepares the channel for frames, in its event loop.
  init(
    shouldUpgrade: @escaping @Sendable (any Channel, HTTPRequestHead) -> EventLoopFuture<HTTPHeaders?>,
    begin: @escaping @Sendable (any Channel, HTTPRequestHead) throws -> UpgradeResult
  ) {
    handshake = NIOTypedWebSocketServerUpgrader(
      enableAutomaticErrorHandling: false, shouldUpgrade: shouldUpgrade,
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try begin(channel, head) }
      })
    self.begin = begin
  }

  var supportedProtocol: String { handshake.supportedProtocol }

  var requiredUpgradeHeaders: [String] { handshake.requiredUpgradeHeaders }

  func buildUpgradeResponse(
    channel: any Channel, upgradeRequest: HTTPRequestHead, initialResponseHeaders: HTTPHeaders
  ) -> EventLoopFuture<HTTPHeaders> {
    handshake.buildUpgradeResponse(
      channel: channel, upgradeRequest: upgradeRequest, initialResponseHeaders: initialResponseHeaders)
  }

  func upgrade(channel: any Channel, upgradeRequest: HTTPRequestHead) -> EventLoopFuture<UpgradeResult> {
    channel.eventLoop.makeCompletedFuture { try begin(channel, upgradeRequest) }
  }
}
