import IppoRender

extension UIColor {
  // MARK: Text and lines

  /// The colour of text.
  public static let label = UIColor(meaning: .primary)
  /// The colour of text that matters less than ``label``.
  public static let secondaryLabel = UIColor(meaning: .secondary)
  /// The colour of text that matters less than ``secondaryLabel``.
  public static let tertiaryLabel = UIColor(meaning: .tertiary)
  /// The faintest colour of text.
  public static let quaternaryLabel = UIColor(meaning: .quaternary)
  /// The colour of the text that an empty field shows.
  public static let placeholderText = UIColor(meaning: .placeholder)
  /// The colour of links.
  public static let link = UIColor(meaning: .link)
  /// The colour of thin lines between views, through which the background is visible.
  public static let separator = UIColor(meaning: .separator)
  /// The opaque colour of thin lines between views.
  public static let opaqueSeparator = UIColor(meaning: .gray3)
  /// The accent colour of the app.
  public static let tintColor = UIColor(meaning: .accent)

  // MARK: Backgrounds and fills

  /// The colour behind the content of a window.
  public static let systemBackground = UIColor(meaning: .background)
  /// The colour of groups on ``systemBackground``.
  public static let secondarySystemBackground = UIColor(light: .secondaryBackground, dark: .gray6)
  /// The colour of groups on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = UIColor(light: .tertiaryBackground, dark: .gray5)
  /// The colour behind grouped content, such as a grouped list.
  public static let systemGroupedBackground = UIColor(meaning: .secondaryBackground)
  /// The colour of groups on ``systemGroupedBackground``.
  public static let secondarySystemGroupedBackground = UIColor(meaning: .tertiaryBackground)
  /// The colour of groups on ``secondarySystemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = UIColor(light: .secondaryBackground, dark: .gray5)
  /// A translucent grey for small shapes, such as the track of a slider: opacity 0.2.
  public static let systemFill = UIColor(meaning: .gray, opacity: 0.2)
  /// A translucent grey for shapes of middle size, such as a switch: opacity 0.16.
  public static let secondarySystemFill = UIColor(meaning: .gray, opacity: 0.16)
  /// A translucent grey for large shapes, such as a field or a button: opacity 0.12.
  public static let tertiarySystemFill = UIColor(meaning: .gray, opacity: 0.12)
  /// A translucent grey for large areas with complex content: opacity 0.08.
  public static let quaternarySystemFill = UIColor(meaning: .gray, opacity: 0.08)

  // MARK: Adaptable colours

  /// Red, in the shade that suits light or dark surroundings.
  public static let systemRed = UIColor(meaning: .red)
  /// Orange, in the shade that suits light or dark surroundings.
  public static let systemOrange = UIColor(meaning: .orange)
  /// Yellow, in the shade that suits light or dark surroundings.
  public static let systemYellow = UIColor(meaning: .yellow)
  /// Green, in the shade that suits light or dark surroundings.
  public static let systemGreen = UIColor(meaning: .green)
  /// Mint, in the shade that suits light or dark surroundings.
  public static let systemMint = UIColor(meaning: .mint)
  /// Teal, in the shade that suits light or dark surroundings.
  public static let systemTeal = UIColor(meaning: .teal)
  /// Cyan, in the shade that suits light or dark surroundings.
  public static let systemCyan = UIColor(meaning: .cyan)
  /// Blue, in the shade that suits light or dark surroundings.
  public static let systemBlue = UIColor(meaning: .blue)
  /// Indigo, in the shade that suits light or dark surroundings.
  public static let systemIndigo = UIColor(meaning: .indigo)
  /// Purple, in the shade that suits light or dark surroundings.
  public static let systemPurple = UIColor(meaning: .purple)
  /// Pink, in the shade that suits light or dark surroundings.
  public static let systemPink = UIColor(meaning: .pink)
  /// Brown, in the shade that suits light or dark surroundings.
  public static let systemBrown = UIColor(meaning: .brown)
  /// A middle grey, in the shade that suits light or dark surroundings.
  public static let systemGray = UIColor(meaning: .gray)
  /// A grey that is one step nearer to the background than ``systemGray``.
  public static let systemGray2 = UIColor(meaning: .gray2)
  /// A grey that is one step nearer to the background than ``systemGray2``.
  public static let systemGray3 = UIColor(meaning: .gray3)
  /// A grey that is one step nearer to the background than ``systemGray3``.
  public static let systemGray4 = UIColor(meaning: .gray4)
  /// A grey that is one step nearer to the background than ``systemGray4``.
  public static let systemGray5 = UIColor(meaning: .gray5)
  /// The grey that is nearest to the background.
  public static let systemGray6 = UIColor(meaning: .gray6)

  // MARK: Colours of texts on dark and light grounds

  /// Text on dark grounds: white with opacity 0.6, in light and in dark surroundings.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light grounds: black, in light and in dark surroundings.
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Fixed colours

  /// Black, in light and in dark surroundings.
  public static let black = UIColor(meaning: .black)
  /// White, in light and in dark surroundings.
  public static let white = UIColor(meaning: .white)
  /// No colour: opacity 0.
  public static let clear = UIColor(meaning: .clear)
  /// A grey of a third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A grey of two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// A grey of half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red of sRGB: (1, 0, 0).
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green of sRGB: (0, 1, 0).
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue of sRGB: (0, 0, 1).
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan of sRGB: (0, 1, 1).
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow of sRGB: (1, 1, 0).
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta of sRGB: (1, 0, 1).
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: (1, 0.5, 0) in sRGB.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: (0.5, 0, 0.5) in sRGB.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: (0.6, 0.4, 0.2) in sRGB.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIColor {
  fileprivate convenience init(meaning: RenderColor.Name, opacity: Double = 1) {
    self.init(render: RenderColor(.named(meaning), opacity: opacity))
  }

  /// A colour for content on a background. In dark surroundings, the content is lighter than its background.
  fileprivate convenience init(light: RenderColor.Name, dark: RenderColor.Name) {
    self.init(render: RenderColor(.adaptive(light: .named(light), dark: .named(dark))))
  }
}
