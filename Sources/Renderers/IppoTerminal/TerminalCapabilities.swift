/// What a renderer has to know about a terminal.
public struct TerminalCapabilities: Equatable, Sendable {
  public var colorDepth: ColorDepth
  public var palette: Palette

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
