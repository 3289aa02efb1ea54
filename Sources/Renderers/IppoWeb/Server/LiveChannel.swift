import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// A child channel that speaks HTTP/1.1, and WebSocket (RFC 6455) where it is asked to at the socket's path.
struct LiveChannel: ServerChildChannel, HTTPChannelHandler {
  enum Negotiated: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case webSocket(any Channel, LiveArrivals, LiveApp, WebVisitor, ClientNetwork)
  }

  struct Value: ServerChildChannelValue {
    let negotiated: EventLoopFuture<Negotiated>
    let channel: any Channel
  }

  let responder: HTTPChannelHandler.Responder
  let apps: [LiveApp]
  /// Whether there is more on the server than these apps. Otherwise all requests are for the first one that are for none of
  /// the others.
  let isShared: Bool

  /// How long the head of a request may take, the handshake before it included.
  var requestTimeout: Duration { (apps.first?.limits ?? WebLimits()).requestTimeout }

  /// The app of a request; `nil` for a request to another part of the server.
  private func app(for head: HTTPRequestHead) -> LiveApp? {
    if !isShared, apps.count == 1 { return apps.first }
    let path = head.uri.prefix { $0 != "?" }
    return apps.filter { $0.policy.basePath.remainder(of: path) != nil }
      .max { $0.policy.basePath.text.utf8.count < $1.policy.basePath.text.utf8.count } ?? (isShared ? nil : apps.first)
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      try UnpooledBuffers.prepare(channel)
      let configuration = NIOTypedHTTPServerUpgradeConfiguration<Negotiated>(upgraders: [upgrader]) { channel in
        channel.eventLoop.makeCompletedFuture {
          try UnpooledBuffers.decline(on: channel)
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: apps.contains(where: \.policy.isSecure)))
          try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: .seconds(75), logger: logger))
          return .http(
            try NIOAsyncChannel(
              wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
      }
      // The guard frames responses.
      var framing = HTTPResponseEncoder.Configuration()
      framing.automaticallySetFramingHeaders = false
      let encoder = HTTPResponseEncoder(configuration: framing)
      let others: [any RemovableChannelHandler & ChannelHandler] = [
        ByteToMessageHandler(
          HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: Self.decoderLimits)),
        HTTPServerPipelineHandler(),
        NIOHTTPResponseHeadersValidator(),
        RequestGuard(timeout: requestTimeout) {
          [peer = channel.remoteAddress] head throws(RequestFault) in
          guard let app = app(for: head) else {
            // Sockets are opened for apps alone.
            head.headers.remove(name: "Upgrade")
            return true
          }
          return try app.policy.admit(&head, peer: peer)
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

  /// The upgrader of handshakes, which the guard has checked.
  private var upgrader: LiveUpgrader<Negotiated> {
    let limit = apps.map(\.limits.messageBytes).max() ?? WebLimits().messageBytes
    // A client that has no cookie yet gets one with the answer.
    let stranger = apps.first?.policy.newVisitor() ?? .new()
    let known = { @Sendable (channel: any Channel, head: HTTPRequestHead) -> (LiveApp, WebVisitor?, ClientRequest)? in
      guard let app = app(for: head), app.policy.isForSocket(head),
        let client = try? app.policy.client(head, peer: channel.remoteAddress)
      else { return nil }
      return (app, app.policy.cookie.visitor(in: head.headers["Cookie"], of: client), client)
    }
    return LiveUpgrader(
      shouldUpgrade: { channel, head in
        guard let (app, visitor, client) = known(channel, head) else {
          return channel.eventLoop.makeSucceededFuture(nil)
        }
        let set = visitor == nil ? [("Set-Cookie", app.policy.cookie.field(for: stranger, client))] : []
        return channel.eventLoop.makeSucceededFuture(HTTPHeaders(set))
      },
      begin: { channel, head in
        try UnpooledBuffers.begin(on: channel)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(FrameCodec(limit: limit))
        try pipeline.addHandler(FrameGuard(limit: limit))
        try pipeline.addHandler(FrameFaultHandler())
        let arrivals = LiveArrivals()
        // The address was known at the upgrade. A lost connection has no address any more.
        guard let (app, visitor, client) = known(channel, head) else { throw ChannelError.ioOnClosedChannel }
        // A server waits for its connections before it tells services to end.
        try pipeline.addHandler(ArrivalHandler(arrivals) { await app.host.shutDown() })
        return .webSocket(channel, arrivals, app, visitor ?? stranger, ClientNetwork(client.address))
      })
  }

  func handle(value: Value, logger: Logger) async {
    do {
      switch try await value.negotiated.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      case .webSocket(let channel, let arrivals, let app, let visitor, let network):
        let socket = LiveSocket(host: app.host, limits: app.limits, visitor: visitor, network: network)
        await socket.begin(channel, arrivals)
      }
    } catch {
      // Nothing was asked for; whoever refused that has answered.
      logger.debug("Connection without a request", metadata: ["error": "\(error)"])
      try? await value.channel.closeFuture.get()
    }
  }
}
