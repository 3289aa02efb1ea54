import Hummingbird
import HummingbirdCore
public import IppoUI
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
  package let host: SessionHost

  /// - Parameters:
  ///   - makeGraph: makes the window of one session; called once for every page.
  public init(
    configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    makeGraph: @escaping @MainActor @Sendable () -> ViewGraph
  ) {
    self.init(configuration: configuration, logger: logger, makeSource: makeGraph)
  }

  /// - Parameter makeSource: makes what a session renders; called once for every page.
  public init(
    configuration: WebServerConfiguration = WebServerConfiguration(), logger: Logger,
    makeSource: @escaping @MainActor @Sendable () -> any RenderSource
  ) {
    self.configuration = configuration
    self.logger = logger
    host = SessionHost(
      limits: configuration.limits, signer: SessionTokenSigner(secret: configuration.secret), logger: logger,
      makeSource: makeSource)
  }

  /// Where the server listens. Waits until it does.
  /// - Throws: `CancellationError` when it stops before that.
  public var address: WebServerAddress {
    get async throws { try await bound.value() }
  }

  /// Serves until the service is shut down gracefully or the task is cancelled.
  /// - Throws: when the address cannot be bound.
  public func run() async throws {
    let policy = OriginPolicy(configuration)
    let (host, limits, logger) = (host, configuration.limits, logger)
    let application = Application(
      responder: WebResponder(
        host: host, configuration: configuration, policy: policy,
        files: configuration.assetDirectory.map { FileResponder(directory: $0) }),
      server: HTTPServerBuilder { responder in
        LiveChannel(responder: responder, host: host, policy: policy, limits: limits)
      },
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil),
      services: [SessionSweeper(host: host)],
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? configuration.port
        bound.resolve(WebServerAddress(host: configuration.host, port: port))
        logger.info("Serving", metadata: ["url": "\(WebServerAddress(host: configuration.host, port: port).url)"])
      },
      logger: logger)
    defer { bound.cancel() }
    try await withGracefulShutdownHandler {
      try await application.run()
    } onGracefulShutdown: {
      Task { await host.shutDown() }
    }
    await host.shutDown()
  }
}

/// Where a server listens.
public struct WebServerAddress: Equatable, Sendable {
  public var host: String
  public var port: Int

  /// What to open in a browser.
  public var url: String {
    host.contains(":") && !host.hasPrefix("[") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
  }
}
