import Foundation
public import IppoRender

/// Runs an app in the terminal of this process.
public enum TerminalApp {
  /// Shows a window and serves it until the person leaves with Control-C, input ends, or a signal asks to end.
  ///
  /// The process's main queue must be served, as it is in an asynchronous `main`. After SIGTERM, SIGHUP or SIGINT the
  /// terminal is restored and the signal raised again, so that its sender sees the usual effect. Crashes and other
  /// signals that end the process restore the terminal at once, and then do what they did before. Handlers of signals
  /// are installed while the app runs, and no longer.
  ///
  /// ```swift
  /// try await TerminalApp.run { ViewGraph { ContentView() } }
  /// ```
  ///
  /// The title of the terminal's window is that of the page on top and the app's name; afterwards it is what it was, on
  /// terminals that keep titles aside. The last row says which keys do something.
  ///
  /// - Parameters:
  ///   - name: The app's name; that of the program unless there is one.
  ///   - theme: The requested colours; by default those of `IPPO_THEME`, or else the terminal's.
  ///   - keeper: Keeps the window for the next process, if one is given.
  ///   - makeGraph: Makes the window, most often a view graph. Its colour scheme is set to that of the terminal.
  /// - Returns: What became of the window.
  /// - Throws: ``TerminalError`` when standard input or output is not a terminal, or one that cannot place text.
  @MainActor
  @discardableResult
  public static func run(
    name: String? = nil, theme: TerminalTheme? = nil, keeper: (any TerminalKeeper)? = nil,
    makeGraph: @MainActor () -> any RenderSource
  ) async throws -> TerminalEnding {
    let process = ProcessInfo.processInfo
    let session = try TerminalSession(
      appName: name ?? process.processName, environment: process.environment, theme: theme,
      keeper: keeper)
    let exit = try await session.run(makeGraph)
    if case .signal(let number) = exit { SignalGuard.handOn(number) }
    return exit == .moved ? .moved : .left
  }
}

/// How an app ended in a terminal.
public enum TerminalEnding: Sendable {
  /// The person left.
  case left
  /// Another process has taken the window over, as its ``TerminalKeeper`` found.
  case moved
}
