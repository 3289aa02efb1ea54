import Foundation
package import IppoUI
import IppoWeb

/// A client that sends a session whatever it likes, without a socket.
package struct HostileClient {
  private let host: SessionHost
  private let visitor = WebVisitor.new()
  /// Every socket brings another.
  private var token: String
  private var sequence = 0
  private var waiting: [String] = []

  /// - Parameter makeSource: makes the window of the session.
  package init(_ makeSource: @escaping @MainActor @Sendable () -> any RenderSource) async {
    var limits = WebLimits()
    limits.eventBurst = 100_000_000
    limits.byteBurst = 1 << 40
    limits.outgoingBytes = 1 << 40
    host = SessionHost(limits: limits) { _ in makeSource() }
    token = (try? await host.openPage(visitor: visitor))!.token
  }

  /// Sends an event to a node once the next ``flush()`` comes.
  /// - Parameter event: the name and the arguments, as JSON.
  /// - Returns: `false` for a frame that the server does not read. It would close the socket, and is not sent.
  @discardableResult
  package mutating func send(_ event: String, to node: Int) -> Bool {
    let text = "[\(sequence + 1),\(node),\(event)]"
    guard (try? ClientMessage(json: text)) != nil else { return false }
    sequence += 1
    waiting.append(text)
    return true
  }

  /// Sends a message of any kind, if the server reads it. Events get the number that comes next.
  package mutating func send(line text: String) {
    switch try? ClientMessage(json: text) {
    case nil, .hello: break
    case .event(_, let node, let event):
      sequence += 1
      waiting.append(ClientMessage.event(sequence: sequence, node: node, event).json)
    case .acknowledge, .environment, .phase, .ping: waiting.append(text)
    }
  }

  /// Opens a socket, sends what waits, and closes it once the session has handled all of it.
  /// - Returns: what the server sent, the page first, and how it closed the socket, if it did.
  @discardableResult
  package mutating func flush() async -> (frames: [String], closing: String?) {
    let (messages, input) = AsyncThrowingStream<String, any Error>.makeStream()
    input.yield(ClientMessage.hello(version: ClientMessage.version, token: token, revision: 0).json)
    for text in waiting { input.yield(text) }
    waiting = []
    input.finish()
    let connection = await host.connect(visitor)
    await host.serve(connection, messages: messages)
    var frames: [String] = []
    var closing: String?
    for await item in connection.outgoing() {
      switch item {
      case .text(let text): frames.append(text)
      case .pong: break
      case .close(let code, let reason): closing = "\(code) \(reason)"
      }
    }
    if let greeting = frames.first?.firstMatch(of: /^\["(?:mount|welcome)","([^"]*)"/) { token = String(greeting.1) }
    return (frames, closing)
  }

  package func close() async { await host.shutDown() }

  /// The addresses of nodes in a page: the second fields of its markup.
  package static func nodes(in page: String) -> [Int] {
    page.components(separatedBy: "[\"").compactMap { piece in
      let fields = piece.prefix(40).components(separatedBy: "\",")
      guard fields.count > 1, fields[0].allSatisfy({ $0.isLowercase || $0.isNumber }) else { return nil }
      return Int(fields[1].prefix { $0.isNumber })
    }
  }
}
