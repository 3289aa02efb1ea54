public import Dispatch
public import Foundation
internal import Synchronization

/// A connection over TCP or UDP (`Network.NWConnection`), from the machine on which the app runs.
///
///     setup ──start──▶ preparing ──▶ ready ──▶ failed
///                          │  ▲                  ▲
///                          ▼  │ restart          │
///                        waiting ────────────────┘
///
/// `cancel()` leads from each state to `cancelled`.
public final class NWConnection: Sendable {
  /// The states of a connection (`NWConnection.State`).
  public enum State: Equatable, Sendable {
    /// The connection was not started yet.
    case setup
    /// The other end does not answer; ``NWConnection/restart()`` tries again.
    case waiting(NWError)
    /// The host is looked up, and asked.
    case preparing
    /// Data can be sent and received.
    case ready
    /// The connection has ended by an error.
    case failed(NWError)
    /// The app has ended the connection.
    case cancelled
  }

  /// The reaction to sent data (`NWConnection.SendCompletion`).
  public enum SendCompletion: Sendable {
    /// A closure is called when the system has the data, or with an error.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// The app is not told, and the data may be sent again.
    case idempotent
  }

  /// The message that data is a part of (`NWConnection.ContentContext`).
  public final class ContentContext: Sendable {
    /// A name for developers.
    public let identifier: String
    /// Whether the data is the last of the connection.
    public let isFinal: Bool

    /// A message with a name.
    public init(identifier: String, isFinal: Bool = false) {
      self.identifier = identifier
      self.isFinal = isFinal
    }

    /// A message of its own.
    public static let defaultMessage = ContentContext(identifier: "message")
    /// A part of a stream.
    public static let defaultStream = ContentContext(identifier: "stream")
    /// The last message: the other end learns that nothing follows.
    public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
  }

  /// The other end.
  public let endpoint: NWEndpoint
  /// The protocols.
  public let parameters: NWParameters
  private let handlers = Mutex(Handlers())
  private let socket: SocketChannel

  private struct Handlers: Sendable {
    var queue: DispatchQueue?
    var state = State.setup
    var stateUpdate: (@Sendable (State) -> Void)?
    var viabilityUpdate: (@Sendable (Bool) -> Void)?
    var pathUpdate: (@Sendable (NWPath) -> Void)?
  }

  /// A connection to an end.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
    socket = SocketChannel(isDatagram: parameters.transport == .udp)
  }

  /// A connection to a port of a host.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// A connection that a listener has accepted.
  init(accepted descriptor: Int32, from endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
    socket = SocketChannel(accepted: descriptor)
  }

  deinit { socket.finish() }

  /// The state.
  public var state: State { handlers.withLock { $0.state } }
  /// The queue of the handlers; `nil` before ``start(queue:)``.
  public var queue: DispatchQueue? { handlers.withLock { $0.queue } }
  /// The networks that the connection can use; `nil` unless the connection is ready.
  public var currentPath: NWPath? {
    guard state == .ready else { return nil }
    var path = NWPath(InterfaceState.all())
    path.remoteEndpoint = endpoint
    return path
  }

  /// Called with each state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { handlers.withLock { $0.stateUpdate } }
    set { handlers.withLock { $0.stateUpdate = newValue } }
  }
  /// Called when data can be sent, and when it no longer can.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { handlers.withLock { $0.viabilityUpdate } }
    set { handlers.withLock { $0.viabilityUpdate = newValue } }
  }
  /// Called with the networks, once the connection is ready.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { handlers.withLock { $0.pathUpdate } }
    set { handlers.withLock { $0.pathUpdate = newValue } }
  }

  // MARK: States

  /// Looks the host up, and connects.
  public func start(queue: DispatchQueue) {
    let isNew = handlers.withLock { handlers in
      guard handlers.queue == nil, handlers.state == .setup else { return false }
      handlers.queue = queue
      return true
    }
    if isNew { connect() }
  }

  /// Tries again, while the connection waits.
  public func restart() { if case .waiting = state { connect() } }

  /// Ends the connection once its data is sent, after 30 seconds at most. Waiting receptions fail.
  public func cancel() {
    enter(.cancelled)
    socket.finish()
  }

  /// Ends the connection at once. Unsent data is lost.
  public func forceCancel() {
    enter(.cancelled)
    socket.close()
  }

  /// Connects, unless another call does already.
  private func connect() {
    guard enter(.preparing) else { return }
    guard parameters.transport != .tls else {
      enter(.failed(.tls(-9802)))
      return
    }
    socket.connect(to: endpoint) { [weak self] failure in
      guard let self else { return }
      switch failure {
      case nil: enter(.ready)
      case .unsupported: enter(.failed(.posix(.EOPNOTSUPP)))
      case .error(let error): enter(.waiting(error))
      }
    }
  }

  /// - Returns: Whether the connection has entered the state. It stays in the last ones, and enters none twice in a row.
  @discardableResult
  private func enter(_ state: State) -> Bool {
    handlers.withLock { handlers in
      switch handlers.state {
      case .cancelled, .failed: return false
      case .setup, .waiting, .preparing, .ready: break
      }
      guard handlers.state != state else { return false }
      // A restart was asked for while the connection waited, and another one has succeeded since.
      if state == .preparing, handlers.state == .ready { return false }
      let wasReady = handlers.state == .ready
      handlers.state = state
      var told = handlers
      if !wasReady, state != .ready { told.viabilityUpdate = nil }
      // Inside the lock: of two states that threads enter at once, the handlers are told the last one last.
      told.queue?.async { [self, told] in
        told.stateUpdate?(state)
        told.viabilityUpdate?(state == .ready)
        if let update = told.pathUpdate, let path = currentPath { update(path) }
      }
      return true
    }
  }

  // MARK: Data

  /// Sends data.
  ///
  /// - Parameters:
  ///   - content: The data; `nil` for none.
  ///   - contentContext: The message; the final one ends the own side.
  ///   - isComplete: Whether the message ends here. A datagram is always complete.
  ///   - completion: The reaction to the sent data.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    socket.send(content ?? Data(), isLast: contentContext.isFinal) { [weak self] error in
      if case .contentProcessed(let handler) = completion {
        if let queue = self?.queue { queue.async { handler(error) } } else { handler(error) }
      }
    }
  }

  /// Receives data of a stream.
  ///
  /// - Parameters:
  ///   - minimumIncompleteLength: How many bytes are waited for; fewer come at the end alone.
  ///   - maximumLength: How many bytes come at once.
  ///   - completion: Called with the data, the message, whether nothing follows, and an error.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    let most = max(1, min(maximumLength, 1 << 24))
    receive(atLeast: min(max(1, minimumIncompleteLength), most), atMost: most, completion)
  }

  /// Receives a datagram, or all of a stream up to its end.
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    let isDatagram = parameters.transport == .udp
    receive(atLeast: isDatagram ? 1 : .max, atMost: isDatagram ? 1 << 16 : 1 << 24, completion)
  }

  private func receive(
    atLeast least: Int, atMost most: Int,
    _ completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    socket.receive(atLeast: least, atMost: most) { [weak self] data, isEnd, error in
      let context: ContentContext? = data == nil && !isEnd ? nil : isEnd ? .finalMessage : .defaultMessage
      let report: @Sendable () -> Void = { completion(data, context, isEnd, error) }
      if let queue = self?.queue { queue.async(execute: report) } else { report() }
    }
  }
}
