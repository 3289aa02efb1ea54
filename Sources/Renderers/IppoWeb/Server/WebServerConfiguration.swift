/// Where and how a ``WebServer`` serves.
public struct WebServerConfiguration: Sendable {
  /// A host name or an IP address of this machine.
  public var host: String
  /// 0 takes any free port; see ``WebServer/address``.
  public var port: Int
  /// The document's title until a page has one of its own.
  public var title: String
  /// The `lang` attribute of the document: a BCP 47 language tag.
  public var language = "en"
  /// Origins other than the server's own that may open sockets, such as `https://app.example`.
  public var allowedOrigins: Set<String> = []
  /// Host names under which the server may be addressed; `nil`: on a loopback address the loopback names, elsewhere any.
  ///
  /// A page of another site can make its own name resolve to this machine (DNS rebinding); it cannot change the name.
  public var allowedHosts: Set<String>?
  /// Signs session tokens; at least 32 bytes. `nil`: a secret of this process.
  public var secret: [UInt8]?
  /// A directory whose files are served below `/assets/`, for `Image("name")`.
  public var assetDirectory: String?
  public var limits = WebLimits()

  public init(host: String = "127.0.0.1", port: Int = 8080, title: String = "Ippo") {
    self.host = host
    self.port = port
    self.title = title
  }

  /// Whether the server can only be reached from this machine.
  var isLoopback: Bool { Self.loopbackNames.contains(host) || host.hasPrefix("127.") }

  static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "::1", "[::1]"]
}
