import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The connections that a supervisor has accepted and passed to this process, as descriptors.
package final class PassedConnections: Sendable {
  let descriptors: AsyncStream<CInt>
  private let continuation: AsyncStream<CInt>.Continuation

  package init() { (descriptors, continuation) = AsyncStream.makeStream() }

  /// Takes a connection over. After ``finish()`` the connection is closed.
  package func add(_ descriptor: CInt) {
    if case .terminated = continuation.yield(descriptor) { close(descriptor) }
  }

  /// Takes no further connections.
  func finish() { continuation.finish() }
}
