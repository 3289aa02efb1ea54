import Foundation
import IppoInspector
import IppoRecorder
@_spi(Host) import IppoUI

#if Terminal
  import IppoTerminal
#endif
#if Web
  import IppoWeb
  import Logging
  import ServiceLifecycle
  import UnixSignals
#endif

extension LaunchOptions {
  /// Replays a recording: in this terminal, to its end where output is no terminal, or for browsers.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - app: Makes the windows.
  /// - Returns: The exit status of the process: 1 if the program left the recording in a terminal.
  @MainActor func replay(_ recording: Recording, of app: ReplayedApp) async throws -> Int32 {
    let name = URL(fileURLWithPath: replay ?? "").lastPathComponent
    let session = ReplaySession(recording, name: name, makeWindow: app.makeWindow)
    return try await LaunchedApp(app.prepare(session.recorder), options: self).run(session)
  }
}

extension LaunchedApp {
  fileprivate func run(_ session: ReplaySession) async throws -> Int32 {
    guard let window = host.windows.first(where: \.isMain) else { throw LaunchError.noWindow }
    guard window.inline == nil else { throw LaunchError.inlineReplay }
    let title = window.title ?? LaunchOptions.programName
    guard options.isInTerminal else {
      try await serveReplay(session, title: title)
      return EXIT_SUCCESS
    }
    #if Terminal
      if options.accessible || !TerminalApp.hasScreen {
        await session.replayWhole()
      } else {
        let keys = ReplayKeys(session)
        try await TerminalApp.run(
          name: title, theme: theme, remote: keys, pictures: pictures, pictureLoader: pictureLoader
        ) {
          session.openWindow()
        }
      }
      FileHandle.standardOutput.write(Data((session.report + "\n").utf8))
      return session.difference == nil ? EXIT_SUCCESS : EXIT_FAILURE
    #else
      throw LaunchError.notBuiltIn("Terminal")
    #endif
  }

  private func serveReplay(_ session: ReplaySession, title: String) async throws {
    #if Web
      let configuration = try options.server.configuration(title: title, ProcessInfo.processInfo.environment)
      let logger = Logger(label: LaunchOptions.programName) { label in
        var handler = StreamLogHandler.standardError(label: label)
        handler.logLevel = .warning
        return handler
      }
      var server = WebServer(configuration: configuration, logger: logger) { session.openWindow() }
      let path = LaunchOptions.inspectorPath(below: configuration.basePath, secret: nil)
      let mount = try WebMount(
        at: path, configuration: options.inspectorConfiguration(configuration), logger: logger
      ) { _, _ in
        ViewGraph(rowsAtFirst: 50) { ReplayPage(session) }
      }
      server.mount(mount)
      let announcement = Task {
        var address = try await server.address
        var text = "\(title) is at \(address.url)\n"
        address.path = path + "/"
        text += "The replay of \(session.name) is controlled at \(address.url)\n"
        FileHandle.standardOutput.write(Data(text.utf8))
      }
      defer { announcement.cancel() }
      try await ServiceGroup(services: [mount, server], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
        .run()
    #else
      throw LaunchError.notBuiltIn("Web")
    #endif
  }
}
