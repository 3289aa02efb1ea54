import NIOCore
import NIOWebSocket

/// Answers a message that is cut into pieces wrongly, or is too large as a whole, with a close frame.
final class FragmentErrorHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? NIOWebSocketFrameAggregator.Error else {
      return context.fireErrorCaught(error)
    }
    let code: WebSocketErrorCode =
      switch error {
      case .accumulatedFrameSizeIsTooLarge, .tooManyFragments: .messageTooLarge
      case .nonFinalFragmentSizeIsTooSmall, .receivedNewFrameWithoutFinishingPrevious,
        .didReceiveFragmentBeforeReceivingTextOrBinaryFrame:
        .protocolError
      }
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    let channel = context.channel
    channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
  }
}
