#if Web
  import Foundation
  import IppoInspector
  import IppoWeb
  import Logging

  extension LaunchedApp {
    /// The inspector below a path of the server of the app; `nil` without `--inspect`.
    ///
    /// - Throws: `WebServerError` for an invalid configuration.
    func inspectorMount(
      _ inspector: Inspector?, at path: String, _ configuration: WebServerConfiguration, logger: Logger
    ) throws -> WebMount? {
      guard let inspector else { return nil }
      return try WebMount(
        at: path, configuration: options.inspectorConfiguration(configuration), logger: logger
      ) { _, _ in
        inspector.makeWindow()
      }
    }

    /// The secret that all processes under `--dev` have, so that the address of the inspector stays; `nil` for one process.
    private var inspectorSecret: Data? {
      #if Terminal
        terminalWorker?.settings.secret
      #else
        nil
      #endif
    }

    /// Serves the inspector of the window of a terminal meanwhile.
    ///
    /// - Parameter body: Runs the app, which shows the address of the inspector.
    /// - Throws: `WebServerError` if the server cannot listen at the address, or an error of `body`.
    func inspected(_ body: @MainActor (LaunchedApp) async throws -> Int32) async throws -> Int32 {
      guard let inspector = inspection?.inspector else { return try await body(self) }
      let app = try options.server.configuration(title: "", ProcessInfo.processInfo.environment)
      var configuration = options.inspectorConfiguration(app)
      configuration.basePath = LaunchOptions.inspectorPath(below: app.basePath, secret: inspectorSecret)
      let logger = Logger(label: LaunchOptions.programName) { _ in SwiftLogNoOpLogHandler() }
      let server = WebServer(configuration: configuration, logger: logger) { inspector.makeWindow() }
      let service = Task { try await server.run() }
      defer { service.cancel() }
      var launched = self
      do {
        launched.inspectorAddress = try await server.address.url
      } catch is CancellationError {
        // The error of the server says what is wrong.
        try await service.value
      }
      return try await body(launched)
    }
  }
#endif
