import Foundation
public import IppoRender

/// Runs an app in the terminal of this process.
public enum TerminalApp {
  /// Shows a window and serves it until the person leaves with Control-C, input ends, or a signal asks to end.
  ///
  /// The process's main queue must be served, as it is in an asynchronous `main`. After SIGTERM, SIGHUP or SIGINT the
  /// terminal is restored and the signal raised again, so that who sent it sees what it did. Crashes and other signals
  /// that end the process restore the terminal at once, and then do what they did before. Handlers of signals are installed
  /// while the app runs, and no longer.
  ///
  /// ```swift
  /// try await TerminalApp.run { ViewGraph { ContentView() } }
  /// ```
  ///
  /// - Parameter makeGraph: Makes the window, most often a view graph. Its colour scheme is set to that of the terminal.
  /// - Throws: ``TerminalError`` when standard input or output is not a terminal, or one that cannot place text.
  @MainActor
  public static func run(makeGraph: @MainActor () -> any RenderSource) async throws {
    let session = try TerminalSession(environment: ProcessInfo.processInfo.environment)
    if case .signal(let number) = try await session.run(makeGraph) { SignalGuard.handOn(number) }
  }
}
