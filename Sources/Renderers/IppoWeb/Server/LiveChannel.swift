import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// A child channel that speaks HTTP/1.1, and WebSocket (RFC 6455) where it is asked to at the socket's path.
struct LiveChannel: ServerChildChannel, HTTPChannelHandler {
  enum Negotiated: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case webSocket(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>)
  }

  struct Value: ServerChildChannelValue {
    let negotiated: EventLoopFuture<Negotiated>
    let channel: any Channel
  }

  let responder: HTTPChannelHandler.Responder
  let host: SessionHost
  let policy: OriginPolicy
  let limits: WebLimits

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let upgrade = NIOTypedHTTPServerUpgradeConfiguration<Negotiated>(upgraders: [upgrader]) { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
          try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: .seconds(75), logger: logger))
          return .http(
            try NIOAsyncChannel(
              wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
      }
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(upgradeConfiguration: upgrade)
      configuration.decoderConfiguration.maxHeaderListSize = 32 * 1024
      let negotiated = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: configuration)
      return Value(negotiated: negotiated, channel: channel)
    }
  }

  private var upgrader: NIOTypedWebSocketServerUpgrader<Negotiated> {
    let limit = limits.messageBytes
    return NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limit,
      shouldUpgrade: { channel, head in
        let host = head.headers.first(name: "host")
        let isWelcome =
          head.uri.split(separator: "?", maxSplits: 1).first.map { $0 == WebResponder.socketPath[...] } ?? false
          && policy.allows(host: host) && policy.allows(origin: head.headers.first(name: "origin"), host: host)
        if isWelcome { return channel.eventLoop.makeSucceededFuture(HTTPHeaders()) }
        // Refusing an upgrade ends the connection, so that the reason has to be written before.
        return Self.refuse(head, channel, policy).map { nil }
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: limit))
          try pipeline.addHandler(FragmentErrorHandler())
          return .webSocket(try NIOAsyncChannel(wrappingChannelSynchronously: channel))
        }
      })
  }

  private static func refuse(
    _ request: HTTPRequestHead, _ channel: any Channel, _ policy: OriginPolicy
  ) -> EventLoopFuture<Void> {
    let host = request.headers.first(name: "host")
    let isKnown = policy.allows(host: host) && policy.allows(origin: request.headers.first(name: "origin"), host: host)
    var head = HTTPResponseHead(version: .http1_1, status: isKnown ? .notFound : .forbidden)
    head.headers.add(name: "Content-Length", value: "0")
    head.headers.add(name: "Connection", value: "close")
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    return channel.writeAndFlush(HTTPServerResponsePart.end(nil))
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.negotiated.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .webSocket(let channel):
        let socket = LiveSocket(host: host, limits: limits, logger: logger)
        await socket.serve(channel)
      }
    } catch {
      logger.debug("Connection closed before its first request", metadata: ["error": "\(error)"])
      try? await value.channel.close()
    }
  }
}
