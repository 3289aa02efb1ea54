public import IppoRender
internal import IssueReporting

/// The exit status of a program (POSIX.1-2024, `exit`), of which a shell sees the lowest eight bits.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int32

  /// A status by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// 0: the program has done its work.
  public static let success = ExitStatus(rawValue: 0)
  /// 1: the program has failed, or the answer is no.
  public static let failure = ExitStatus(rawValue: 1)
  /// 130: the user has cancelled the program, as Control-C does.
  public static let cancelled = ExitStatus(rawValue: InlineProgram.Ending.interrupted.status)
}

/// Ends a program in a terminal with a status and a result: an inline program (see `Inline`), or one that has the screen.
///
/// ```swift
/// @Environment(\.exit) private var exit
///
/// exit(.success)
/// exit(status: 2, printing: "no such file")
/// ```
///
/// The terminal shows the state after the action once more before the program ends. The first call counts. In a window of a
/// browser, which its person closes, the action reports an issue; ``isAvailable`` tells views beforehand.
public struct ExitAction: Equatable, Sendable {
  let program: InlineProgram?

  /// Whether the view is in a program that can be ended, so that a button for the end makes sense.
  public var isAvailable: Bool { program != nil }

  /// Ends the program.
  ///
  /// - Parameters:
  ///   - status: The exit status of the process.
  ///   - text: The result, which standard output gets as a line; `nil` for none.
  @MainActor public func callAsFunction(_ status: ExitStatus = .success, printing text: String? = nil) {
    self(status: status.rawValue, printing: text)
  }

  /// Ends the program.
  ///
  /// - Parameters:
  ///   - status: The exit status of the process, from 0 to 255.
  ///   - text: The result, which standard output gets as a line; `nil` for none.
  @MainActor public func callAsFunction(status: Int32, printing text: String? = nil) {
    guard let program else {
      reportIssue(
        """
        A program was to end with status \(status), and cannot be ended from here.

        Views in a terminal can end their program. A window of a browser is closed by the person.
        """)
      return
    }
    program.end(InlineProgram.Ending(status: status, text: text))
  }

  /// Returns whether both end the same program.
  public static func == (lhs: ExitAction, rhs: ExitAction) -> Bool { lhs.program === rhs.program }
}

/// Prints lines above the live part of an inline program, where they stay in the scrollback; see `Inline`.
///
/// ```swift
/// @Environment(\.printAbove) private var printAbove
///
/// printAbove("compiled \(file)")
/// printAbove(Text("warning:").foregroundStyle(.orange) + Text(" \(file) is empty"))
/// ```
///
/// A line that is longer than the screen is wide wraps. Control characters are replaced, so that a text gives the
/// terminal no commands. Outside of an `Inline` scene the action reports an issue.
public struct PrintAboveAction: Equatable, Sendable {
  let program: InlineProgram?
  /// The environment of the view, whose styles and language a text has.
  // Safe: the main actor alone reads it.
  nonisolated(unsafe) let environment: EnvironmentValues

  /// Prints a text of one or more lines, in the terminal's own colours.
  @MainActor public func callAsFunction(_ text: String) { print(RenderText([RenderText.Run(text)])) }

  /// Prints a text of one or more lines with its colours and fonts, as the view would show the text.
  @MainActor public func callAsFunction(_ text: Text) { print(text.render(in: environment)) }

  /// Prints a text of one or more lines with the colours, fonts and links of its attributes.
  @MainActor public func callAsFunction(_ text: AttributedString) { self(Text(text)) }

  @MainActor private func print(_ text: RenderText) {
    guard let program else {
      reportIssue(
        """
        A line was to be printed above the live part of a program, and there is none: “\(text.string)”

        Views of an 'Inline' scene can print lines.
        """)
      return
    }
    program.print(text)
  }

  /// Returns whether both print for the same program.
  public static func == (lhs: PrintAboveAction, rhs: PrintAboveAction) -> Bool { lhs.program === rhs.program }
}

private struct InlineProgramKey: EnvironmentKey {
  static var defaultValue: InlineProgram? { nil }
}

private struct EndingProgramKey: EnvironmentKey {
  static var defaultValue: InlineProgram? { nil }
}

extension EnvironmentValues {
  /// The program that `exit` ends where the view has the whole screen; `nil` in browsers. Hosts of windows set it.
  public var endingProgram: InlineProgram? {
    get { self[EndingProgramKey.self] }
    set { self[EndingProgramKey.self] = newValue }
  }

  /// The inline program of the view; `nil` outside of `Inline` scenes. Hosts of windows set it.
  public var inlineProgram: InlineProgram? {
    get { self[InlineProgramKey.self] }
    set { self[InlineProgramKey.self] = newValue }
  }

  /// Ends the program of the view.
  public var exit: ExitAction { ExitAction(program: inlineProgram ?? endingProgram) }

  /// Prints lines above the live part of the inline program of the view.
  public var printAbove: PrintAboveAction { PrintAboveAction(program: inlineProgram, environment: self) }
}
