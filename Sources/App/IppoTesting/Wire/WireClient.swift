#if Web
  public import IppoUI
  package import IppoWeb

  /// A second client of the wire protocol, in Swift: plays an app as a browser does, without one.
  ///
  /// ```swift
  /// let client = try await WireClient.connect(to: server)
  /// try await client.tap("Increment")
  /// #expect(await client.page.text.contains("1"))
  /// ```
  ///
  /// Every step waits for the server's acknowledgement, and what the step changed arrives with it: nothing is polled.
  /// ``drop()`` cuts the connection as a lost network does, ``resume()`` comes back.
  public actor WireClient {
    /// The page as the server has described it.
    public private(set) var page = WirePage()
    /// Revision of the page.
    public private(set) var revision = 0
    /// Every text frame of the server, in order.
    public private(set) var frames: [String] = []
    /// How the server closed the last socket.
    public private(set) var closing: (code: UInt16?, reason: String)?

    private var open: @Sendable () async throws -> any WireTransport
    private let cookies: CookieJar
    private var transport: (any WireTransport)?
    private var generation = 0
    private var token: String?
    var isReady = false
    var sequence = 0
    private var acknowledged = 0
    var pending: [(sequence: Int, node: RenderNodeID, event: RenderEvent)] = []
    /// The texts of edited fields.
    var texts: [RenderNodeID: PersonText] = [:]
    /// Sends again what the server has not seen; later events follow it.
    var resending: Task<Void, Never>?
    private var refusals: [Int: WireError] = [:]
    private var failure: WireError?
    private var waiters:
      [Int: (condition: (isolated WireClient) -> Bool, continuation: CheckedContinuation<Void, any Error>)] = [:]
    private var lastWaiter = 0

    init(
      token: String?, cookies: CookieJar = CookieJar(), open: @escaping @Sendable () async throws -> any WireTransport
    ) {
      self.token = token
      self.cookies = cookies
      self.open = open
    }

    // MARK: Socket

    /// Opens a socket and goes on where the last one was lost.
    /// - Throws: ``WireError`` when the server refuses it.
    public func resume() async throws {
      generation += 1
      let current = generation
      isReady = false
      closing = nil
      failure = nil
      let transport = try await open()
      self.transport = transport
      Task {
        for await item in transport.incoming { receive(item, current) }
        receive(.closed(code: closing?.code, reason: closing?.reason ?? ""), current)
      }
      try await transport.send(
        ClientMessage.hello(
          version: ClientMessage.version, token: token, revision: revision, sent: token == nil ? 0 : sequence
        ).json)
      try await suspend(for: "the server's welcome") { $0.isReady }
    }

    /// Goes on at another host, as a client does whose server was replaced.
    package func resume(at host: SessionHost, visitor: WebVisitor) async throws {
      open = { await InProcessTransport(host, visitor) }
      try await resume()
    }

    /// Cuts the connection without a word.
    public func drop() async {
      generation += 1
      isReady = false
      await transport?.drop()
      transport = nil
    }

    /// Tells the server about the client.
    public func send(_ environment: ClientEnvironment) async throws {
      try await transport?.send(ClientMessage.environment(environment).json)
    }

    /// Tells the server how far the page is in front, as browsers do when their tab is hidden and shown.
    public func send(_ phase: RenderPhase) async throws {
      try await transport?.send(ClientMessage.phase(phase).json)
    }

    /// Sends a text frame as it is.
    public func send(raw text: String) async throws { try await transport?.send(text) }

    /// Sends bytes as a frame, text or binary.
    public func send(bytes: [UInt8], asText: Bool) async throws {
      try await transport?.send(binary: bytes, isText: asText)
    }

    /// The identity of the client for the server: the value of its `Cookie` field, `nil` within the process.
    public var cookie: String? { cookies.field }

    /// The token of the session.
    public var sessionToken: String? { token }

    /// Waits until the server closes the socket.
    /// - Returns: its close code; `nil` if it gave none.
    @discardableResult
    public func closed() async throws -> UInt16? {
      do { try await suspend(for: "the server to close the socket") { _ in false } } catch let error as WireError {
        if case .closed(let code, _) = error { return code }
        throw error
      }
      return nil
    }

    /// Stops reading, as a client does whose network is slower than the server.
    public func stopReading() async { await (transport as? SocketTransport)?.stopReading() }

    // MARK: Events

    /// Sends an event and waits until the server has acted on it. While the connection is cut, the event waits and
    /// this returns at once.
    /// - Throws: ``WireError/refused(code:_:)`` when the event was not delivered.
    public func send(_ event: RenderEvent, to node: RenderNodeID) async throws {
      try await answer(to: note(event, at: node))
    }

    /// Sends an event without waiting for the server.
    package func begin(_ event: RenderEvent, at node: RenderNodeID) async throws {
      let number = note(event, at: node)
      guard isReady else { return }
      await resending?.value
      try await transmit(number)
    }

    /// Waits until the server has handled all sent events.
    package func answered() async throws {
      let number = sequence
      try await suspend(for: "the answer to event \(number)") { $0.acknowledged >= number }
    }

    func note(_ event: RenderEvent, at node: RenderNodeID) -> Int {
      sequence += 1
      pending.append((sequence, node, event))
      return sequence
    }

    func transmit(_ number: Int) async throws {
      guard let event = pending.first(where: { $0.sequence == number }) else { return }
      try await transport?.send(ClientMessage.event(sequence: number, node: event.node, event.event).json)
    }

    func answer(to number: Int) async throws {
      guard isReady else { return }
      await resending?.value
      try await transmit(number)
      try await suspend(for: "the answer to event \(number)") { $0.acknowledged >= number }
      if let refusal = refusals.removeValue(forKey: number) { throw refusal }
    }

    /// Waits until the page is as the condition says.
    /// - Parameter limit: The longest wait.
    /// - Throws: ``WireError`` after the limit.
    public func wait(
      within limit: Duration = .seconds(300), until condition: @escaping @Sendable (WirePage) -> Bool
    ) async throws {
      try await suspend(for: "a page as the test says", within: limit) { client in condition(client.page) }
    }

    private func suspend(
      for what: String, within limit: Duration = .seconds(300), until condition: @escaping (isolated WireClient) -> Bool
    ) async throws {
      if condition(self) { return }
      if let failure { throw failure }
      lastWaiter += 1
      let waiter = lastWaiter
      let timer = Task { [weak self] in
        try await Task.sleep(for: limit)
        // On a busy machine one turn of the main actor, which runs the app, may take longer than the limit.
        for _ in 0..<200 { await MainActor.run {} }
        await self?.giveUp(waiter, waitingFor: what, within: limit)
      }
      defer { timer.cancel() }
      try await withCheckedThrowingContinuation { waiters[waiter] = (condition, $0) }
    }

    private func giveUp(_ waiter: Int, waitingFor what: String, within limit: Duration) {
      waiters.removeValue(forKey: waiter)?.continuation.resume(
        throwing: WireError.overdue(what, within: limit, page: outline))
    }

    // MARK: Messages

    private func receive(_ item: WireIncoming, _ generation: Int) {
      guard generation == self.generation else { return }
      switch item {
      case .text(let text):
        frames.append(text)
        do {
          try handle(text)
        } catch {
          fail(error as? WireError ?? .malformed("no JSON"))
        }
      case .closed(let code, let reason):
        isReady = false
        if closing == nil { closing = (code, reason) }
        fail(.closed(code: closing?.code, reason: closing?.reason ?? ""))
      }
      for (id, waiter) in waiters where waiter.condition(self) {
        waiters.removeValue(forKey: id)?.continuation.resume()
      }
    }

    private func fail(_ error: WireError) {
      if failure == nil { failure = error }
      let stopped = waiters.values
      waiters = [:]
      for waiter in stopped { waiter.continuation.resume(throwing: error) }
    }

    private func handle(_ text: String) throws {
      guard let fields = try JSONValue(text).array, let first = fields.first else {
        throw WireError.malformed("no array")
      }
      func integer(_ index: Int) throws -> Int {
        guard fields.indices.contains(index), let number = fields[index].integer else {
          throw WireError.malformed("a message without a number")
        }
        return number
      }
      func acknowledgement(_ index: Int) throws -> Acknowledgement {
        guard let pair = fields.indices.contains(index) ? fields[index].array : nil else {
          return Acknowledgement(try integer(index))
        }
        guard pair.count == 2, let handled = pair[0].integer, let kept = pair[1].integer else {
          throw WireError.malformed("an acknowledgement of other than two numbers")
        }
        return Acknowledgement(handled: handled, kept: kept)
      }
      if let number = first.integer {
        try applyFrame(number, acknowledging: try acknowledgement(1), Array(fields.dropFirst(2)))
        return
      }
      switch first.string {
      case "welcome": try greet(token: fields[1].string, acknowledged: try acknowledgement(3))
      case "mount":
        guard fields.count == 5 else { throw WireError.malformed("a mount without a page") }
        revision = try integer(2)
        try page.mount(fields[4])
        refound(after: try acknowledgement(3).handled)
        // What was handled and not kept may be undone on the page.
        acknowledged = 0
        try greet(token: fields[1].string, acknowledged: try acknowledgement(3))
      case "error":
        let number = try acknowledgement(1)
        refusals[number.handled] = .refused(code: fields[2].string ?? "", fields[3].string ?? "")
        acknowledge(number)
      case "pong": break
      default: throw WireError.malformed("an unknown message")
      }
    }

    private func applyFrame(_ number: Int, acknowledging: Acknowledgement, _ patches: [JSONValue]) throws {
      if !patches.isEmpty, number > revision {
        guard number == revision + 1 else { throw WireError.malformed("frame \(number) after frame \(revision)") }
        // Patches of texts apply to the texts with the handled events.
        acknowledge(acknowledging)
        for patch in patches {
          let fields = patch.array ?? []
          try page.apply(fields)
          try edit(by: fields)
        }
        revision = number
      }
      acknowledge(acknowledging)
    }

    private func acknowledge(_ acknowledgement: Acknowledgement) {
      acknowledged = max(acknowledged, acknowledgement.handled)
      for node in texts.keys {
        for edit in texts[node]!.answer(upTo: acknowledgement.handled) { page.apply(edit, to: node) }
      }
      pending.removeAll { $0.sequence <= acknowledgement.kept }
    }

    /// How many events would be sent again to another process.
    package var unkeptCount: Int { pending.count }

    /// Waits until the server keeps all that was sent.
    package func kept() async throws { try await suspend(for: "events to be kept") { $0.pending.isEmpty } }

    /// The constant part of a session's token.
    private func session(of token: String?) -> Substring? { token?.prefix { $0 != "." } }

    /// The server knows the client again, or anew: events it has not seen are sent now.
    private func greet(token: String?, acknowledged: Acknowledgement) throws {
      if session(of: token) != session(of: self.token), self.token != nil {
        pending = []
        sequence = acknowledged.handled
        self.acknowledged = acknowledged.handled
        texts = [:]
      }
      self.token = token
      // A session that was served before goes on counting.
      sequence = max(sequence, acknowledged.handled)
      acknowledge(acknowledged)
      isReady = true
      let resent = pending
      guard let transport, !resent.isEmpty else { return }
      resending = Task {
        for event in resent {
          let message = ClientMessage.event(sequence: event.sequence, node: event.node, event.event)
          try? await transport.send(message.json)
        }
      }
    }
  }
#endif
