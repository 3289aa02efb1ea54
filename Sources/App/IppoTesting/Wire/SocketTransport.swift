#if Web
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOWebSocket

  /// A WebSocket client (RFC 6455) over TCP.
  struct SocketTransport: WireTransport {
    let incoming: AsyncStream<WireIncoming>
    private let channel: any Channel

    /// - Parameters:
    ///   - origin: the `Origin` header, as a browser would send it.
    ///   - cookies: what the client has of the server; takes what the server sets.
    init(
      host: String, port: Int, path: String, origin: String? = nil, cookies: CookieJar = CookieJar()
    ) async throws {
      let (incoming, continuation) = AsyncStream<WireIncoming>.makeStream()
      self.incoming = incoming
      let upgrade = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .connectTimeout(.minutes(5))
        .connect(host: host, port: port) { channel in
          channel.eventLoop.makeCompletedFuture {
            let upgrader = NIOTypedWebSocketClientUpgrader<Answer>(
              maxFrameSize: 1 << 24,
              upgradePipelineHandler: { channel, response in
                cookies.store(response.headers["set-cookie"])
                return channel.eventLoop.makeCompletedFuture {
                  try channel.pipeline.syncOperations.addHandler(FrameHandler(continuation: continuation))
                  return .socket(channel)
                }
              })
            var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path)
            head.headers.add(name: "Host", value: "\(host):\(port)")
            if let origin { head.headers.add(name: "Origin", value: origin) }
            if let cookie = cookies.field { head.headers.add(name: "Cookie", value: cookie) }
            let configuration = NIOTypedHTTPClientUpgradeConfiguration<Answer>(
              upgradeRequestHead: head, upgraders: [upgrader],
              notUpgradingCompletionHandler: { channel in
                channel.eventLoop.makeCompletedFuture {
                  let status = channel.eventLoop.makePromise(of: UInt.self)
                  try channel.pipeline.syncOperations.addHandler(RefusalHandler(status: status))
                  return .refusal(status.futureResult)
                }
              })
            return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
              configuration: .init(upgradeConfiguration: configuration))
          }
        }
      switch try await upgrade.get() {
      case .socket(let channel): self.channel = channel
      case .refusal(let status): throw WireError.notUpgraded(status: try await status.get())
      }
    }

    private enum Answer: Sendable {
      case socket(any Channel)
      case refusal(EventLoopFuture<UInt>)
    }

    func send(_ text: String) async throws {
      try await send(
        frame: WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: ByteBuffer(string: text)))
    }

    func send(binary bytes: [UInt8], isText: Bool) async throws {
      try await send(
        frame: WebSocketFrame(
          fin: true, opcode: isText ? .text : .binary, maskKey: .random(), data: ByteBuffer(bytes: bytes)))
    }

    private func send(frame: WebSocketFrame) async throws { try await channel.writeAndFlush(frame) }

    func drop() async { try? await channel.close() }

    /// Stops reading, so that the server has to hold back what it sends.
    func stopReading() async { try? await channel.setOption(ChannelOptions.autoRead, value: false).get() }
  }

  /// Reads how the server answered when it did not upgrade.
  private final class RefusalHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let status: EventLoopPromise<UInt>

    init(status: EventLoopPromise<UInt>) { self.status = status }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): status.succeed(head.status.code)
      case .body: break
      case .end: context.close(promise: nil)
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      status.fail(ChannelError.eof)
      context.fireChannelInactive()
    }
  }

  private final class FrameHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame

    private let continuation: AsyncStream<WireIncoming>.Continuation

    init(continuation: AsyncStream<WireIncoming>.Continuation) { self.continuation = continuation }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      var data = frame.unmaskedData
      switch frame.opcode {
      case .text: continuation.yield(.text(String(buffer: data)))
      case .connectionClose:
        let code = data.readInteger(as: UInt16.self)
        continuation.yield(.closed(code: code, reason: data.readString(length: data.readableBytes) ?? ""))
        context.close(promise: nil)
      default: break
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      continuation.finish()
      context.fireChannelInactive()
    }
  }
#endif
