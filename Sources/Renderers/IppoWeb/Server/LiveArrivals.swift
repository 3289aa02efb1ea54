import NIOCore
import NIOWebSocket
import Synchronization

/// The frames of a socket that have arrived and are not taken yet, in order. Where there are many, the socket is not read.
final class LiveArrivals: Sendable {
  enum Arrival: Sendable {
    case frame(WebSocketFrame)
    /// The last one.
    case end
  }

  /// The socket may be read again.
  struct Resumption: Sendable {}

  private struct State {
    var count = 0
    var bytes = 0
    /// The socket was to be read.
    var isHeld = false
    var hasEnded = false
  }

  /// How many frames wait before the socket is not read, and how many are left when it is again.
  private static let (high, low) = (10, 2)
  /// The same in bytes: a message may be large, and an address has many sockets.
  private static let (highBytes, lowBytes) = (128 * 1024, 32 * 1024)

  private let mailbox = Mailbox<Arrival>()
  private let state = Mutex(State())

  func add(_ frame: WebSocketFrame) {
    state.withLock { state in
      state.count += 1
      state.bytes += frame.data.readableBytes
    }
    mailbox.add(.frame(frame))
  }

  /// Ends the arrivals.
  func end() {
    let isFirst = state.withLock { state in
      defer { state.hasEnded = true }
      return !state.hasEnded
    }
    guard isFirst else { return }
    mailbox.add(.end)
    mailbox.finish()
  }

  /// Whether the socket may be read now. Otherwise it is told when it may.
  func mayRead() -> Bool {
    state.withLock { state in
      state.isHeld = state.count >= Self.high || state.bytes >= Self.highBytes
      return !state.isHeld
    }
  }

  /// Takes what arrives, one after the other.
  func take(from channel: any Channel, _ taker: @escaping @Sendable (Arrival) async -> Void) {
    mailbox.start { [self] arrival in
      await taker(arrival)
      if took(arrival) { channel.pipeline.fireUserInboundEventTriggered(Resumption()) }
    }
  }

  /// - Returns: whether the socket waits to be read, and may be now.
  private func took(_ arrival: Arrival) -> Bool {
    guard case .frame(let frame) = arrival else { return false }
    return state.withLock { state in
      state.count -= 1
      state.bytes -= frame.data.readableBytes
      guard state.isHeld, state.count <= Self.low, state.bytes <= Self.lowBytes else { return false }
      state.isHeld = false
      return true
    }
  }
}

/// Brings the frames of a socket to who takes them. No task waits for the next one.
final class ArrivalHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame

  private let arrivals: LiveArrivals
  private let onQuiesce: @Sendable () async -> Void

  /// - Parameter onQuiesce: what is done when the server is about to end: it waits for the socket to be closed.
  init(_ arrivals: LiveArrivals, onQuiesce: @escaping @Sendable () async -> Void = {}) {
    self.arrivals = arrivals
    self.onQuiesce = onQuiesce
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { arrivals.add(unwrapInboundIn(data)) }

  func read(context: ChannelHandlerContext) {
    if arrivals.mayRead() { context.read() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is LiveArrivals.Resumption { return context.read() }
    // The client sends nothing any more; it may still read.
    if event as? ChannelEvent == .inputClosed { arrivals.end() }
    if event is ChannelShouldQuiesceEvent { Task.detached { [onQuiesce] in await onQuiesce() } }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    arrivals.end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    arrivals.end()
    context.close(promise: nil)
  }
}
