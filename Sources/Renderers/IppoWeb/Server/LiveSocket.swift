import Logging
import NIOCore
import NIOWebSocket

/// Carries messages between a WebSocket and a session. A silent socket has no task.
struct LiveSocket: Sendable {
  let host: SessionHost
  let limits: WebLimits
  let visitor: WebVisitor
  let network: ClientNetwork

  /// Begins to serve a socket, which goes on until it is closed.
  func begin(_ channel: any Channel, _ arrivals: LiveArrivals) async {
    let connection = await host.connect(visitor, from: network)
    connection.write { [grace = limits.closingTimeout] item in
      Self.write(item, of: connection, to: channel, grace: grace)
    }
    connection.expectGreeting(within: limits.greetingTimeout)
    let reader = Reader(connection: connection, conversation: SocketConversation(connection, with: host))
    arrivals.take(from: channel) { await reader.take($0) }
  }

  /// Begins to write an item. No task waits for that.
  private static func write(
    _ item: WireConnection.Outgoing?, of connection: WireConnection, to channel: any Channel, grace: Duration
  ) {
    func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, bytes: Int) {
      channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: data)).whenComplete { result in
        switch result {
        case .success: connection.written(bytes)
        case .failure: connection.abandon()
        }
      }
    }
    switch item {
    case .text(let text): write(.text, ByteBuffer(string: text), bytes: text.utf8.count)
    case .pong(let bytes): write(.pong, ByteBuffer(bytes: bytes), bytes: bytes.count)
    case .close(let code, let reason):
      var data = ByteBuffer()
      data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(code)))
      data.writeString(reason)
      // A client that does not even read why it is cut off is not waited for.
      let deadline = channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(grace / .nanoseconds(1)))) {
        channel.close(promise: nil)
      }
      channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)).whenComplete { _ in
        deadline.cancel()
        channel.close(promise: nil)
      }
    case nil: channel.close(promise: nil)
    }
  }
}

extension LiveSocket {
  /// Finds the messages among the frames. Pings are answered, everything else ends the conversation with a close code.
  private struct Reader: Sendable {
    let connection: WireConnection
    let conversation: SocketConversation

    func take(_ arrival: LiveArrivals.Arrival) async {
      guard case .frame(let frame) = arrival else { return await conversation.end() }
      guard connection.isOpen else { return }
      let data = frame.unmaskedData
      switch frame.opcode {
      case .text:
        guard let text = String(validating: data.readableBytesView, as: UTF8.self) else {
          return connection.close(.invalidText, "Text has to be UTF-8.")
        }
        _ = await conversation.take(text)
      case .binary: connection.close(.unsupportedData, "Messages are text.")
      case .ping:
        if await connection.admit(bytes: data.readableBytes) { connection.pong(Array(data.readableBytesView)) }
      case .connectionClose:
        // With the code of the client (RFC 6455, 5.5.1).
        connection.close(code: data.getInteger(at: data.readerIndex) ?? 1000, "")
      default: _ = await connection.admit(bytes: data.readableBytes)
      }
    }
  }
}
