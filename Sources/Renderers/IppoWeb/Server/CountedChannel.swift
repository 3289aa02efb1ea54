import HummingbirdCore
import Logging
import NIOCore

/// A child channel that is closed at once where its address has too many connections.
struct CountedChannel<Inner: ServerChildChannel>: ServerChildChannel {
  let inner: Inner
  let connections: ConnectionTable
  /// The policies of the server's apps for proxies, whose connections are not counted.
  let proxies: [ProxyPolicy]

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Inner.Value> {
    let peer = channel.remoteAddress.flatMap { NetworkAddress($0) }
    // The connections of a proxy are those of all its clients.
    guard !proxies.contains(where: { $0.trusts(peer) }) else { return inner.setup(channel: channel, logger: logger) }
    let network = ClientNetwork(peer)
    guard connections.add(network) else {
      channel.close(promise: nil)
      return channel.eventLoop.makeFailedFuture(ConnectionRefused())
    }
    channel.closeFuture.whenComplete { [connections] _ in connections.remove(network) }
    return inner.setup(channel: channel, logger: logger)
  }

  func handle(value: Inner.Value, logger: Logger) async { await inner.handle(value: value, logger: logger) }
}

/// An address has too many connections.
struct ConnectionRefused: Error {}
