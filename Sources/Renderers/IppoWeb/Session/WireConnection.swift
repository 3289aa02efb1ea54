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

  private struct State {
    var budget: OutgoingBudget
    var arrivals: ArrivalMeter
    var isOpen = true
    /// Closes the socket if nobody says hello.
    var greeting: Task<Void, Never>?
    var hasGreeted = false
  }

  package let id: Int
  /// Whose socket it is.
  package let visitor: WebVisitor
  /// Where it comes from.
  package let network: ClientNetwork
  /// What the transport has to write. It ends after ``Outgoing/close(code:reason:)`` or when the client is gone.
  package let outgoing: AsyncStream<Outgoing>
  private let continuation: AsyncStream<Outgoing>.Continuation
  /// Ends, without elements, when nothing more is queued.
  package let ended: AsyncStream<Void>
  private let ending: AsyncStream<Void>.Continuation
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
    (outgoing, continuation) = AsyncStream.makeStream()
    (ended, ending) = AsyncStream.makeStream()
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

  /// Queues a message. A client too slow to keep up is cut off: it may come back and be brought up to date.
  package func send(_ text: String) {
    let (isOpen, fits) = state.withLock { state in
      (state.isOpen, state.isOpen && state.budget.reserve(text.utf8.count))
    }
    guard isOpen else { return }
    if fits { continuation.yield(.text(text)) } else { close(.tryAgainLater, "The client reads too slowly.") }
  }

  package func pong(_ bytes: [UInt8]) {
    let fits = state.withLock { $0.isOpen && $0.budget.reserve(bytes.count) }
    if fits { continuation.yield(.pong(bytes)) }
  }

  /// The transport has written a message.
  package func written(_ bytes: Int) { state.withLock { $0.budget.release(bytes) } }

  package func close(_ code: CloseCode, _ reason: String) { close(code: code.rawValue, reason) }

  package func close(code: UInt16, _ reason: String) {
    let wasOpen = state.withLock { state in
      defer { state.isOpen = false }
      return state.isOpen
    }
    guard wasOpen else { return }
    continuation.yield(.close(code: code, reason: reason))
    continuation.finish()
    ending.finish()
  }

  /// The client is gone: there is nobody to write to.
  package func abandon() {
    state.withLock { $0.isOpen = false }
    continuation.finish()
    ending.finish()
  }
}
