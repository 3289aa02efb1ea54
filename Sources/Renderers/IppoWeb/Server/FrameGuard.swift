import NIOCore
import NIOWebSocket

/// Lets through the frames a client may send (RFC 6455, 5), without extensions.
///
/// NIO checks lengths and that control frames are whole; what an extension could have changed is left to this handler. It has NIO put
/// the parts of a message together once one comes in parts, which few clients ever do.
final class FrameGuard: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  /// How many frames a message may have.
  static let pieces = 64

  private let limit: Int
  private var isOver = false
  private var hasAggregator = false

  /// - Parameter limit: how many bytes a message may have.
  init(limit: Int) { self.limit = limit }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isOver else { return }
    let frame = unwrapInboundIn(data)
    do throws(FrameFault) {
      try Self.check(frame)
      // Nothing follows a close frame (5.5.1).
      isOver = frame.opcode == .connectionClose
      if !frame.fin || frame.opcode == .continuation { aggregate(in: context) }
      context.fireChannelRead(data)
    } catch {
      isOver = true
      context.fireErrorCaught(error)
    }
  }

  private func aggregate(in context: ChannelHandlerContext) {
    guard !hasAggregator else { return }
    hasAggregator = true
    do {
      try context.pipeline.syncOperations.addHandler(
        NIOWebSocketFrameAggregator(
          minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: Self.pieces, maxAccumulatedFrameSize: limit),
        position: .after(self))
    } catch {
      // The pipeline has been taken apart.
      isOver = true
    }
  }

  private static func check(_ frame: WebSocketFrame) throws(FrameFault) {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { throw .protocolError }
    guard frame.maskKey != nil else { throw .protocolError }
    switch frame.opcode {
    case .continuation, .text, .binary, .ping, .pong: return
    case .connectionClose: try check(closing: frame.unmaskedData)
    default: throw .protocolError
    }
  }

  /// Empty data, or a code that an endpoint may send (7.4) and a reason in UTF-8 (5.5.1).
  private static func check(closing data: ByteBuffer) throws(FrameFault) {
    guard data.readableBytes > 0 else { return }
    guard let code = data.getInteger(at: data.readerIndex, as: UInt16.self) else { throw .protocolError }
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: break
    default: throw .protocolError
    }
    guard String(validating: data.readableBytesView.dropFirst(2), as: UTF8.self) != nil else { throw .invalidText }
  }
}

/// A frame that RFC 6455 does not permit.
enum FrameFault: Error, Equatable, Sendable {
  case protocolError
  /// Text that is not UTF-8.
  case invalidText
}
