import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
public import ServiceLifecycle

/// Serves what a program counts to Prometheus, `GET /metrics`, on an address that visitors do not reach.
public struct MetricsServer: Service {
  private let text: @Sendable () async -> String
  private let connections: PassedConnections?
  private let configuration: WebServerConfiguration
  private let logger: Logger
  private let bound = BoundAddress()

  /// - Parameters:
  ///   - registry: what is served.
  ///   - host: a host name or an IP address of this machine. Requests have to name it, or another one of the machine where
  ///     it stands for all.
  ///   - port: 0 takes any free port; see ``address``.
  public init(_ registry: PrometheusRegistry, host: String = "127.0.0.1", port: Int = 9464, logger: Logger) {
    self.init(text: { registry.text }, connections: nil, host: host, port: port, logger: logger)
  }

  /// - Parameters:
  ///   - text: the metrics, in the text format of Prometheus.
  ///   - connections: the connections of a supervisor; `nil` to accept connections at the port.
  package init(
    text: @escaping @Sendable () async -> String, connections: PassedConnections?, host: String, port: Int,
    logger: Logger
  ) {
    self.text = text
    self.connections = connections
    self.logger = logger
    configuration = WebServerConfiguration(host: host, port: port)
  }

  /// The address of the server. Waits until it does.
  /// - Throws: `CancellationError` when it stops before that.
  public var address: WebServerAddress {
    get async throws { try await bound.value() }
  }

  /// Serves until the service is shut down gracefully or the task is cancelled.
  /// - Throws: ``WebServerError`` when it cannot listen at the address.
  public func run() async throws {
    let policy = try RequestPolicy(configuration)
    let responder = CallbackResponder { [text] (request: Request, context: WebRequestContext) in
      do throws(RequestFault) {
        _ = try policy.client(request.head, peer: context.source.peer)
      } catch {
        return WebResponder.refusal(error)
      }
      guard request.uri.path == "/metrics" else {
        return WebResponder.plain(.notFound, "The metrics are at /metrics\n")
      }
      guard request.method == .get else { return WebResponder.plain(.methodNotAllowed, "Only GET.\n") }
      return WebResponder.response(.ok, type: PrometheusText.mediaType, await text(), to: request)
    }
    if let connections {
      let child = HTTP1Channel(responder: responder.channelResponder(logger: logger))
      return try await PassedServer(child: child, connections: connections, logger: logger).run()
    }
    let application = Application(
      responder: responder,
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil),
      onServerRunning: { [bound, configuration] channel in
        bound.resolve(
          WebServerAddress(
            host: configuration.host, port: channel.localAddress?.port ?? configuration.port, path: "/metrics"))
      },
      logger: logger)
    defer { bound.cancel() }
    do {
      try await application.run()
    } catch {
      throw WebServerError.binding(error, host: configuration.host, port: configuration.port, option: "--metrics-port")
    }
  }
}
