public import Dispatch
internal import Foundation
internal import Synchronization

/// Follows the networks of the machine on which the app runs (`Network.NWPathMonitor`).
///
/// For an app in a browser that machine is the server: a person whose device is offline has no connection to the app.
public final class NWPathMonitor: Sendable {
  private let isMeant: @Sendable (NWInterface.InterfaceType) -> Bool
  private let read: @Sendable () -> [InterfaceState]
  private let state = Mutex(State())

  private struct State: Sendable {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var changes: RouteChanges?
    /// The path that was handed out last.
    var path: NWPath?
    /// Whether the interfaces are being read, and have to be read again: they may have changed since.
    var isReading = false
    var isOutdated = false
    var isCancelled = false
  }

  init(
    where isMeant: @escaping @Sendable (NWInterface.InterfaceType) -> Bool = { _ in true },
    read: @escaping @Sendable () -> [InterfaceState]
  ) {
    self.isMeant = isMeant
    self.read = read
  }

  /// A monitor of all interfaces.
  public convenience init() { self.init(read: InterfaceState.all) }

  /// A monitor of the interfaces of one type.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(where: { $0 == requiredInterfaceType }, read: InterfaceState.all)
  }

  /// A monitor of the interfaces of all types but some.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init(where: { !prohibitedInterfaceTypes.contains($0) }, read: InterfaceState.all)
  }

  deinit { state.withLock { $0.changes }?.cancel() }

  /// The path as it is now.
  public var currentPath: NWPath { NWPath(read(), where: isMeant) }

  /// Called on the queue with the first path, and with each other one.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The queue of the handler; `nil` before ``start(queue:)``.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Starts to follow the networks. A second start, and one after ``cancel()``, does nothing.
  public func start(queue: DispatchQueue) {
    let isNew = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return false }
      state.queue = queue
      return true
    }
    guard isNew else { return }
    let changes = RouteChanges { [weak self] in self?.update() }
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.changes = changes }
      return state.isCancelled
    }
    if isCancelled { return changes.cancel() }
    update()
  }

  /// Ends the calls of the handler.
  public func cancel() {
    let changes = state.withLock { state in
      state.isCancelled = true
      defer { state.changes = nil }
      return state.changes
    }
    changes?.cancel()
  }

  /// Hands out the path, if it differs from the last one. Of several calls at once, one reads the interfaces, as often as there
  /// are changes. Otherwise an older path could be handed out last.
  func update() {
    let isFirst = state.withLock { state in
      state.isOutdated = true
      defer { state.isReading = true }
      return !state.isReading
    }
    guard isFirst else { return }
    while beginReading() { handOut(currentPath) }
  }

  /// - Returns: Whether the interfaces are to be read.
  private func beginReading() -> Bool {
    state.withLock { state in
      defer { state.isOutdated = false }
      state.isReading = state.isOutdated
      return state.isOutdated
    }
  }

  private func handOut(_ path: NWPath) {
    let queue = state.withLock { state -> DispatchQueue? in
      guard !state.isCancelled, state.path != path else { return nil }
      state.path = path
      return state.queue
    }
    queue?.async { [weak self] in
      let handler = self?.state.withLock { $0.isCancelled ? nil : $0.handler }
      handler?(path)
    }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// A path.
  public typealias Element = NWPath

  /// An iterator over the path as it is, and each other one. The monitor starts with it.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
    pathUpdateHandler = { continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in self?.cancel() }
    start(queue: DispatchQueue(label: "ippo.path-monitor"))
    return Iterator(monitor: self, stream: stream.makeAsyncIterator())
  }

  /// Iterates over paths, and retains its monitor.
  public struct Iterator: AsyncIteratorProtocol {
    let monitor: NWPathMonitor
    var stream: AsyncStream<NWPath>.Iterator

    /// The next path; `nil` once the task is cancelled.
    public mutating func next() async -> NWPath? { await stream.next() }
  }
}

/// Notices changes of interfaces and addresses, by the messages of Linux (rtnetlink).
private final class RouteChanges: @unchecked Sendable {  // sources lock
  private let source: (any DispatchSourceRead)?

  /// The number of rtnetlink, and the groups for interfaces and for addresses of IPv4 and IPv6, which are macros of C (rtnetlink(7)).
  private static let (protocolNumber, groups) = (Int32(0), UInt32(0x1 | 0x10 | 0x100))

  init(_ changed: @escaping @Sendable () -> Void) {
    let descriptor = socket(AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue), Self.protocolNumber)
    guard descriptor >= 0 else {
      source = nil
      return
    }
    // The family in two bytes, two bytes of nothing, the number of the process, and the groups (netlink(7)).
    var address = (UInt16(AF_NETLINK), UInt16(0), UInt32(0), Self.groups)
    let size = socklen_t(MemoryLayout.size(ofValue: address))
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    guard isBound else {
      close(descriptor)
      source = nil
      return
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global(qos: .utility))
    source.setEventHandler {
      // The messages say that something has changed; the interfaces are read anew.
      var buffer = [UInt8](repeating: 0, count: 8192)
      while recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)) > 0 {}
      changed()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }

  func cancel() { source?.cancel() }
}
