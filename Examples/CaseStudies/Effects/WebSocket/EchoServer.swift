import Foundation

/// The other side of connections within the process: it answers with what it is told, and hangs up at "bye".
actor EchoServer {
  private struct Connection {
    let events: AsyncStream<WebSocketClient.Event>.Continuation
    var listeners: [AsyncStream<Result<WebSocketClient.Message, any Error>>.Continuation] = []
  }

  private var connections: [UUID: Connection] = [:]

  func open(id: UUID, protocols: [String]) -> AsyncStream<WebSocketClient.Event> {
    let (stream, continuation) = AsyncStream.makeStream(of: WebSocketClient.Event.self)
    connections[id] = Connection(events: continuation)
    continuation.onTermination = { [weak self] _ in
      guard let self else { return }
      Task { await self.close(id: id, code: 1001, reason: nil) }
    }
    continuation.yield(.didOpen(protocol: protocols.first))
    return stream
  }

  func receive(id: UUID) throws -> AsyncStream<Result<WebSocketClient.Message, any Error>> {
    guard connections[id] != nil else { throw WebSocketClient.NotConnected() }
    let (stream, continuation) = AsyncStream.makeStream(of: Result<WebSocketClient.Message, any Error>.self)
    connections[id]?.listeners.append(continuation)
    return stream
  }

  func send(id: UUID, message: WebSocketClient.Message) throws {
    guard let connection = connections[id] else { throw WebSocketClient.NotConnected() }
    for listener in connection.listeners { listener.yield(.success(message)) }
    if message == .text("bye") { close(id: id, code: 1000, reason: "Bye to you, too") }
  }

  func ping(id: UUID) throws {
    guard connections[id] != nil else { throw WebSocketClient.NotConnected() }
  }

  private func close(id: UUID, code: Int, reason: String?) {
    guard let connection = connections.removeValue(forKey: id) else { return }
    for listener in connection.listeners { listener.finish() }
    connection.events.yield(.didClose(code: code, reason: reason))
    connection.events.finish()
  }
}
