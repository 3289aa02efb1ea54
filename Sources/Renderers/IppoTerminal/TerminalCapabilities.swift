/// The facts about a terminal that a renderer has to know.
public struct TerminalCapabilities: Equatable, Sendable {
  /// How many colours the terminal shows.
  public var colorDepth: ColorDepth
  /// The terminal's own colours, and the looks of Ippo's colours on them.
  public var palette: Palette
  /// The language of the person at the terminal, as a BCP 47 tag; `nil` for the language of the process.
  public var language: String?
  /// Whether the palette's background is the terminal's. While it is unknown, a cell takes either both colours from the
  /// app or none.
  public var isBackgroundKnown = true
  /// The theme that the person requested.
  public var theme: TerminalTheme?
  /// Whether the terminal shows only ASCII.
  public var isASCII = false
  /// Whether the font has braille patterns (U+2800 to U+28FF), of whose dots thin lines are made.
  public var showsBraille = true
  /// Whether the terminal takes links (OSC 8). Terminals without links ignore them; terminals that print unknown
  /// sequences get none.
  public var showsLinks = true
  /// How the person wants pictures to be shown; `nil` for the way that the terminal answers for.
  public var pictures: TerminalPictures?
  /// Whether the terminal scrolls a part of the screen (DECSTBM of the VT100 with IL and DL of the VT102).
  public var scrolls = true

  /// Whether the font is the bitmap font of xterm.
  var hasFixedFont = false
  /// Whether the person wants changes at once, without motion.
  var reducesMotion = false
  /// Whether the terminal has reported its text colour, so that its background does not determine the colour.
  private var isForegroundKnown = false
  /// Whether the background contradicts the theme, so that the app draws its own background everywhere.
  var ownsScreen = false
  /// The 16 colours, or the first 8.
  var ansi = TerminalColors.xterm

  /// A terminal of 24 bits of colour with a dark background, unless stated.
  public init(colorDepth: ColorDepth = .trueColor, palette: Palette = .dark, language: String? = nil) {
    self.colorDepth = colorDepth
    self.palette = palette
    self.language = language
  }

  /// Reads `TERM`, `COLORTERM`, `NO_COLOR`, `COLORFGBG`, `XTERM_VERSION`, `IPPO_THEME`, `IPPO_PICTURES` and `IPPO_MOTION`. The language and the character
  /// set come from `LC_ALL`, `LC_MESSAGES`, `LC_CTYPE` and `LANG`.
  ///
  /// The Linux console is dark. Without a hint the background is unknown, and the palette is the dark one.
  ///
  /// - Parameter theme: A theme that takes precedence over that of the environment.
  public init(environment: [String: String], theme: TerminalTheme? = nil) {
    self.init(
      colorDepth: ColorDepth(environment: environment), language: TerminalLanguage.tag(in: environment))
    let term = environment["TERM"] ?? ""
    let isConsole = term == "linux"
    showsLinks = TerminalTraits.takesCommands(term)
    ansi = TerminalColors.usual(term: term)
    let hint = Palette(colorFGBG: environment["COLORFGBG"]) ?? (isConsole ? .dark : nil)
    palette = hint ?? .dark
    isBackgroundKnown = hint != nil
    isASCII = TerminalLanguage.isASCII(environment)
    showsBraille = !isASCII && !isConsole
    // Other terminals and multiplexers inherit the version of the xterm in which they were started, and name themselves.
    hasFixedFont =
      environment["XTERM_VERSION"] != nil && term.hasPrefix("xterm")
      && ["COLORTERM", "VTE_VERSION", "TERM_PROGRAM", "TMUX", "STY"].allSatisfy { environment[$0] == nil }
    scrolls = !Self.termsWithoutScrolling.contains { term.hasPrefix($0) }
    pictures = TerminalPictures(environment: environment)
    reducesMotion = environment["IPPO_MOTION"] == "none"
    self.theme = theme ?? TerminalTheme(environment: environment)
    switch self.theme {
    case .light: adopt(.light)
    case .dark: adopt(.dark)
    // As specified by NO_COLOR.
    case .some(.none): colorDepth = .none
    case nil: break
    }
  }

  /// The glyphs of the terminal.
  var repertoire: GlyphRepertoire { isASCII ? .ascii : hasFixedFont ? .fixed : .unicode }

  /// Beginnings of `TERM` whose entries in terminfo lack `csr`, `il` or `dl`.
  private static let termsWithoutScrolling = ["ansi", "cons", "cygwin", "pcansi", "scoansi", "sun", "vt52", "vt100"]

  /// Adopts the requested theme until the terminal contradicts it.
  private mutating func adopt(_ palette: Palette) {
    self.palette = palette
    isBackgroundKnown = true
  }

  /// Adopts the background that the terminal reports.
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

  /// Adopts the text colour that the terminal reports.
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
