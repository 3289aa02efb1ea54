/// What a server grants its clients. Whoever asks for more is refused with a reason; the server serves on.
public struct WebLimits: Sendable {
  /// Sessions at the same time; further pages are answered with 503.
  public var sessions = 10_000
  /// Bytes of one message from a client. A browser does not send text that is longer, and says so at the field.
  public var messageBytes = 512 * 1024

  /// Bytes of the node, the name and the arguments in the longest event: the rest of its message is a number.
  var eventBytes: Int { max(messageBytes - 32, 0) }
  /// Messages a client may send at once, and per second in the long run.
  public var eventBurst = 240
  public var eventsPerSecond = 120
  /// Bytes that may wait for a client that does not read.
  public var outgoingBytes = 1024 * 1024
  /// Bytes of frames kept for a client that comes back.
  public var replayBytes = 512 * 1024
  /// How long a page may wait for its socket.
  public var adoptionTimeout = Duration.seconds(60)
  /// How long a connection may take until its first request is there.
  public var requestTimeout = Duration.seconds(30)
  /// How long a socket may take to say hello.
  public var greetingTimeout = Duration.seconds(10)
  /// How long a client may take to read why it is cut off.
  public var closingTimeout = Duration.seconds(5)
  /// How long a socket may be silent. Clients send a ping every 20 seconds.
  public var heartbeatTimeout = Duration.seconds(65)
  /// How long a session waits for its client to come back.
  public var resumptionTimeout = Duration.seconds(300)
  /// How long a session lives, whatever its client does. The client gets a new one then.
  public var sessionLifetime = Duration.seconds(24 * 60 * 60)

  public init() {}

  var timeouts: SessionLifecycle.Timeouts {
    SessionLifecycle.Timeouts(
      adoption: adoptionTimeout, heartbeat: heartbeatTimeout, resumption: resumptionTimeout,
      lifetime: sessionLifetime)
  }
}
