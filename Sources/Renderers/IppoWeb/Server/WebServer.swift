import Hummingbird
import HummingbirdCore
public import IppoRender
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
  let hosting: WebHosting
  private let bound = BoundAddress()
  /// Other apps below paths of this server.
  private var mounts: [WebMount] = []

  package var host: SessionHost { hosting.host }

  /// - Parameter makeSource: makes what a session renders; called once for every page.
  public init(
    configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    makeSource: @escaping @MainActor @Sendable () -> any RenderSource
  ) {
    self.init(configuration: configuration, logger: logger, makeSource: { _, _ in makeSource() })
  }

  /// - Parameter makeSource: makes the source of a session, called once for every page and every session that is
  ///   rebuilt. For the latter it receives the archive of the window (`RenderSource.archive()`).
  public init(
    configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    restoring makeSource: @escaping @MainActor @Sendable (_ archive: [UInt8]?) -> any RenderSource
  ) {
    self.init(configuration: configuration, logger: logger, makeSource: { _, archive in makeSource(archive) })
  }

  /// - Parameter makeSource: makes what a session renders for the person it belongs to, from an archive if there is one.
  public init(
    configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    makeSource: @escaping @MainActor @Sendable (_ visitor: Visitor, _ archive: [UInt8]?) -> any RenderSource
  ) {
    hosting = WebHosting(configuration, logger: logger, opensOverSockets: true, makeSource: makeSource)
  }

  /// Adds an app below a path of this server. The caller runs the service of the app as well.
  package mutating func mount(_ app: WebMount) { mounts.append(app) }

  /// The address of the server. Waits until it does.
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

  /// Ends all sessions of a visitor: all pages of a browser, as when somebody signs out there.
  ///
  /// Processes may share a store of sessions (`configuration.sessions`). The call then ends the sessions at all of
  /// them: at once here, and within some five seconds elsewhere. Meanwhile the other processes do not go on with them.
  /// - Returns: how many there were in this process.
  @discardableResult
  public func endSessions(ofVisitor visitor: String) async -> Int {
    await host.endSessions(ofVisitor: WebVisitor(id: visitor))
  }

  /// Serves until the service is shut down gracefully or the task is cancelled.
  /// - Throws: ``WebServerError`` for an invalid configuration or an address that the server cannot listen at.
  ///   ``VisitorStorageError`` when the storage for visitors' values is unusable, `SessionStoreError` when the store of
  ///   sessions is.
  public func run() async throws {
    let (configuration, logger) = (hosting.configuration, hosting.logger)
    let policy = try RequestPolicy(configuration)
    defer { bound.cancel() }
    let service: any Service
    if let worker = configuration.worker {
      let responder = responder(policy).channelResponder(logger: logger)
      let server = Self.server(of: worker, try child(policy, responder), logger)
      service = ServiceGroup(services: [SessionSweeper(host: host), server], logger: logger)
    } else {
      service = application(policy)
    }
    try await hosting.serve {
      // The stores are open: connections that are passed from now on are served.
      if let worker = configuration.worker { bound.resolve(address(port: worker.port, policy)) }
      do {
        guard configuration.drainTime > .zero else { return try await service.run() }
        try await Self.delayed(service, by: configuration.drainTime, logger).run()
      } catch {
        throw WebServerError.binding(error, host: configuration.host, port: configuration.port)
      }
    }
  }

  private func application(_ policy: RequestPolicy) -> some Service {
    let (configuration, logger) = (hosting.configuration, hosting.logger)
    return Application(
      responder: responder(policy),
      server: HTTPServerBuilder { responder in try child(policy, responder) },
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil,
        // Beyond that, connections wait until others have ended.
        availableConnectionsDelegate: .maximum(ConnectionTable.maximum, logger: logger)),
      services: [SessionSweeper(host: host)],
      onServerRunning: { channel in
        let address = address(port: channel.localAddress?.port ?? configuration.port, policy)
        bound.resolve(address)
        logger.info("Serving", metadata: ["url": "\(address.url)"])
      },
      logger: logger)
  }

  private func responder(_ policy: RequestPolicy) -> MountingResponder {
    MountingResponder(app: hosting.responder(policy), mounts: mounts.map { $0.hosting.responder($0.policy) })
  }

  /// The channel of a connection: what is spoken on it, and how many an address may have.
  private func child(
    _ policy: RequestPolicy, _ responder: @escaping HTTPChannelHandler.Responder
  ) throws -> any ServerChildChannel {
    let configuration = hosting.configuration
    let app = LiveApp(host: host, policy: policy, limits: configuration.limits)
    let live = LiveChannel(responder: responder, apps: [app] + mounts.map(\.live), isShared: false)
    let connections = ConnectionTable(perAddress: app.limits.connectionsPerAddress)
    guard let certificate = configuration.certificate else {
      return CountedChannel(inner: live, connections: connections, proxies: [policy.proxies])
    }
    #if TLS
      let secure = try SecureChannel(live, certificate)
      return CountedChannel(inner: secure, connections: connections, proxies: [policy.proxies])
    #else
      throw WebServerError.notBuiltIn(trait: "TLS")
    #endif
  }

  private func address(port: Int, _ policy: RequestPolicy) -> WebServerAddress {
    WebServerAddress(
      host: hosting.configuration.host, port: port, isSecure: policy.isSecure, path: policy.basePath.page)
  }

  private static func server(
    of worker: WebWorker, _ child: some ServerChildChannel, _ logger: Logger
  ) -> any Service { PassedServer(child: child, connections: worker.connections, logger: logger) }

  private static func delayed(_ service: some Service, by delay: Duration, _ logger: Logger) -> any Service {
    DelayedShutdown(inner: service, delay: delay, logger: logger)
  }
}

/// The address of a server.
public struct WebServerAddress: Equatable, Sendable {
  /// The name or address of the host.
  public var host: String
  /// The TCP port: the one the system chose where the configuration has 0.
  public var port: Int
  /// Whether it speaks TLS.
  public var isSecure = false
  /// The path of the page.
  public var path = "/"

  /// The address to open in a browser.
  public var url: String {
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(isSecure ? "https" : "http")://\(name):\(port)\(path)"
  }
}
