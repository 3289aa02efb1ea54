import ComposableArchitecture
import Foundation

/// A connection over which both sides send messages whenever they like (RFC 6455).
@DependencyClient
struct WebSocketClient: Sendable {
  /// What becomes of a connection.
  @CasePathable
  enum Event: Equatable, Sendable {
    case didOpen(protocol: String?)
    case didClose(code: Int, reason: String?)
  }

  enum Message: Equatable, Sendable {
    case data(Data)
    case text(String)
  }

  /// There is no connection of that id.
  struct NotConnected: Error, Equatable {}

  /// Opens a connection. It is closed when nobody follows its events any more.
  var open: @Sendable (_ id: UUID, _ url: URL, _ protocols: [String]) async -> AsyncStream<Event> = { _, _, _ in
    .finished
  }
  /// What the other side sends.
  var receive: @Sendable (_ id: UUID) async throws -> AsyncStream<Result<Message, any Error>>
  var send: @Sendable (_ id: UUID, _ message: Message) async throws -> Void
  /// Asks whether the other side is still there, and returns when it has answered.
  var sendPing: @Sendable (_ id: UUID) async throws -> Void
}

extension WebSocketClient: DependencyKey {
  /// Every address leads to an echo server within the process.
  static var liveValue: WebSocketClient {
    let server = EchoServer()
    return WebSocketClient(
      open: { id, _, protocols in await server.open(id: id, protocols: protocols) },
      receive: { id in try await server.receive(id: id) },
      send: { id, message in try await server.send(id: id, message: message) },
      sendPing: { id in try await server.ping(id: id) }
    )
  }
  static let testValue = WebSocketClient()
}

extension DependencyValues {
  var webSocket: WebSocketClient {
    get { self[WebSocketClient.self] }
    set { self[WebSocketClient.self] = newValue }
  }
}
