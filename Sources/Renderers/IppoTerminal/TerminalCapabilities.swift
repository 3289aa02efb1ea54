/// What a renderer has to know about a terminal.
public struct TerminalCapabilities: Equatable, Sendable {
  /// How many colours the terminal shows.
  public var colorDepth: ColorDepth
  /// Its own colours, and what ours look like on them.
  public var palette: Palette
  /// The language of who sits at it, as a BCP 47 tag; `nil` for that of the process.
  public var language: String?

  /// A terminal of 24 bits of colour with a dark background, unless stated.
  public init(colorDepth: ColorDepth = .trueColor, palette: Palette = .dark, language: String? = nil) {
    self.colorDepth = colorDepth
    self.palette = palette
    self.language = language
  }

  /// From `TERM`, `COLORTERM`, `NO_COLOR` and `COLORFGBG`, and the language from `LC_ALL`, `LC_MESSAGES` and `LANG`.
  /// Without a hint the background is taken for dark.
  public init(environment: [String: String]) {
    self.init(
      colorDepth: ColorDepth(environment: environment), palette: Palette(colorFGBG: environment["COLORFGBG"]) ?? .dark,
      language: TerminalLanguage.tag(in: environment))
  }
}
