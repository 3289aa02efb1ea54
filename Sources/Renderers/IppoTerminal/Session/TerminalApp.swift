import Foundation
public import IppoRender

/// Runs an app in the terminal of this process.
public enum TerminalApp {
  /// Shows a window and serves it until the person leaves with Control-C, input ends, or a signal asks to end.
  ///
  /// The process's main queue must be served, as it is in an asynchronous `main`. After SIGTERM, SIGHUP or SIGINT the
  /// terminal is restored and the signal raised again, so that its sender sees the usual effect. Before the end, documents
  /// are saved, for up to ten seconds; standard error says which are not. Control-C asks before
  /// a document without a file is lost with its changes, and signals do not. Crashes and other signals that end the process restore the terminal at once, and then do what they did before. Handlers of signals
  /// are installed while the app runs, and no longer.
  ///
  /// ```swift
  /// try await TerminalApp.run { ViewGraph { ContentView() } }
  /// ```
  ///
  /// The title of the terminal's window is that of the page on top and the app's name. Afterwards the former title
  /// returns, on terminals that keep titles aside. The last row says which keys do something.
  ///
  /// The app can be read as lines of text, without an alternate screen (see <doc:IppoTerminal#Reading-mode>). That
  /// happens on request, if the variable `ACCESSIBLE` is set and not `0`, and if `TERM` is `dumb` or unset. It also
  /// happens if standard input or output is something other than a terminal.
  ///
  /// - Parameters:
  ///   - name: The app's name; that of the program unless there is one.
  ///   - theme: The requested colours; by default those of `IPPO_THEME`, or else the terminal's.
  ///   - keeper: Keeps the window for the next process, if one is given.
  ///   - program: Ended by views of the window (`exit`), with a result for standard output; its status is for the caller.
  ///   - isAccessible: Asks for lines of text.
  ///   - pictures: How pictures are shown; by default as `IPPO_PICTURES` says, or else in the best way that the terminal has.
  ///   - pictureLoader: Finds the files of pictures. Without one, pictures are represented by their labels.
  ///   - makeGraph: Makes the window, most often a view graph. Its colour scheme is set to that of the terminal.
  /// - Returns: What became of the window.
  /// - Throws: ``TerminalError`` when the terminal cannot be had.
  @MainActor
  @discardableResult
  public static func run(
    name: String? = nil, theme: TerminalTheme? = nil, keeper: (any TerminalKeeper)? = nil,
    program: InlineProgram? = nil, isAccessible: Bool = false, pictures: TerminalPictures? = nil,
    pictureLoader: TerminalPictureLoader? = nil, makeGraph: @MainActor () -> any RenderSource
  ) async throws -> TerminalEnding {
    let process = ProcessInfo.processInfo
    let name = name ?? process.processName
    let exit: TerminalExit
    if isAccessible || ReadingSession.isWanted(process.environment) {
      let session = ReadingSession(appName: name, environment: process.environment, keeper: keeper)
      program?.onEnd = { [weak session] _ in session?.finish() }
      exit = await session.run(makeGraph)
    } else {
      let session = try TerminalSession(
        appName: name, environment: process.environment, theme: theme, keeper: keeper, pictures: pictures,
        pictureLoader: pictureLoader)
      program?.onEnd = { [weak session] _ in session?.finish() }
      exit = try await session.run(makeGraph)
    }
    return try conclude(exit, program)
  }

  /// Shows a window in a terminal that the former process of the program has left to this one. This process leaves the terminal to
  /// the next one.
  @MainActor
  package static func run(
    under control: TerminalControl, name: String, theme: TerminalTheme?, keeper: (any TerminalKeeper)?,
    program: InlineProgram, pictures: TerminalPictures?, pictureLoader: TerminalPictureLoader?,
    makeGraph: @MainActor () -> any RenderSource
  ) async throws -> TerminalEnding {
    let session = try TerminalSession(
      appName: name, environment: ProcessInfo.processInfo.environment, theme: theme, keeper: keeper,
      pictures: pictures, pictureLoader: pictureLoader, control: control)
    program.onEnd = { [weak session] _ in session?.finish() }
    return try conclude(try await session.run(makeGraph), program)
  }

  /// Does what follows the end of a session.
  @MainActor @discardableResult
  static func conclude(_ exit: TerminalExit, _ program: InlineProgram?) throws -> TerminalEnding {
    saveDefaults()
    if case .signal(let number) = exit { SignalGuard.handOn(number) }
    if exit == .finished { try program?.writeResult() }
    return exit == .moved ? .moved : .left
  }

  /// Saves what the app has set in its user defaults (`@AppStorage`), which Foundation for Linux loses at the end of a process.
  private static func saveDefaults() { _ = UserDefaults.standard.synchronize() }

  /// Whether the terminal of this process can show an app as cells.
  @MainActor
  package static var hasScreen: Bool { !ReadingSession.isWanted(ProcessInfo.processInfo.environment) }

  /// Shows a window whose keys belong to a remote, until the remote or the person ends it.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - theme: The requested colours; `nil` for those of the environment or the terminal.
  ///   - remote: Handles the keys.
  ///   - pictures: How pictures are shown; `nil` for the way of the environment or the terminal.
  ///   - pictureLoader: Finds the files of pictures.
  ///   - makeWindow: Makes the window.
  /// - Throws: ``TerminalError`` when the terminal cannot be had.
  @MainActor
  package static func run(
    name: String, theme: TerminalTheme?, remote: any TerminalRemote, pictures: TerminalPictures?,
    pictureLoader: TerminalPictureLoader, makeWindow: @MainActor () -> any RenderSource
  ) async throws {
    let session = try TerminalSession(
      appName: name, environment: ProcessInfo.processInfo.environment, theme: theme, pictures: pictures,
      pictureLoader: pictureLoader)
    session.follow(remote)
    let exit = try await session.run(makeWindow)
    remote.onChange = nil
    if case .signal(let number) = exit { SignalGuard.handOn(number) }
  }
}

/// How an app ended in a terminal.
public enum TerminalEnding: Sendable {
  /// The person left.
  case left
  /// Another process has taken the window over, as its ``TerminalKeeper`` found.
  case moved
}
