/// What a renderer has to know about a terminal.
public struct TerminalCapabilities: Equatable, Sendable {
  /// How many colours the terminal shows.
  public var colorDepth: ColorDepth
  /// Its own colours, and what ours look like on them.
  public var palette: Palette

  /// A terminal of 24 bits of colour with a dark background, unless stated.
  public init(colorDepth: ColorDepth = .trueColor, palette: Palette = .dark) {
    self.colorDepth = colorDepth
    self.palette = palette
  }

  /// From `TERM`, `COLORTERM`, `NO_COLOR` and `COLORFGBG`. Without a hint the background is taken for dark.
  public init(environment: [String: String]) {
    self.init(
      colorDepth: ColorDepth(environment: environment), palette: Palette(colorFGBG: environment["COLORFGBG"]) ?? .dark)
  }
}
