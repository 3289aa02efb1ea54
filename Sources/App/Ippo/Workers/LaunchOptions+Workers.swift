#if Web
  import Foundation
  import IppoWeb
  import Logging

  extension LaunchOptions {
    /// Supervises worker processes until they have ended, where the options ask for more than one, for `--dev` or for
    /// `--previews`. A preview that traps ends a worker, and not the program.
    /// - Returns: the status to exit with; `nil` where the app runs in this process.
    @MainActor func supervise() -> Int32? {
      let environment = ProcessInfo.processInfo.environment
      #if Terminal
        if isInTerminal, dev {
          do {
            return try TerminalSupervisor(environment).run()
          } catch {
            Self.printError("\(error)")
            return EXIT_FAILURE
          }
        }
      #endif
      guard !isInTerminal, !preview.isWritten, let count = try? server.workerCount(environment),
        count > 1 || dev || preview.previews
      else { return nil }
      let logger = Logger(label: Self.programName) { label in
        var handler = StreamLogHandler.standardError(label: label)
        handler.logLevel = .notice
        return handler
      }
      do {
        let configuration = try server.configuration(title: "", environment)
        let keepsVisitors = configuration.visitorStorage.directory != nil
        let supervisor = try Supervisor(
          configuration, count: count, metrics: try server.metricsAddress(environment),
          dev: dev ? try DevDriver(environment, keepsVisitors: keepsVisitors) : nil,
          logger: logger)
        return supervisor.run()
      } catch {
        Self.printError("\(error)")
        return EXIT_FAILURE
      }
    }
  }
#endif
