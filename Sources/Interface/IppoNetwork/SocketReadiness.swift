internal import Dispatch
internal import Foundation

/// The descriptor of a socket, which is closed once nobody uses it any more.
final class SocketDescriptor: Sendable {
  let number: Int32
  init(_ number: Int32) { self.number = number }
  deinit { close(number) }
}

/// Notices when a socket can be read from and written to. The queue of the socket calls all methods.
///
/// One source of each kind lasts as long as the socket. A source is suspended while nobody waits, because a writable socket would
/// report itself without end.
final class SocketReadiness {
  private let reads: any DispatchSourceRead
  private let writes: any DispatchSourceWrite
  private var followsReads = false
  private var followsWrites = false
  private var isCancelled = false

  init(
    _ socket: SocketDescriptor, _ queue: DispatchQueue, canRead: @escaping @Sendable () -> Void,
    canWrite: @escaping @Sendable () -> Void
  ) {
    reads = DispatchSource.makeReadSource(fileDescriptor: socket.number, queue: queue)
    // Each source has a descriptor of its own, as the sources of a descriptor share its registration with the system.
    let copy = fcntl(socket.number, F_DUPFD_CLOEXEC, 0)
    let other = copy >= 0 ? SocketDescriptor(copy) : socket
    writes = DispatchSource.makeWriteSource(fileDescriptor: other.number, queue: queue)
    reads.setEventHandler(handler: canRead)
    writes.setEventHandler(handler: canWrite)
    reads.setCancelHandler { withExtendedLifetime(socket) {} }
    writes.setCancelHandler { withExtendedLifetime(other) {} }
  }

  func followReads() {
    guard !followsReads, !isCancelled else { return }
    followsReads = true
    reads.resume()
  }

  func pauseReads() {
    guard followsReads, !isCancelled else { return }
    followsReads = false
    reads.suspend()
  }

  func followWrites() {
    guard !followsWrites, !isCancelled else { return }
    followsWrites = true
    writes.resume()
  }

  func pauseWrites() {
    guard followsWrites, !isCancelled else { return }
    followsWrites = false
    writes.suspend()
  }

  /// Ends both. A suspended source has to be resumed to end.
  func cancel() {
    guard !isCancelled else { return }
    followReads()
    followWrites()
    isCancelled = true
    reads.cancel()
    writes.cancel()
  }
}
