/// Why an app cannot run in a terminal.
public enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Standard input or output is a file or a pipe.
  case notATerminal(String)
  /// `TERM` is unset, or names a terminal that cannot place text.
  case cannotPlaceText(term: String?)
  /// A system call failed.
  case system(call: String, errno: Int32, message: String)

  /// Says what is wrong, and how it is put right.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "Standard \(stream) is not a terminal, so there is nowhere to show the app. Run it in a terminal without "
        + "redirecting its input or output, or start it without --terminal to serve it to a browser."
    case .cannotPlaceText(let term):
      (term.map { "TERM is “\($0)”: a terminal that cannot place text on the screen. " }
        ?? "TERM is not set, so nothing is known about this terminal. ")
        + "Run the app in another terminal, set TERM to what this one is (xterm-256color, if in doubt), or start the app "
        + "without --terminal to serve it to a browser."
    case .system(let call, let code, let message): "\(call) failed: \(message) (errno \(code))."
    }
  }
}
