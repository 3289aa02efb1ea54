import Hummingbird
import NIOCore

/// The facts about the connection for a response.
struct WebRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let source: RequestSource

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    self.source = RequestSource(peer: source.channel.remoteAddress, channel: source.channel)
  }
}
