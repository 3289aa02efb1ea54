import Hummingbird
import NIOCore

/// What a response needs to know of the connection.
struct WebRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Who sent the request to this server: the client, or a proxy.
  let peer: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress
  }
}
