import Synchronization

/// The messages of one socket: the hello, and then the messages for its session. Messages are read and decoded on no
/// actor.
final class SocketConversation: Sendable {
  private let host: SessionHost
  private let connection: WireConnection
  private let session = Mutex<Session?>(nil)

  init(_ connection: WireConnection, with host: SessionHost) {
    self.connection = connection
    self.host = host
  }

  /// Takes a message. The next one is to be taken after it.
  /// - Returns: whether there may be another.
  func take(_ text: String) async -> Bool {
    guard await connection.admit(bytes: text.utf8.count) else { return false }
    do throws(MalformedMessage) {
      if let session = session.withLock({ $0 }) {
        await session.receive(try ClientMessage(json: text), from: connection, at: host.now())
      } else {
        let hello = try ClientMessage(hello: text)
        connection.endGreeting()
        let session = await host.greet(hello, connection)
        self.session.withLock { $0 = session }
      }
      return true
    } catch {
      host.metrics.rejected("malformed")
      connection.close(.malformed, "Malformed message: \(error.reason).")
      return false
    }
  }

  /// Ends the conversation after the last message.
  func end() async {
    connection.endGreeting()
    let session = session.withLock { $0 }
    if connection.isOpen { await session?.settle() }
    await host.disconnect(connection, from: session)
  }
}
