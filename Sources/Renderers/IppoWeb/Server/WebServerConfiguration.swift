public import IppoSessions

/// The address and the options of a ``WebServer``.
public struct WebServerConfiguration: Sendable {
  /// A host name or an IP address of this machine.
  public var host: String
  /// 0 takes any free port; see ``WebServer/address``.
  public var port: Int
  /// The document's title until a page has one of its own.
  public var title: String
  /// One sentence about the app, for search engines and where it is installed. `nil`: the title.
  public var summary: String?
  /// The path of a PNG file with the icon of the app, for home screens and tabs. `nil`: an icon with the first letter of the
  /// title, in a form that iOS does not take for home screens. Programs of the package have the icon of their asset catalogue.
  public var icon: String?
  /// The `lang` attribute of the document: a BCP 47 language tag.
  public var language = "en"
  /// The path below which everything is served, such as `/app`. Empty: the whole host is the app's.
  public var basePath = ""
  /// Origins other than the server's own that may open sockets, such as `https://app.example`. The server answers to
  /// their host names as well.
  public var allowedOrigins: Set<String> = []
  /// Origins other than the server's own to which an app may send its visitors (`Visitor.redirect(to:)`), such as
  /// `https://accounts.example`.
  public var redirectOrigins: Set<String> = []
  /// Whether other pages of the server's own origin may show the app in themselves
  /// (``WebMount/island(at:title:height:)``). Pages of other origins never may: they could make a user press hidden
  /// controls.
  public var isEmbeddable = false
  /// Whether browsers keep a page that says so while the server cannot be reached, by a service worker of the app. Where it is
  /// switched off, pages take away the worker that an earlier one has left.
  public var hasOfflinePage = true
  /// Host names under which the server may be addressed, besides the names and addresses it is bound to; `*`: any.
  ///
  /// A page of another site can make its own name resolve to this machine (DNS rebinding); it cannot change the name.
  public var allowedHosts: Set<String> = []
  /// Proxies whose fields about the client's address, the scheme and the host of a request are believed. See
  /// ``proxyFields``.
  public var trustedProxies: [NetworkPrefix] = []
  /// The fields that trusted proxies write. The server ignores the others, because a proxy passes on unknown fields.
  public var proxyFields = ProxyFields.xForwarded
  /// Signs visitors' cookies and session tokens; at least 32 bytes. `nil`: a secret of this process.
  public var secret: [UInt8]?
  /// A directory whose files are served below `/assets/`, for `Image("name")`.
  public var assetDirectory: String?
  /// Serves over TLS. Needs the trait `TLS` of the package.
  public var certificate: WebCertificate?
  /// How much clients may ask for.
  public var limits = WebLimits()
  /// How long the server goes on after it was told to stop. Meanwhile `/_ippo/ready` says that it will stop, so that a
  /// load balancer sends visitors elsewhere before connections are refused.
  public var drainTime = Duration.zero
  /// Where sessions are kept, so that another process can go on with them. A store that outlives the process needs
  /// ``secret``.
  public var sessions = SessionStoreConfiguration.memory
  /// The storage of the visitors' user defaults.
  public var visitorStorage = VisitorStorageConfiguration()

  /// The place of the process among the workers of a supervisor; `nil` for a server that accepts its connections itself.
  package var worker: WebWorker?
  /// The state of a program under `--dev`, which its pages show; `nil` for all others.
  package var dev: DevPages?

  static let secretBytes = 32

  /// A server for this machine alone, which keeps sessions in memory and speaks no TLS, unless it is told more.
  public init(host: String = "127.0.0.1", port: Int = 8080, title: String = "Ippo") {
    self.host = host
    self.port = port
    self.title = title
  }

  /// - Throws: the first thing that is not valid.
  package func check() throws(WebServerError) {
    guard BasePath(basePath) != nil else { throw .basePath(basePath) }
    if let origin = allowedOrigins.first(where: { Origin($0) == nil }) { throw .origin(origin) }
    if let origin = redirectOrigins.first(where: { Origin($0) == nil }) { throw .origin(origin) }
    if let host = allowedHosts.first(where: { $0 != "*" && Authority($0) == nil }) { throw .host(host) }
    if let assetDirectory, !FileResponder.isFolder(assetDirectory) { throw .assets(assetDirectory) }
    if let icon, AppPicture(file: icon) == nil { throw .icon(icon) }
    if sessions.isDurable, secret == nil { throw .sessionsWithoutSecret }
    do throws(SessionStoreError) { try sessions.check() } catch { throw .sessions("\(error)") }
    if let secret, secret.count < Self.secretBytes { throw .shortSecret(bytes: secret.count) }
  }
}

/// The identity of the server for clients that speak TLS.
public struct WebCertificate: Equatable, Sendable {
  /// A file with the chain of certificates in PEM (RFC 7468), the server's own first.
  public var chain: String
  /// A file with the private key in PEM.
  public var privateKey: String

  /// A certificate by the paths of its files.
  /// - Parameters:
  ///   - chain: the path of a PEM file (RFC 7468) with the certificates, the server's own first.
  ///   - privateKey: the path of a PEM file with the private key.
  public init(chain: String, privateKey: String) {
    self.chain = chain
    self.privateKey = privateKey
  }
}
