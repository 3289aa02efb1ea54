/// The answers of a terminal about pictures.
struct PictureAnswers: Equatable, Sendable {
  /// The terminal knows the graphics protocol of kitty.
  var knowsKitty = false
  /// DA1 names sixel graphics (attribute 4).
  var knowsSixel = false
  /// The name and version of the terminal, by XTVERSION.
  var version = ""
  /// A cell in pixels, by `CSI 16 t`.
  var cell: CellSize?
  /// The text area in pixels, by `CSI 14 t` or the size of the device.
  var area: CellSize?
  /// The number of colours of sixel graphics, by XTSMGRAPHICS.
  var colors: Int?

  /// Names of terminals that show inline images of iTerm2, as XTVERSION begins.
  private static let inlineVersions = ["iTerm2 ", "WezTerm ", "mintty "]
  /// Values of `TERM_PROGRAM` and `LC_TERMINAL` of these terminals.
  private static let inlinePrograms = ["iTerm.app", "iTerm2", "WezTerm", "mintty"]

  /// The way to show pictures that the terminal has answered for.
  ///
  /// - Parameters:
  ///   - traits: Tell whether the terminal is within a multiplexer, to whose screen no graphics but sixel belong.
  ///   - depth: Half blocks need 256 colours.
  ///   - isASCII: Whether the terminal has no half blocks.
  func method(_ traits: TerminalTraits, depth: ColorDepth, isASCII: Bool = false) -> TerminalPictures {
    guard depth != .none else { return .none }
    if !traits.isMultiplexed {
      if knowsKitty { return .kitty }
      if Self.inlineVersions.contains(where: version.hasPrefix) || Self.inlinePrograms.contains(traits.program) {
        return .iterm
      }
    }
    if knowsSixel { return .sixel }
    return depth > .ansi16 && !isASCII ? .blocks : .none
  }

  /// A cell in pixels, for a screen of some cells; that of the VT340 if nothing is known.
  func cell(on screen: CellSize) -> CellSize {
    let limits = 2...200
    if let cell, limits.contains(cell.columns), limits.contains(cell.rows) { return cell }
    if let area, screen.columns > 0, screen.rows > 0 {
      let cell = CellSize(columns: area.columns / screen.columns, rows: area.rows / screen.rows)
      if limits.contains(cell.columns), limits.contains(cell.rows) { return cell }
    }
    return CellSize(columns: 10, rows: 20)
  }

  /// The questions, for a terminal that ignores what it does not know. A multiplexer takes the question of kitty for a title.
  static func questions(_ traits: TerminalTraits) -> String {
    let others = "\u{1B}[>0q\(KittyGraphics.question)"
    // The size of a cell, the size of the text area, and the number of colours of sixel graphics.
    return (traits.isMultiplexed ? "" : others) + "\u{1B}[16t\u{1B}[14t\u{1B}[?1;1;0S"
  }
}
