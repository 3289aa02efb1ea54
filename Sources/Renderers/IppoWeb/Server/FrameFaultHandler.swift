import NIOCore
import NIOWebSocket

/// Answers malformed frames, malformed messages and large ones with a close frame, and drops all later frames.
final class FrameFaultHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// How long a client has to read the close frame.
  private static let lingering = TimeAmount.seconds(1)

  private var isOver = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isOver { context.fireChannelRead(data) }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if isOver { promise?.fail(ChannelError.ioOnClosedChannel) } else { context.write(data, promise: promise) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let code = Self.code(for: error) else { return context.fireErrorCaught(error) }
    guard !isOver else { return }
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let channel = context.channel
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    isOver = true
    context.writeAndFlush(wrapOutboundOut(frame)).whenComplete { _ in
      // Closing at once while the client is still sending would reset the connection, and the reason would be lost with it.
      channel.close(mode: .output, promise: nil)
      channel.eventLoop.scheduleTask(in: Self.lingering) { channel.close(promise: nil) }
    }
  }

  private static func code(for error: any Error) -> WebSocketErrorCode? {
    switch error {
    case let error as NIOWebSocketError:
      switch error {
      case .invalidFrameLength: .messageTooLarge
      case .fragmentedControlFrame, .multiByteControlFrameLength: .protocolError
      }
    case let error as NIOWebSocketFrameAggregator.Error:
      switch error {
      case .accumulatedFrameSizeIsTooLarge, .tooManyFragments: .messageTooLarge
      case .nonFinalFragmentSizeIsTooSmall, .receivedNewFrameWithoutFinishingPrevious,
        .didReceiveFragmentBeforeReceivingTextOrBinaryFrame:
        .protocolError
      }
    case let fault as FrameFault:
      switch fault {
      case .protocolError: .protocolError
      case .invalidText: .dataInconsistentWithMessage
      }
    default: nil
    }
  }
}
