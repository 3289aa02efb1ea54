/// The limits of a server for its clients. Whoever asks for more is refused with a reason; the server serves on.
public struct WebLimits: Sendable {
  /// Sessions at the same time; further pages are answered with 503.
  public var sessions = 10_000
  /// Bytes of one message from a client. A browser does not send text that is longer, and says so at the field.
  public var messageBytes = 512 * 1024

  /// Bytes of the node, the name and the arguments in the longest event: the rest of its message is a number.
  var eventBytes: Int { max(messageBytes - 32, 0) }
  /// Messages a client may send at once. What comes faster than ``eventsPerSecond`` afterwards is read later.
  public var eventBurst = 240
  /// Messages per second that a client may send in the long run.
  public var eventsPerSecond = 120
  /// Bytes a client may send at once. What comes faster than ``bytesPerSecond`` afterwards is read later.
  public var byteBurst = 8 * 1024 * 1024
  /// Bytes per second that a client may send in the long run.
  public var bytesPerSecond = 2 * 1024 * 1024
  /// How long a client may go on sending faster than it is read before its socket is closed.
  public var floodTimeout = Duration.seconds(10)
  /// Messages of a session that may wait for the main actor. Beyond that its socket is not read.
  public var waitingMessages = 256
  /// Bytes of the messages of a session that may wait for the main actor. Beyond that its socket is not read.
  public var waitingBytes = 64 * 1024
  /// Pages an address may open at once. What comes faster than ``pagesPerSecond`` afterwards is answered with 429. An
  /// address is one of IPv4, or a network of 64 bits of IPv6.
  public var pageBurst = 120
  /// Pages per second that an address may open in the long run.
  public var pagesPerSecond = 20
  /// Connections an address may have at the same time.
  public var connectionsPerAddress = 512
  /// Sockets an address may have at the same time.
  public var socketsPerAddress = 512
  /// Sessions an address may have at the same time.
  public var sessionsPerAddress = 1000
  /// How long a page may have to wait for others; beyond that it is answered with 503.
  public var pageWait = Duration.seconds(10)
  /// Sessions without a socket. Beyond that number the oldest sessions end, and sessions that no client has ever
  /// greeted first.
  public var idleSessions = 2000
  /// About how many bytes these sessions may take; beyond that the oldest end, as with ``idleSessions``.
  public var idleBytes = 512 * 1024 * 1024
  /// Resident bytes of the process beyond which pages are answered with 503 and sessions that no socket serves end.
  /// `nil`: four fifths of what the machine has, or the control group grants.
  public var memoryBytes: Int?
  /// Bytes that may wait for a client that does not read.
  public var outgoingBytes = 1024 * 1024
  /// Bytes of frames kept for a client that comes back.
  public var replayBytes = 512 * 1024
  /// Bytes of a file that a person sends.
  public var uploadBytes = 100 * 1024 * 1024
  /// Files there may be in one choice.
  public var uploadFiles = 20
  /// Bytes of the files that all sessions of a visitor have on the server's disk, and 4 KiB for each file besides. They count from
  /// when files are announced.
  public var uploadBytesPerVisitor = 512 * 1024 * 1024
  /// The same of all sessions of an address.
  public var uploadBytesPerAddress = 1024 * 1024 * 1024
  /// The same of all sessions.
  public var uploadBytesInAll = 4 * 1024 * 1024 * 1024
  /// How long a piece of a file may take.
  public var uploadTimeout = Duration.seconds(120)
  /// How long a page may wait for its socket.
  public var adoptionTimeout = Duration.seconds(60)
  /// How long a connection may take until its first request is there.
  public var requestTimeout = Duration.seconds(30)
  /// How long a socket may take to say hello.
  public var greetingTimeout = Duration.seconds(10)
  /// How long a client may take to read why it is cut off.
  public var closingTimeout = Duration.seconds(5)
  /// How long a socket may be silent. Clients send a ping every 15 seconds.
  public var heartbeatTimeout = Duration.seconds(65)
  /// How long a session waits for its client to come back.
  public var resumptionTimeout = Duration.seconds(300)
  /// How long a session without a socket may be quiet before its views are put away. Its state stays, and what runs in
  /// it; the views are made again when they are needed.
  public var restWithoutSocket = Duration.seconds(5)
  /// How long a session with a socket may be quiet before its views are put away.
  public var restWithSocket = Duration.seconds(60)
  /// The idle time after which a session without a socket hibernates. Its idle objects are dropped, and made again for
  /// the next event. `nil`: never.
  public var hibernationWithoutSocket: Duration?
  /// How long a session with a socket may be quiet before its state is written down as well. `nil`: never.
  public var hibernationWithSocket: Duration?
  /// How many sessions in which nothing happens may have their views, however short that time is. Beyond that number
  /// the server suspends the longest idle sessions. Otherwise the views of many simultaneous visitors would fill the
  /// memory.
  public var quietSessions = 1000
  /// How long a session lives, whatever its client does. The client gets a new one then.
  public var sessionLifetime = Duration.seconds(24 * 60 * 60)

  /// The limits as they are stated above.
  public init() {}

  var timeouts: SessionLifecycle.Timeouts {
    SessionLifecycle.Timeouts(
      adoption: adoptionTimeout, heartbeat: heartbeatTimeout, resumption: resumptionTimeout,
      lifetime: sessionLifetime)
  }
}
