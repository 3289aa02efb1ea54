#if Web
  import IppoWeb

  /// Brings messages to a server's sessions without a socket.
  struct InProcessTransport: WireTransport {
    let incoming: AsyncStream<WireIncoming>
    private let outgoing: AsyncThrowingStream<String, any Error>.Continuation
    private let serving: Task<Void, Never>

    init(_ host: SessionHost, _ visitor: WebVisitor) async {
      let (messages, outgoing) = AsyncThrowingStream<String, any Error>.makeStream()
      let (incoming, continuation) = AsyncStream<WireIncoming>.makeStream()
      self.outgoing = outgoing
      self.incoming = incoming
      let connection = await host.connect(visitor)
      serving = Task { await host.serve(connection, messages: messages) }
      Task {
        for await item in connection.outgoing() {
          switch item {
          case .text(let text):
            connection.written(text.utf8.count)
            continuation.yield(.text(text))
          case .pong: break
          case .close(let code, let reason): continuation.yield(.closed(code: code, reason: reason))
          }
        }
        outgoing.finish()
        continuation.finish()
      }
    }

    func send(_ text: String) async throws { outgoing.yield(text) }

    func send(binary bytes: [UInt8], isText: Bool) async throws {
      throw WireError.malformed("nothing: only a socket carries bytes")
    }

    /// Returns when the server knows.
    func drop() async {
      outgoing.finish()
      await serving.value
    }
  }
#endif
