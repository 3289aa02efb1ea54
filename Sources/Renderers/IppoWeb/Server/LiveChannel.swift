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
    case webSocket(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>, WebVisitor, ClientNetwork)
  }

  struct Value: ServerChildChannelValue {
    let negotiated: EventLoopFuture<Negotiated>
    let channel: any Channel
  }

  let responder: HTTPChannelHandler.Responder
  let host: SessionHost
  let policy: RequestPolicy
  let limits: WebLimits

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let configuration = NIOTypedHTTPServerUpgradeConfiguration<Negotiated>(upgraders: [upgrader]) { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: policy.isSecure))
          try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: .seconds(75), logger: logger))
          return .http(
            try NIOAsyncChannel(
              wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
      }
      let encoder = HTTPResponseEncoder()
      let others: [any RemovableChannelHandler & ChannelHandler] = [
        ByteToMessageHandler(
          HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: Self.decoderLimits)),
        HTTPServerPipelineHandler(),
        NIOHTTPResponseHeadersValidator(),
        RequestGuard(timeout: limits.requestTimeout) {
          [policy, peer = channel.remoteAddress] head throws(RequestFault) in
          try policy.admit(&head, peer: peer)
        },
      ]
      let upgrade = NIOTypedHTTPServerUpgradeHandler(
        httpEncoder: encoder, extraHTTPHandlers: others, upgradeConfiguration: configuration)
      try channel.pipeline.syncOperations.addHandlers([encoder] + others + [upgrade])
      return Value(negotiated: upgrade.upgradeResultFuture, channel: channel)
    }
  }

  private static var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderListSize = 32 * 1024
    return limits
  }

  /// What comes this far was found to be a handshake by the guard.
  private var upgrader: NIOTypedWebSocketServerUpgrader<Negotiated> {
    let limit = limits.messageBytes
    // A client that has no cookie yet gets one with the answer.
    let stranger = WebVisitor.new()
    let known = { @Sendable (channel: any Channel, head: HTTPRequestHead) -> (WebVisitor?, ClientRequest)? in
      guard let client = try? policy.client(head, peer: channel.remoteAddress) else { return nil }
      return (policy.cookie.visitor(in: head.headers["Cookie"], of: client), client)
    }
    return NIOTypedWebSocketServerUpgrader(
      maxFrameSize: limit,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        guard policy.isForSocket(head), let (visitor, client) = known(channel, head) else {
          return channel.eventLoop.makeSucceededFuture(nil)
        }
        let set = visitor == nil ? [("Set-Cookie", policy.cookie.field(for: stranger, client))] : []
        return channel.eventLoop.makeSucceededFuture(HTTPHeaders(set))
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(FrameGuard())
          try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: limit))
          try pipeline.addHandler(FrameFaultHandler())
          let frames = try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(wrappingChannelSynchronously: channel)
          let known = known(channel, head)
          return .webSocket(frames, known?.0 ?? stranger, ClientNetwork(known?.1.address))
        }
      })
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.negotiated.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .webSocket(let channel, let visitor, let network):
        let socket = LiveSocket(host: host, limits: limits, visitor: visitor, network: network, logger: logger)
        await socket.serve(channel)
      }
    } catch {
      // Nothing was asked for; whoever refused that has answered.
      logger.debug("Connection without a request", metadata: ["error": "\(error)"])
      try? await value.channel.closeFuture.get()
    }
  }
}
