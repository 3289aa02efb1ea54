import Hummingbird
import NIOCore

/// What a response needs to know of the connection.
struct WebRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let source: RequestSource

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    self.source = RequestSource(peer: source.channel.remoteAddress, channel: source.channel)
  }
}
