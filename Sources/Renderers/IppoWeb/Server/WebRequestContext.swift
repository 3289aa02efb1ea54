import Hummingbird
import NIOCore

/// What a response needs to know of the connection.
struct WebRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  private let channel: any Channel

  /// Who sent the request to this server: the client, or a proxy.
  var peer: SocketAddress? { channel.remoteAddress }

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// Closes the connection if the request has not been answered by then.
  func close(after time: Duration) -> Scheduled<Void> {
    channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(time / .nanoseconds(1)))) { [channel] in
      channel.close(promise: nil)
    }
  }
}
