public import Dispatch
internal import Foundation
internal import Synchronization

/// Accepts connections over TCP (`Network.NWListener`), on all addresses of the machine on which the app runs. Listeners for UDP and TLS fail.
public final class NWListener: Sendable {
  /// The states of a listener (`NWListener.State`).
  public enum State: Equatable, Sendable {
    /// The listener was not started yet.
    case setup
    /// The listener waits for a network. It never does.
    case waiting(NWError)
    /// Connections are accepted.
    case ready
    /// The listener has ended by an error.
    case failed(NWError)
    /// The app has ended the listener.
    case cancelled
  }

  /// The protocols.
  public let parameters: NWParameters
  private let wanted: NWEndpoint.Port
  private let held = Mutex(Held())

  private struct Source: @unchecked Sendable {  // sources lock
    let value: any DispatchSourceRead
  }

  private struct Held: Sendable {
    var state = State.setup
    var queue: DispatchQueue?
    var port: NWEndpoint.Port?
    var source: Source?
    var stateUpdate: (@Sendable (State) -> Void)?
    var newConnection: (@Sendable (NWConnection) -> Void)?
  }

  /// A listener on a port; ``NWEndpoint/Port/any`` takes a free one.
  ///
  /// - Throws: ``NWError`` with `EOPNOTSUPP` for other protocols than TCP.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    guard parameters.transport == .tcp else { throw NWError.posix(.EOPNOTSUPP) }
    self.parameters = parameters
    wanted = port
  }

  deinit { held.withLock { $0.source }?.value.cancel() }

  /// The state.
  public var state: State { held.withLock { $0.state } }
  /// The port; `nil` before the listener is ready.
  public var port: NWEndpoint.Port? { held.withLock { $0.port } }
  /// The queue of the handlers; `nil` before ``start(queue:)``.
  public var queue: DispatchQueue? { held.withLock { $0.queue } }
  /// Called with each state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { held.withLock { $0.stateUpdate } }
    set { held.withLock { $0.stateUpdate = newValue } }
  }
  /// Called with each accepted connection, which the app starts.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { held.withLock { $0.newConnection } }
    set { held.withLock { $0.newConnection = newValue } }
  }

  /// Begins to accept connections.
  public func start(queue: DispatchQueue) {
    let isNew = held.withLock { held in
      guard held.state == .setup, held.queue == nil else { return false }
      held.queue = queue
      return true
    }
    guard isNew else { return }
    switch listen() {
    case .failure(let error): enter(.failed(error))
    case .success(let descriptor):
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler { [weak self] in self?.accept(descriptor) }
      source.setCancelHandler { close(descriptor) }
      let port = Self.port(of: descriptor)
      let isCancelled = held.withLock { [source = Source(value: source)] held in
        held.source = source
        held.port = port
        return held.state == .cancelled
      }
      source.resume()
      if isCancelled { source.cancel() } else { enter(.ready) }
    }
  }

  /// Ends the listener. Accepted connections stay.
  public func cancel() {
    enter(.cancelled)
    held.withLock { $0.source }?.value.cancel()
  }

  private func enter(_ state: State) {
    held.withLock { held in
      guard held.state != .cancelled else { return }
      held.state = state
      // Inside the lock: of two states that threads enter at once, the handler is told the last one last.
      if let handler = held.stateUpdate { held.queue?.async { handler(state) } }
    }
  }

  private func listen() -> Result<Int32, NWError> {
    SocketAddress.find("", wanted.rawValue, SOCK_STREAM, isForListener: true).flatMap { addresses in
      var last = NWError.posix(.EADDRNOTAVAIL)
      // An address of IPv6 takes connections of IPv4 as well.
      for address in addresses.sorted(by: { $0.isIPv6 && !$1.isIPv6 }) {
        let descriptor = address.makeSocket()
        guard descriptor >= 0 else {
          last = .last()
          continue
        }
        var (yes, no) = (Int32(1), Int32(0))
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
        if address.isIPv6 { setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, size) }
        if address.withPointer({ bind(descriptor, $0, $1) }) == 0, Foundation.listen(descriptor, 128) == 0 {
          return .success(descriptor)
        }
        last = .last()
        close(descriptor)
      }
      return .failure(last)
    }
  }

  static func port(of descriptor: Int32) -> NWEndpoint.Port? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let code = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard code == 0, case .hostPort(_, let port)? = SocketAddress.endpoint(of: storage) else { return nil }
    return port
  }

  private func accept(_ descriptor: Int32) {
    while true {
      var storage = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let accepted = withUnsafeMutablePointer(to: &storage) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.accept(descriptor, $0, &size) }
      }
      // A connection that was given up meanwhile leaves the next ones.
      guard accepted >= 0 else {
        if errno == ECONNABORTED || errno == EINTR { continue }
        return
      }
      _ = fcntl(accepted, F_SETFL, fcntl(accepted, F_GETFL) | O_NONBLOCK)
      _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
      let endpoint = SocketAddress.endpoint(of: storage) ?? .hostPort(host: "", port: 0)
      let connection = NWConnection(accepted: accepted, from: endpoint, using: parameters)
      guard let handler = newConnectionHandler else { continue }
      handler(connection)
    }
  }
}

extension SocketAddress {
  var isIPv6: Bool { withPointer { address, _ in Int32(address.pointee.sa_family) == AF_INET6 } }
}
