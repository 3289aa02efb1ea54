import Hummingbird
import HummingbirdCore
public import IppoRender
import IppoSessions
public import Logging
import NIOCore
public import ServiceLifecycle

/// Serves an app to browsers: each page has a session of its own, which renders on the server and is kept live over a
/// WebSocket.
///
/// ```swift
/// let server = WebServer(configuration: WebServerConfiguration(port: 8080), logger: logger) {
///   ViewGraph { CounterView() }
/// }
/// try await ServiceGroup(services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger).run()
/// ```
///
/// `docs/wire-protocol.md` describes what goes over the socket.
public struct WebServer: Service {
  private let configuration: WebServerConfiguration
  private let logger: Logger
  private let bound = BoundAddress()
  private let storage: VisitorStorage
  package let host: SessionHost

  /// - Parameter makeSource: makes what a session renders; called once for every page.
  public init(
    configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    makeSource: @escaping @MainActor @Sendable () -> any RenderSource
  ) {
    self.init(configuration: configuration, logger: logger) { _, _ in makeSource() }
  }

  /// - Parameter makeSource: makes what a session renders, called once for every page and every session that is rebuilt:
  ///   from what ``RenderSource/archive()`` of its window has written, where there is something.
  public init(
    configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    restoring makeSource: @escaping @MainActor @Sendable (_ archive: [UInt8]?) -> any RenderSource
  ) {
    self.init(configuration: configuration, logger: logger) { _, archive in makeSource(archive) }
  }

  /// - Parameter makeSource: makes what a session renders for the visitor it belongs to, from an archive if there is one.
  package init(
    configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    makeSource: @escaping @MainActor @Sendable (WebVisitor, [UInt8]?) -> any RenderSource
  ) {
    self.configuration = configuration
    self.logger = logger
    let storage = VisitorStorage(configuration.visitorStorage, logger: logger)
    self.storage = storage
    host = SessionHost(
      limits: configuration.limits, signer: SessionTokenSigner(secret: configuration.secret), logger: logger,
      makeSource: { visitor, archive in
        WindowScope.$current.withValue(WindowScope(defaultAppStorage: storage.defaults(of: visitor.id))) {
          makeSource(visitor, archive)
        }
      })
  }

  /// Where the server listens. Waits until it does.
  /// - Throws: `CancellationError` when it stops before that.
  public var address: WebServerAddress {
    get async throws { try await bound.value() }
  }

  /// The ids of the sessions of a visitor: the pages that are open, and those whose clients may come back.
  /// - Parameter visitor: the id of the visitor, as the visitor's cookie has it.
  public func sessions(ofVisitor visitor: String) async -> [String] { await host.sessions(of: WebVisitor(id: visitor)) }

  /// Ends a session. Its page starts over with a new one.
  /// - Returns: whether there was such a session.
  @discardableResult
  public func endSession(_ id: String) async -> Bool { await host.endSession(id) }

  /// Ends all sessions of a visitor, as when somebody signs out everywhere.
  /// - Returns: how many there were.
  @discardableResult
  public func endSessions(ofVisitor visitor: String) async -> Int {
    var count = 0
    for id in await sessions(ofVisitor: visitor) where await host.endSession(id) { count += 1 }
    return count
  }

  /// Serves until the service is shut down gracefully or the task is cancelled.
  /// - Throws: ``WebServerError`` when the configuration is not valid, ``VisitorStorageError`` when what visitors store
  ///   cannot be kept, `SessionStoreError` when sessions cannot, and when the address cannot be bound.
  public func run() async throws {
    try storage.prepare()
    defer { storage.flush() }
    let policy = try RequestPolicy(configuration)
    if configuration.sessions.isDurable, let secret = configuration.secret {
      await host.keepSessions(in: try configuration.sessions.open(), sealedBy: ArchiveSeal(secret: secret))
    }
    let (host, limits, logger) = (host, configuration.limits, logger)
    let application = Application(
      responder: WebResponder(
        host: host, configuration: configuration, policy: policy,
        files: configuration.assetDirectory.map { FileResponder(directory: $0) },
        transfers: FilesResponder(host: host, limits: limits, policy: policy)),
      server: HTTPServerBuilder { responder in
        let live = LiveChannel(responder: responder, host: host, policy: policy, limits: limits)
        let connections = ConnectionTable(perAddress: limits.connectionsPerAddress)
        guard let certificate = configuration.certificate else {
          return CountedChannel(inner: live, connections: connections, proxies: policy.proxies)
        }
        #if TLS
          let secure = try SecureChannel(live, certificate)
          return CountedChannel(inner: secure, connections: connections, proxies: policy.proxies)
        #else
          throw WebServerError.notBuiltIn(trait: "TLS")
        #endif
      },
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil,
        // Beyond that, connections wait until others have ended.
        availableConnectionsDelegate: .maximum(ConnectionTable.maximum, logger: logger)),
      services: [SessionSweeper(host: host)],
      onServerRunning: { channel in
        let address = WebServerAddress(
          host: configuration.host, port: channel.localAddress?.port ?? configuration.port,
          isSecure: policy.isSecure, path: policy.basePath.page)
        bound.resolve(address)
        logger.info("Serving", metadata: ["url": "\(address.url)"])
      },
      logger: logger)
    defer { bound.cancel() }
    try await withGracefulShutdownHandler {
      try await application.run()
    } onGracefulShutdown: {
      Task { await host.shutDown() }
    }
    await host.shutDown()
    await host.closeStore()
  }
}

/// Where a server listens.
public struct WebServerAddress: Equatable, Sendable {
  public var host: String
  public var port: Int
  /// Whether it speaks TLS.
  public var isSecure = false
  /// The path of the page.
  public var path = "/"

  /// What to open in a browser.
  public var url: String {
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(isSecure ? "https" : "http")://\(name):\(port)\(path)"
  }
}
