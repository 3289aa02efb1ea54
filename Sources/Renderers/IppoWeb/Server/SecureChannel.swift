#if TLS
  import HummingbirdCore
  import HummingbirdHTTP2
  import Logging
  import NIOCore
  import NIOSSL
  import NIOTLS

  /// A child channel that speaks TLS, and in it the protocol that the client prefers (ALPN, RFC 7301). That is HTTP/2,
  /// or HTTP/1.1, with which browsers open sockets.
  struct SecureChannel: ServerChildChannel {
    enum Negotiated: Sendable {
      case http1(LiveChannel.Value)
      case http2(HTTP2Channel.Value)
    }

    struct Value: ServerChildChannelValue {
      let negotiated: EventLoopFuture<Negotiated>
      let channel: any Channel
    }

    private let live: LiveChannel
    private let http2: HTTP2Channel
    private let context: NIOSSLContext

    /// - Throws: ``WebServerError/certificate(_:)`` when a file of it cannot be read or the key is another's.
    init(_ live: LiveChannel, _ certificate: WebCertificate) throws(WebServerError) {
      self.live = live
      http2 = HTTP2Channel(
        responder: live.responder, configuration: HTTP2ChannelConfiguration(idleTimeout: .seconds(75)))
      do {
        let chain = try NIOSSLCertificate.fromPEMFile(certificate.chain)
        let key = try NIOSSLPrivateKey(file: certificate.privateKey, format: .pem)
        var configuration = TLSConfiguration.makeServerConfiguration(
          certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["h2", "http/1.1"]
        context = try NIOSSLContext(configuration: configuration)
      } catch {
        throw .certificate("\(certificate.chain), \(certificate.privateKey): \(error)")
      }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      channel.eventLoop.makeCompletedFuture {
        let handler = NIOTypedApplicationProtocolNegotiationHandler<Negotiated> { [live, http2] result in
          switch result {
          case .negotiated("h2"): http2.setup(channel: channel, logger: logger).map { .http2($0) }
          case .negotiated, .fallback: live.setup(channel: channel, logger: logger).map { .http1($0) }
          }
        }
        try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
        try channel.pipeline.syncOperations.addHandler(handler)
        let negotiated = handler.protocolNegotiationResult
        // Nobody is waited for who does not get through the handshake.
        let deadline = channel.eventLoop.scheduleTask(
          in: .nanoseconds(Int64(live.requestTimeout / .nanoseconds(1)))
        ) {
          channel.close(promise: nil)
        }
        negotiated.whenComplete { _ in deadline.cancel() }
        return Value(negotiated: negotiated, channel: channel)
      }
    }

    func handle(value: Value, logger: Logger) async {
      do {
        switch try await value.negotiated.get() {
        case .http1(let value): await live.handle(value: value, logger: logger)
        case .http2(let value): await http2.handle(value: value, logger: logger)
        }
      } catch {
        logger.debug("No TLS", metadata: ["error": "\(error)"])
        try? await value.channel.close()
      }
    }
  }
#endif
