import Foundation
public import IppoRender

extension TerminalApp {
  /// Shows a window below the prompt and serves it until the end.
  ///
  /// The end comes when the program ends itself, the person leaves with Control-C, input ends, or a signal asks for it.
  ///
  /// The picture goes to the terminal of standard output, else to that of standard error, else to the controlling terminal.
  /// Standard output gets the result of the program (`InlineProgram.end(_:)`) as a line, once the terminal is the shell's
  /// again. The program is read as lines in the cases of
  /// ``run(name:theme:keeper:program:isAccessible:pictures:pictureLoader:makeGraph:)``, except one: standard output may be a
  /// file or a pipe. If the program is read as lines then, standard error has the lines.
  ///
  /// ```swift
  /// let program = InlineProgram()
  /// let status = try await TerminalApp.run(inline: program) {
  ///   ViewGraph(environment: { $0.inlineProgram = program }) { PromptView() }
  /// }
  /// exit(status)
  /// ```
  ///
  /// - Parameters:
  ///   - program: The program, which the views of the window print with and end.
  ///   - name: The app's name, which the reading mode begins with; that of the program unless there is one.
  ///   - theme: The requested colours; by default those of `IPPO_THEME`, or else the terminal's.
  ///   - isAccessible: Asks for lines of text.
  ///   - makeGraph: Makes the window, most often a view graph.
  /// - Returns: The exit status: that of the program's end, or 130 if the person has left.
  /// - Throws: ``TerminalError`` if the program cannot get the terminal, or if standard output refuses the result.
  @MainActor
  public static func run(
    inline program: InlineProgram, name: String? = nil, theme: TerminalTheme? = nil, isAccessible: Bool = false,
    makeGraph: @MainActor () -> any RenderSource
  ) async throws -> Int32 {
    let process = ProcessInfo.processInfo
    let name = name ?? process.processName
    let exit: TerminalExit
    let isRead = isAccessible || ReadingSession.isWanted(process.environment, isTerminal: true)
    if !isRead, let streams = InlineStreams(readsStandardInput: program.options.readsStandardInput) {
      let session = try TerminalSession(
        appName: name, environment: process.environment, theme: theme, inline: (program, streams))
      exit = try await session.run(makeGraph)
    } else {
      exit = await ReadingSession(appName: name, environment: process.environment, inline: program).run(makeGraph)
    }
    try conclude(exit, program)
    return program.status(after: exit)
  }
}
