/// A terminal's answer to a query of the session, except for the background colour.
enum TerminalAnswer: Equatable, Sendable {
  /// DA1 (`CSI c`): every terminal answers this query, after all earlier queries. Attribute 4 is sixel graphics.
  case deviceAttributes(showsSixel: Bool)
  /// XTVERSION (`CSI > q`): the name and version of the terminal.
  case version(String)
  /// The terminal knows the graphics protocol of kitty.
  case kittyGraphics
  /// The size of a cell in pixels (`CSI 16 t`).
  case cellSize(CellSize)
  /// The size of the text area in pixels (`CSI 14 t`).
  case areaSize(CellSize)
  /// XTSMGRAPHICS: the number of colours of sixel graphics.
  case graphicsColors(Int)
  /// OSC 10: the colour of text.
  case foreground(RGB)
  /// OSC 4: one of the 16 colours.
  case color(index: Int, RGB)
  /// DECRQM: the state of a private mode, if the terminal knows the mode.
  case mode(Int, ModeState)
  /// The terminal supports the kitty keyboard protocol, and its flags are active.
  case keyboardFlags(Int)
  /// CPR (`CSI 6 n`): the position of the cursor, which can be beyond the last column.
  case cursor(CellPoint)
  /// The terminal's theme has changed (mode 2031).
  case themeChanged

  /// The second parameter of DECRPM.
  enum ModeState: Int, Sendable {
    case unknown, set, reset, permanentlySet, permanentlyReset
  }

  /// Whether it ends the answers to earlier queries.
  var isFence: Bool { if case .deviceAttributes = self { true } else { false } }
}
