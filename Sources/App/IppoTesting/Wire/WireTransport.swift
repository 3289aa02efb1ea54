#if Web
  /// Carries text frames between a client and a server.
  protocol WireTransport: Sendable {
    /// The messages that arrive, until the socket is closed.
    var incoming: AsyncStream<WireIncoming> { get }
    func send(_ text: String) async throws
    /// Sends bytes that need not be text, or a protocol message.
    func send(binary bytes: [UInt8], isText: Bool) async throws
    /// Ends the connection without a word, as a lost network does.
    func drop() async
  }

  enum WireIncoming: Sendable {
    case text(String)
    case closed(code: UInt16?, reason: String)
  }
#endif
