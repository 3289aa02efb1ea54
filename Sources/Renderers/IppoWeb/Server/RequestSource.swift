import NIOCore

/// Where a request comes from, and what its server knows of it.
struct RequestSource: Sendable {
  /// The sender of the request to this server: the client, or a proxy.
  var peer: SocketAddress?
  /// The user who has signed in.
  var user: String?
  /// The connection, where it is the app's to close.
  var channel: (any Channel)?

  /// Closes the connection if the request has not been answered by then.
  func close(after time: Duration) -> Scheduled<Void>? {
    channel.map { channel in
      channel.eventLoop.scheduleTask(in: .nanoseconds(Int64(time / .nanoseconds(1)))) { channel.close(promise: nil) }
    }
  }
}
