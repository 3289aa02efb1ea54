/// What a renderer has to know about a terminal.
public struct TerminalCapabilities: Equatable, Sendable {
  /// How many colours the terminal shows.
  public var colorDepth: ColorDepth
  /// Its own colours, and what ours look like on them.
  public var palette: Palette
  /// The language of the person at the terminal, as a BCP 47 tag; `nil` for that of the process.
  public var language: String?
  /// The background of the palette is that of the terminal. Until it is known, both colours of a cell are the app's or
  /// neither is.
  public var isBackgroundKnown = true
  /// The theme that the person has asked for.
  public var theme: TerminalTheme?
  /// The terminal shows ASCII alone.
  public var isASCII = false

  /// The terminal told the colour of its text, which its background does not change.
  private var isForegroundKnown = false
  /// The background is not what the theme says, so that the app draws its own everywhere.
  var ownsScreen = false
  /// The 16 colours.
  var ansi = TerminalColors.xterm

  /// A terminal of 24 bits of colour with a dark background, unless stated.
  public init(colorDepth: ColorDepth = .trueColor, palette: Palette = .dark, language: String? = nil) {
    self.colorDepth = colorDepth
    self.palette = palette
    self.language = language
  }

  /// From `TERM`, `COLORTERM`, `NO_COLOR`, `COLORFGBG` and `IPPO_THEME`; the language and the character set from `LC_ALL`,
  /// `LC_MESSAGES`, `LC_CTYPE` and `LANG`.
  ///
  /// The Linux console is dark. Without a hint the background is not known, and the palette is the dark one.
  ///
  /// - Parameter theme: A theme that takes precedence over that of the environment.
  public init(environment: [String: String], theme: TerminalTheme? = nil) {
    self.init(
      colorDepth: ColorDepth(environment: environment), language: TerminalLanguage.tag(in: environment))
    let isConsole = environment["TERM"] == "linux"
    if isConsole { ansi = TerminalColors.console }
    let hint = Palette(colorFGBG: environment["COLORFGBG"]) ?? (isConsole ? .dark : nil)
    palette = hint ?? .dark
    isBackgroundKnown = hint != nil
    isASCII = TerminalLanguage.isASCII(environment)
    self.theme = theme ?? TerminalTheme(environment: environment)
    switch self.theme {
    case .light: adopt(.light)
    case .dark: adopt(.dark)
    // As NO_COLOR has it.
    case .some(.none): colorDepth = .none
    case nil: break
    }
  }

  /// A theme that a person asked for is believed, until the terminal says otherwise.
  private mutating func adopt(_ palette: Palette) {
    self.palette = palette
    isBackgroundKnown = true
  }

  /// The terminal has told its background.
  mutating func adopt(background: RGB) {
    let told = Palette(background: background)
    isBackgroundKnown = true
    ownsScreen = theme == .light && told.isDark || theme == .dark && !told.isDark
    if ownsScreen {
      palette = told.isDark ? .light : .dark
    } else {
      let foreground = isForegroundKnown ? palette.foreground : told.foreground
      palette = told
      palette.foreground = foreground
    }
  }

  /// The terminal has told the colour of its text.
  mutating func adopt(foreground: RGB) {
    guard !ownsScreen else { return }
    isForegroundKnown = true
    palette.foreground = foreground
  }

  var colors: TerminalColors {
    TerminalColors(
      depth: colorDepth, palette: palette, isBackgroundKnown: isBackgroundKnown, ownsScreen: ownsScreen,
      ansi: ansi)
  }
}
