import IppoRender

extension UIColor {
  // MARK: Text and lines

  public static let label = UIColor(meaning: .primary)
  public static let secondaryLabel = UIColor(meaning: .secondary)
  public static let tertiaryLabel = UIColor(meaning: .tertiary)
  public static let quaternaryLabel = UIColor(meaning: .quaternary)
  public static let placeholderText = UIColor(meaning: .placeholder)
  public static let link = UIColor(meaning: .link)
  public static let separator = UIColor(meaning: .separator)
  public static let opaqueSeparator = UIColor(meaning: .gray3)
  public static let tintColor = UIColor(meaning: .accent)

  // MARK: Backgrounds and fills

  public static let systemBackground = UIColor(meaning: .background)
  public static let secondarySystemBackground = UIColor(meaning: .secondaryBackground)
  public static let tertiarySystemBackground = UIColor(meaning: .tertiaryBackground)
  public static let systemGroupedBackground = UIColor(meaning: .secondaryBackground)
  public static let secondarySystemGroupedBackground = UIColor(meaning: .tertiaryBackground)
  public static let tertiarySystemGroupedBackground = UIColor(meaning: .secondaryBackground)
  public static let systemFill = UIColor(meaning: .gray, opacity: 0.2)
  public static let secondarySystemFill = UIColor(meaning: .gray, opacity: 0.16)
  public static let tertiarySystemFill = UIColor(meaning: .gray, opacity: 0.12)
  public static let quaternarySystemFill = UIColor(meaning: .gray, opacity: 0.08)

  // MARK: Adaptable colours

  public static let systemRed = UIColor(meaning: .red)
  public static let systemOrange = UIColor(meaning: .orange)
  public static let systemYellow = UIColor(meaning: .yellow)
  public static let systemGreen = UIColor(meaning: .green)
  public static let systemMint = UIColor(meaning: .mint)
  public static let systemTeal = UIColor(meaning: .teal)
  public static let systemCyan = UIColor(meaning: .cyan)
  public static let systemBlue = UIColor(meaning: .blue)
  public static let systemIndigo = UIColor(meaning: .indigo)
  public static let systemPurple = UIColor(meaning: .purple)
  public static let systemPink = UIColor(meaning: .pink)
  public static let systemBrown = UIColor(meaning: .brown)
  public static let systemGray = UIColor(meaning: .gray)
  public static let systemGray2 = UIColor(meaning: .gray2)
  public static let systemGray3 = UIColor(meaning: .gray3)
  public static let systemGray4 = UIColor(meaning: .gray4)
  public static let systemGray5 = UIColor(meaning: .gray5)
  public static let systemGray6 = UIColor(meaning: .gray6)

  // MARK: Colours of texts on dark and light grounds

  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Fixed colours

  public static let black = UIColor(meaning: .black)
  public static let white = UIColor(meaning: .white)
  public static let clear = UIColor(meaning: .clear)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIColor {
  fileprivate convenience init(meaning: RenderColor.Name, opacity: Double = 1) {
    self.init(render: RenderColor(.named(meaning), opacity: opacity))
  }
}
