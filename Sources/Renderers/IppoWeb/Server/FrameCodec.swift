import NIOCore
import NIOWebSocket

/// Makes frames of bytes and bytes of frames by NIO's decoder and encoder. The codec has these only while there is work
/// for them: a silent socket is between two frames, and has no state to remember.
final class FrameCodec: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = ByteBuffer

  /// A frame of which not all has come.
  private final class Begun {
    let decoder: WebSocketFrameDecoder
    /// The bytes that the decoder has yet to take.
    var rest: ByteBuffer

    init(_ decoder: WebSocketFrameDecoder, _ rest: ByteBuffer) {
      self.decoder = decoder
      self.rest = rest
    }
  }

  private let limit: Int
  private var begun: Begun?
  private var failure: (any Error)?

  /// - Parameter limit: how many bytes a frame may have.
  init(limit: Int) { self.limit = limit }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var buffer = unwrapInboundIn(data)
    if let failure {
      return context.fireErrorCaught(ByteToMessageDecoderError.dataReceivedInErrorState(failure, buffer))
    }
    let begun = begun
    self.begun = nil
    let decoder = begun?.decoder ?? WebSocketFrameDecoder(maxFrameSize: limit)
    if let begun, begun.rest.readableBytes > 0 {
      // Taken out, so that it grows in place.
      var whole = ByteBuffer()
      swap(&whole, &begun.rest)
      whole.writeBuffer(&buffer)
      buffer = whole
    }
    do {
      // After a whole frame the decoder is as it was made.
      while try decoder.decode(context: context, buffer: &buffer) == .continue {
        if buffer.readableBytes == 0 { return }
      }
      self.begun = Begun(decoder, buffer.readableBytes > 0 ? buffer : ByteBuffer())
    } catch {
      failure = error
      context.fireErrorCaught(error)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let encoder = WebSocketFrameEncoder()
    encoder.handlerAdded(context: context)
    encoder.write(context: context, data: data, promise: promise)
  }
}
