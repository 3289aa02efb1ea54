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
    var isOpen = true
  }

  package let id: Int
  /// Whose socket it is.
  package let visitor: WebVisitor
  /// What the transport has to write. It ends after ``Outgoing/close(code:reason:)`` or when the client is gone.
  package let outgoing: AsyncStream<Outgoing>
  private let continuation: AsyncStream<Outgoing>.Continuation
  /// Ends, without elements, when nothing more is queued.
  package let ended: AsyncStream<Void>
  private let ending: AsyncStream<Void>.Continuation
  private let state: Mutex<State>

  package init(id: Int, visitor: WebVisitor, capacity: Int) {
    self.id = id
    self.visitor = visitor
    (outgoing, continuation) = AsyncStream.makeStream()
    (ended, ending) = AsyncStream.makeStream()
    state = Mutex(State(budget: OutgoingBudget(capacity: capacity)))
  }

  package var isOpen: Bool { state.withLock { $0.isOpen } }

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
