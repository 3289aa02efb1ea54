import Logging
import NIOCore
import NIOWebSocket
import ServiceLifecycle

/// Carries messages between a WebSocket and a session.
struct LiveSocket: Sendable {
  typealias Frames = NIOAsyncChannelInboundStream<WebSocketFrame>

  let host: SessionHost
  let limits: WebLimits
  let visitor: WebVisitor
  let network: ClientNetwork
  let logger: Logger

  func serve(_ channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>) async {
    let connection = await host.connect(visitor, from: network)
    do {
      try await channel.executeThenClose { inbound, outbound in
        let writing = Task { await write(connection, to: outbound, channel.channel) }
        connection.expectGreeting(within: limits.greetingTimeout)
        // A client that does not even read why it is cut off is not waited for.
        let grace = Task {
          for await _ in connection.ended {}
          guard (try? await Task.sleep(for: limits.closingTimeout)) != nil else { return }
          try? await channel.channel.close()
        }
        await host.serve(connection, messages: Messages(frames: inbound, connection: connection))
        await writing.value
        grace.cancel()
      }
    } catch {
      logger.debug("Socket closed", metadata: ["error": "\(error)"])
    }
    connection.endGreeting()
    connection.abandon()
  }

  private func write(
    _ connection: WireConnection, to outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>, _ channel: any Channel
  ) async {
    for await item in connection.outgoing {
      do {
        switch item {
        case .text(let text):
          try await outbound.write(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)))
          connection.written(text.utf8.count)
        case .pong(let bytes):
          try await outbound.write(WebSocketFrame(fin: true, opcode: .pong, data: ByteBuffer(bytes: bytes)))
          connection.written(bytes.count)
        case .close(let code, let reason):
          var data = ByteBuffer()
          data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: Int(code)))
          data.writeString(reason)
          try await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
        }
      } catch {
        connection.abandon()
        break
      }
    }
    try? await channel.close()
  }
}

extension LiveSocket {
  /// The text messages among the frames. Pings are answered, everything else ends the sequence with a close code.
  struct Messages: AsyncSequence, Sendable {
    let frames: Frames
    let connection: WireConnection

    func makeAsyncIterator() -> Iterator {
      Iterator(frames: frames.makeAsyncIterator(), connection: connection)
    }

    struct Iterator: AsyncIteratorProtocol {
      var frames: Frames.AsyncIterator
      let connection: WireConnection

      mutating func next() async throws -> String? {
        while let frame = try await frames.next() {
          let data = frame.unmaskedData
          switch frame.opcode {
          case .text:
            guard let text = String(validating: data.readableBytesView, as: UTF8.self) else {
              connection.close(.invalidText, "Text has to be UTF-8.")
              return nil
            }
            return text
          case .binary:
            connection.close(.unsupportedData, "Messages are text.")
            return nil
          case .ping:
            guard await connection.admit(bytes: data.readableBytes) else { return nil }
            connection.pong(Array(data.readableBytesView))
          case .connectionClose:
            // With the code of the client (RFC 6455, 5.5.1).
            connection.close(code: data.getInteger(at: data.readerIndex) ?? 1000, "")
            return nil
          default:
            guard await connection.admit(bytes: data.readableBytes) else { return nil }
          }
        }
        return nil
      }
    }
  }
}
