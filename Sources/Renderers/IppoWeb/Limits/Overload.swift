/// Why a page is not opened now.
package struct Overload: Error, Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// The address has asked for too many pages.
    case addressRate
    /// The address has as many sessions as it may have.
    case addressSessions
    /// The server has as many sessions as it may have.
    case sessions
    /// The page would wait for too long.
    case waiting
    /// The process is short of memory.
    case memory
    /// The server shuts down.
    case shutdown
  }

  package var kind: Kind
  /// When it is worth another try.
  package var retryAfter: Duration

  /// Whether it is the client that asks for too much.
  package var isOfClient: Bool {
    switch kind {
    case .addressRate, .addressSessions: true
    case .sessions, .waiting, .memory, .shutdown: false
    }
  }

  package var text: String {
    switch kind {
    case .addressRate: "Too many pages were opened from this address. Try again in a moment."
    case .addressSessions: "Too many pages are open at this address. Close some of them."
    case .sessions, .waiting, .memory: "The server is busy. Try again in a moment."
    case .shutdown: "The server shuts down. Try again in a moment."
    }
  }
}
