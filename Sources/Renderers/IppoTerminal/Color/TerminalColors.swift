/// The terminal's colours, as far as the terminal or the person has reported them, and the number of colours it shows.
struct TerminalColors: Hashable, Sendable {
  var depth: ColorDepth
  var palette: Palette
  /// Whether the palette's background is the terminal's. While it is unknown, a cell takes either both colours from the
  /// app or none.
  var isBackgroundKnown: Bool
  /// Whether every cell has colours of the app, because the terminal's background contradicts the requested theme.
  var ownsScreen: Bool
  /// The first 16 colours, or the 8 of a terminal that has no more.
  var ansi: [RGB]

  /// The 16 colours of xterm.
  static let xterm: [RGB] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGB(hex: $0) }

  /// The colours of a terminal, by `TERM`.
  static func usual(term: String) -> [RGB] {
    if term == "linux" { return console }
    // These take the codes of bright colours (SGR 90 to 107 of aixterm) for their own text colour.
    return term == "dvtm" || term == "Eterm" ? Array(xterm.prefix(8)) : xterm
  }

  /// The 16 VGA colours, used by the Linux console.
  static let console: [RGB] = [
    0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
    0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
  ].map { RGB(hex: $0) }

  /// The components of a cell's colour, as displayed by the terminal.
  func components(_ color: TerminalColor, isBackground: Bool) -> RGB {
    switch color {
    case .standard: isBackground ? palette.background : palette.foreground
    case .rgb(let rgb): rgb
    case .indexed(let index): index < 16 ? ansi[index] : ColorQuantizer.components(ansi256: index)
    }
  }
}
