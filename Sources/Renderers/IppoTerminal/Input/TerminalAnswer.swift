/// What a terminal answered to a question of the session, other than about its background.
enum TerminalAnswer: Equatable, Sendable {
  /// DA1 (`CSI c`): every terminal answers, and after all that was asked before it.
  case deviceAttributes
  /// OSC 10: the colour of text.
  case foreground(RGB)
  /// OSC 4: one of the 16 colours.
  case color(index: Int, RGB)
  /// DECRQM: a private mode, as far as the terminal knows it.
  case mode(Int, ModeState)
  /// The kitty keyboard protocol is known; its flags are in effect.
  case keyboardFlags(Int)
  /// The terminal's theme has changed (mode 2031).
  case themeChanged

  /// The second parameter of DECRPM.
  enum ModeState: Int, Sendable {
    case unknown, set, reset, permanentlySet, permanentlyReset
  }
}
