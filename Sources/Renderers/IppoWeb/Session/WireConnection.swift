import DequeModule
import Synchronization

/// One socket, seen from the session: what goes out, in order and bounded. What comes in is the transport's to read.
package final class WireConnection: Sendable {
  package enum Outgoing: Sendable, Equatable {
    case text(String)
    /// The answer to a ping frame, with its bytes.
    case pong([UInt8])
    /// The last item.
    case close(code: UInt16, reason: String)
  }

  /// Writes items as they come; `nil` in place of a last one where the client is gone.
  package typealias Writer = @Sendable (Outgoing?) -> Void

  private struct State {
    var budget: OutgoingBudget
    var arrivals: ArrivalMeter
    var isOpen = true
    /// The items that wait to be written.
    var outgoing: Deque<Outgoing> = []
    /// Whether the waiting items are the last ones.
    var isFinished = false
    var writer: Writer?
    var isWriting = false
    /// Closes the socket if nobody says hello.
    var greeting: Task<Void, Never>?
    var hasGreeted = false
  }

  package let id: Int
  /// The visitor of the socket.
  package let visitor: WebVisitor
  /// The network of the client.
  package let network: ClientNetwork
  private let state: Mutex<State>
  private let now: @Sendable () -> ContinuousClock.Instant

  package init(
    id: Int, visitor: WebVisitor, network: ClientNetwork = .unknown, limits: WebLimits,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.id = id
    self.visitor = visitor
    self.network = network
    self.now = now
    state = Mutex(
      State(budget: OutgoingBudget(capacity: limits.outgoingBytes), arrivals: ArrivalMeter(limits, now: now())))
  }

  package var isOpen: Bool { state.withLock { $0.isOpen } }

  // MARK: Coming in

  /// A message has arrived. Returns when the client may send the next, which is at once unless it sends too fast.
  /// - Returns: whether the message counts: the socket of a client that does not slow down is closed.
  package func admit(bytes: Int) async -> Bool {
    switch state.withLock({ $0.arrivals.arrived(bytes: bytes, at: now()) }) {
    case .proceed: break
    case .wait(let delay): try? await Task.sleep(for: delay)
    case .flood: close(.rateExceeded, "Too many messages.")
    }
    return isOpen
  }

  /// Closes the socket unless it says hello in time.
  package func expectGreeting(within timeout: Duration) {
    let task = Task {
      guard (try? await Task.sleep(for: timeout)) != nil else { return }
      close(.timeout, "No hello in time.")
    }
    let isLate = state.withLock { state in
      if !state.hasGreeted { state.greeting = task }
      return state.hasGreeted
    }
    if isLate { task.cancel() }
  }

  /// The client has said hello, or is gone.
  package func endGreeting() {
    let task = state.withLock { state in
      defer { state.greeting = nil }
      state.hasGreeted = true
      return state.greeting
    }
    task?.cancel()
  }

  // MARK: Going out

  /// Gives what has to be written, from the first message on, to the transport. It is called by whoever sends, for one item at a
  /// time, and has to return at once.
  package func write(with writer: @escaping Writer) {
    state.withLock { $0.writer = writer }
    write()
  }

  /// The items that the transport has to write. It ends after ``Outgoing/close(code:reason:)`` or when the client is
  /// gone.
  package func outgoing() -> AsyncStream<Outgoing> {
    AsyncStream { continuation in
      write { item in
        if let item { continuation.yield(item) }
        switch item {
        case .close, nil: continuation.finish()
        case .text, .pong: break
        }
      }
    }
  }

  /// Writes what waits, in order: whoever comes while somebody else writes leaves it to them.
  private func write() {
    while let (writer, item) = nextToWrite() {
      writer(item)
      state.withLock { $0.isWriting = false }
    }
  }

  private func nextToWrite() -> (Writer, Outgoing?)? {
    state.withLock { state in
      guard !state.isWriting, let writer = state.writer else { return nil }
      guard let item = state.outgoing.popFirst() else {
        guard state.isFinished else { return nil }
        state.writer = nil
        return (writer, nil)
      }
      // What was there once is no room to keep: most sockets wait most of the time.
      if state.outgoing.isEmpty { state.outgoing = [] }
      if case .close = item { state.writer = nil } else { state.isWriting = true }
      return (writer, item)
    }
  }

  /// Queues a message. A client too slow to keep up is cut off: it may come back and be brought up to date.
  package func send(_ text: String) {
    let (isOpen, fits) = state.withLock { state in
      let fits = state.isOpen && state.budget.reserve(text.utf8.count)
      if fits { state.outgoing.append(.text(text)) }
      return (state.isOpen, fits)
    }
    guard isOpen else { return }
    if fits { write() } else { close(.tryAgainLater, "The client reads too slowly.") }
  }

  package func pong(_ bytes: [UInt8]) {
    state.withLock { state in
      if state.isOpen, state.budget.reserve(bytes.count) { state.outgoing.append(.pong(bytes)) }
    }
    write()
  }

  /// The transport has written a message.
  package func written(_ bytes: Int) { state.withLock { $0.budget.release(bytes) } }

  package func close(_ code: CloseCode, _ reason: String) { close(code: code.rawValue, reason) }

  package func close(code: UInt16, _ reason: String) { end(with: .close(code: code, reason: reason)) }

  /// The client is gone: there is nobody to write to.
  package func abandon() { end(with: nil) }

  private func end(with item: Outgoing?) {
    state.withLock { state in
      guard state.isOpen else { return }
      state.isOpen = false
      state.isFinished = true
      if let item { state.outgoing.append(item) }
    }
    write()
  }
}
