import Foundation
public import IppoUI

/// Runs an app in the terminal of this process.
public enum TerminalApp {
  /// Shows a window and serves it until the person leaves with Control-C, input ends, or a signal asks to end.
  ///
  /// The process's main queue must be served, as it is in an asynchronous `main`. After SIGTERM, SIGHUP or SIGINT the
  /// terminal is restored and the signal raised again, so that who sent it sees what it did.
  ///
  /// ```swift
  /// try await TerminalApp.run { ViewGraph { ContentView() } }
  /// ```
  ///
  /// - Parameter makeGraph: Makes the graph of the window. Its colour scheme is set to that of the terminal.
  /// - Throws: ``TerminalError`` when standard input or output is not a terminal.
  @MainActor
  public static func run(makeGraph: @MainActor () -> ViewGraph) async throws {
    let session = try TerminalSession(environment: ProcessInfo.processInfo.environment)
    if case .signal(let number) = try await session.run(makeGraph) { SignalGuard.raiseDefault(number) }
  }
}
