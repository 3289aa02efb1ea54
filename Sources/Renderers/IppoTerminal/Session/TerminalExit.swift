/// Why a session ended.
enum TerminalExit: Equatable, Sendable {
  /// The program has ended itself.
  case finished
  /// The person pressed Control-C, and the window had no question about unsaved changes, or the person has agreed.
  case quit
  /// Standard input was ended.
  case endOfInput
  /// The terminal has gone.
  case hangup
  /// Another process has taken the window over.
  case moved
  /// The next process of the program has the terminal, in the modes of this one.
  case handedOver
  /// A signal requested the end.
  case signal(Int32)
}
