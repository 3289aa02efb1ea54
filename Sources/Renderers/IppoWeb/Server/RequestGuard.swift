import HTTPTypes
import NIOCore
import NIOHTTP1

/// Lets well-formed requests through and answers all others itself.
///
///     open ──fault──────────▶ refused ──answer written──▶ half closed ──1 s──▶ closed
///      │
///      └──last request──▶ last ──response written──▶ closed
///
/// The guard stands behind NIO's handler of pipelined requests. That handler passes on a request or a fault only when
/// the responses to all earlier requests have been written. Faults are not passed on to later handlers, so that only
/// one place answers them.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private enum State { case open, last, closed }

  /// How long a client has to read why it is refused, before what it has sent since is thrown away with the connection.
  private static let lingering = TimeAmount.seconds(1)

  /// How long a client may read nothing of a response that waits for it. A slow line takes some of it meanwhile.
  static let stall = TimeAmount.seconds(300)

  private let timeout: TimeAmount
  private let admit: (inout HTTPRequestHead) throws(RequestFault) -> Bool
  private var state = State.open
  private var isResponding = false
  /// Whether the request is of HTTP/1.0, whose clients do not know chunks.
  private var isOld = false
  /// Whether the request is a HEAD, whose response has no content.
  private var isForHead = false
  /// Whether the response that is being written has no content: that of a HEAD, or with a status such as 304.
  private var dropsContent = false
  private var deadline: Scheduled<Void>?
  private var stalled: Scheduled<Void>?

  /// - Parameters:
  ///   - timeout: how long the first request may take to arrive.
  ///   - admit: checks a request that is well formed; whether another may follow it.
  init(timeout: Duration, admit: @escaping (inout HTTPRequestHead) throws(RequestFault) -> Bool) {
    self.timeout = .nanoseconds(Int64(timeout / .nanoseconds(1)))
    self.admit = admit
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    deadline = context.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    stalled?.cancel()
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(var head):
      guard state == .open else { return }
      deadline?.cancel()
      isOld = head.version == .http1_0
      isForHead = head.method == .HEAD
      do throws(RequestFault) {
        try RequestRules.check(&head)
        let isLast = RequestRules.endsConnection(head)
        if try !admit(&head) || isLast { state = .last }
        context.fireChannelRead(wrapInboundOut(.head(head)))
      } catch {
        refuse(error, context)
      }
    case .body, .end:
      if state != .closed { context.fireChannelRead(data) }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    guard state != .closed else { return }
    refuse(RequestFault(error), context)
  }

  private func refuse(_ fault: RequestFault, _ context: ChannelHandlerContext) {
    state = .closed
    let channel = context.channel
    // A response that has begun cannot be taken back. Where the connection has ended, as with half a request while the
    // server shuts down, nobody reads a response.
    guard !isResponding, channel.isActive else { return channel.close(promise: nil) }
    let body = ByteBuffer(string: fault.text + "\n")
    var head = HTTPResponseHead(version: .http1_1, status: fault.status)
    for field in HTTPFields.secured { head.headers.add(name: field.name.rawName, value: field.value) }
    head.headers.add(name: "Content-Type", value: "text/plain; charset=utf-8")
    head.headers.add(name: "Content-Length", value: "\(body.readableBytes)")
    head.headers.add(name: "Connection", value: "close")
    if fault == .handshake {
      head.headers.add(name: "Upgrade", value: "websocket")
      head.headers.add(name: "Sec-WebSocket-Version", value: "13")
    }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !isForHead { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in Self.linger(channel) }
  }

  /// Closing at once while the client is still sending would reset the connection, and the answer would be lost with it.
  private static func linger(_ channel: any Channel) {
    channel.close(mode: .output, promise: nil)
    channel.eventLoop.scheduleTask(in: lingering) { channel.close(promise: nil) }
  }

  // MARK: Responses

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard state != .closed else {
      promise?.fail(ChannelError.ioOnClosedChannel)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      isResponding = head.status.code >= 200 || head.status == .switchingProtocols
      if isOld, isResponding, !head.headers.contains(name: "Content-Length") {
        // Its end is that of the connection (RFC 9112, 6.3).
        head.version = .http1_0
        state = .last
      }
      // Clients of HTTP/1.0 that ask for another request on the connection expect to be told (RFC 9112, C.2.2).
      if isResponding, state == .last || isOld {
        head.headers.replaceOrAdd(name: "Connection", value: state == .last ? "close" : "keep-alive")
      }
      dropsContent = isForHead || !head.status.mayHaveResponseBody
      frame(&head)
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      // Content after the fields of such a response would be read as the next response.
      if dropsContent { promise?.succeed() } else { context.write(data, promise: promise) }
    case .end:
      isResponding = false
      // A fault in place of the next request has no method. That fault may come from within the write below.
      isForHead = false
      guard state == .last else { return context.write(data, promise: promise) }
      state = .closed
      let channel = context.channel
      let written = context.writeAndFlush(data)
      written.cascade(to: promise)
      written.whenComplete { _ in Self.linger(channel) }
    }
  }

  /// Says how long a response is (RFC 9112, 6). The encoder knows no methods, and would end the content of a response to HEAD.
  private func frame(_ head: inout HTTPResponseHead) {
    if !head.status.mayHaveResponseBody { head.headers.remove(name: "Content-Length") }
    head.headers.remove(name: "Transfer-Encoding")
    guard !dropsContent, head.version == .http1_1, !head.headers.contains(name: "Content-Length") else { return }
    head.headers.add(name: "Transfer-Encoding", value: "chunked")
  }

  /// Cuts off a client that reads nothing: its response, and the file that it is of, would wait for good.
  func channelWritabilityChanged(context: ChannelHandlerContext) {
    stalled?.cancel()
    stalled = nil
    let channel = context.channel
    if !channel.isWritable {
      stalled = context.eventLoop.scheduleTask(in: Self.stall) { channel.close(promise: nil) }
    }
    context.fireChannelWritabilityChanged()
  }

  /// Stops reading after the last request.
  func read(context: ChannelHandlerContext) {
    if state != .closed { context.read() }
  }
}
