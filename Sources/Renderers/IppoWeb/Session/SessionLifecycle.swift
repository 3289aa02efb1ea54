/// How long a session lives, and which socket serves it.
///
///     opened ─▶ waiting ──attach──▶ attached ──detach──▶ detached
///                  │                 │    ▲                 │
///                  │                 │    └────attach───────┤
///                  │ adoption        │ heartbeat            │ resumption
///                  ▼ timeout         ▼ timeout: detached    ▼ timeout
///                ended ◀───────────────────end────────────ended
///
/// From every state the lifetime leads to ended.
///
/// Attaching while attached replaces the former socket: it may be dead without the server knowing.
struct SessionLifecycle: Sendable {
  struct Timeouts: Equatable, Sendable {
    /// From the page to its socket.
    var adoption: Duration
    /// Between two messages on a socket.
    var heartbeat: Duration
    /// From a lost socket to the next one.
    var resumption: Duration
    /// From its beginning.
    var lifetime: Duration
  }

  typealias Instant = ContinuousClock.Instant
  typealias SocketID = Int

  private enum State: Equatable {
    case waiting(since: Instant)
    case attached(SocketID, heardAt: Instant)
    case detached(since: Instant)
    case ended
  }

  enum Expiry: Equatable, Sendable {
    case none
    /// The socket is silent: close it, keep the session.
    case socket(SocketID)
    case session
  }

  let timeouts: Timeouts
  private let opened: Instant
  private var state: State

  /// - Parameter age: how long the session has lived already.
  init(timeouts: Timeouts, now: Instant, age: Duration = .zero) {
    self.timeouts = timeouts
    opened = now - age
    state = .waiting(since: now)
  }

  var isEnded: Bool { state == .ended }

  var socket: SocketID? { if case .attached(let socket, _) = state { socket } else { nil } }

  /// - Returns: whether the session can be attached to, and the socket that is replaced.
  mutating func attach(_ socket: SocketID, at now: Instant) -> (isAttached: Bool, replaced: SocketID?) {
    guard state != .ended else { return (false, nil) }
    let former = self.socket
    state = .attached(socket, heardAt: now)
    return (true, former)
  }

  /// A message arrived.
  mutating func hear(from socket: SocketID, at now: Instant) {
    if self.socket == socket { state = .attached(socket, heardAt: now) }
  }

  /// The socket is gone. One that was replaced before changes nothing.
  mutating func detach(_ socket: SocketID, at now: Instant) {
    if self.socket == socket { state = .detached(since: now) }
  }

  mutating func end() { state = .ended }

  func expiry(at now: Instant) -> Expiry {
    if state != .ended, now - opened >= timeouts.lifetime { return .session }
    return switch state {
    case .waiting(let since): now - since >= timeouts.adoption ? .session : .none
    case .attached(let socket, let heard): now - heard >= timeouts.heartbeat ? .socket(socket) : .none
    case .detached(let since): now - since >= timeouts.resumption ? .session : .none
    case .ended: .none
    }
  }
}
