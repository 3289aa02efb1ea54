import IppoRender

/// The colours with a meaning, on a dark or on a light background.
///
/// The text and the page behind it have the terminal's own colours, as the user's theme sets them. The palette knows or
/// assumes their components only to mix other colours with them. Hues are Apple's system colours, adjusted to keep a
/// contrast of at least 4.5:1 as text.
public struct Palette: Hashable, Sendable {
  /// Whether the background is dark.
  public var isDark: Bool
  /// The components of the terminal's own background.
  public var background: RGB
  /// The components of the terminal's own text colour.
  public var foreground: RGB

  /// A palette by the components of the terminal's own colours.
  public init(isDark: Bool, background: RGB, foreground: RGB) {
    self.isDark = isDark
    self.background = background
    self.foreground = foreground
  }

  /// Light text on a dark background, where the terminal has not told its colours.
  public static let dark = Palette(
    isDark: true, background: RGB(hex: 0x14161B), foreground: RGB(hex: 0xE6E8EB))

  /// Dark text on a light background, where the terminal has not told its colours.
  public static let light = Palette(
    isDark: false, background: RGB(hex: 0xFFFFFF), foreground: RGB(hex: 0x1C1C1E))

  /// The palette for a background colour the terminal has told.
  public init(background: RGB) {
    self = background.luminance < 0.4 ? .dark : .light
    self.background = background
  }

  /// From `COLORFGBG` ("15;0", "0;default;15"), set by rxvt, Konsole and others; `nil` when it says nothing.
  public init?(colorFGBG: String?) {
    guard let last = colorFGBG?.split(separator: ";").last, let index = Int(last), (0..<16).contains(index) else {
      return nil
    }
    self = (0...6).contains(index) || index == 8 ? .dark : .light
  }

  /// The other palette, for a subtree with a colour scheme of its own.
  func scheme(_ scheme: RenderColorScheme?) -> Palette {
    switch scheme {
    case .dark where !isDark: .dark
    case .light where isDark: .light
    default: self
    }
  }

  /// - Parameter accent: The tint in effect.
  func resolve(_ color: RenderColor, accent: RenderColor? = nil) -> Ink {
    switch color.base {
    case .rgb(let red, let green, let blue):
      Ink(.rgb(RGB(red: red, green: green, blue: blue)), alpha: color.opacity)
    case .named(let name):
      named(name, accent: accent).faded(color.opacity)
    case .adaptive(let light, let dark):
      resolve(isDark ? dark : light, accent: accent).faded(color.opacity)
    case .mixed(let first, let second, let share, let isPerceptual):
      mix(resolve(first, accent: accent), resolve(second, accent: accent), share, isPerceptual).faded(color.opacity)
    }
  }

  private func mix(_ first: Ink, _ second: Ink, _ share: Double, _ isPerceptual: Bool) -> Ink {
    func parts(_ ink: Ink) -> RenderColor {
      let rgb = ink.components(in: self)
      return RenderColor(
        .rgb(red: Double(rgb.red) / 255, green: Double(rgb.green) / 255, blue: Double(rgb.blue) / 255),
        opacity: ink.alpha)
    }
    let mixed = RenderColor(.mixed(parts(first), parts(second), share: share, isPerceptual: isPerceptual))
      .components(isDark ? .dark : .light)
    return Ink(.rgb(RGB(red: mixed.red, green: mixed.green, blue: mixed.blue)), alpha: mixed.opacity)
  }

  private func named(_ name: RenderColor.Name, accent: RenderColor?) -> Ink {
    switch name {
    case .primary: .foreground
    case .secondary: Ink(.rgb(foreground.over(background, alpha: isDark ? 0.62 : 0.66)))
    case .tertiary, .placeholder: Ink(.rgb(foreground.over(background, alpha: isDark ? 0.45 : 0.5)))
    case .quaternary: Ink(.rgb(foreground.over(background, alpha: 0.3)))
    case .separator: Ink(.rgb(foreground.over(background, alpha: 0.25)))
    case .accent:
      // A tint of "accent" would ask itself.
      if let accent, accent.base != .named(.accent) { resolve(accent) } else { hue(0x4DA3FF, 0x0060DF) }
    case .link: hue(0x4DA3FF, 0x0060DF)
    case .background: .background
    case .secondaryBackground: Ink(.rgb(foreground.over(background, alpha: isDark ? 0.08 : 0.06)))
    case .tertiaryBackground: Ink(.rgb(foreground.over(background, alpha: isDark ? 0.16 : 0.11)))
    case .clear: Ink(.foreground, alpha: 0)
    case .white: hue(0xFFFFFF, 0xFFFFFF)
    case .black: hue(0x000000, 0x000000)
    case .gray: hue(0x98989D, 0x6E6E73)
    case .gray2: hue(0x7C7C80, 0x8E8E93)
    case .gray3: hue(0x545458, 0xAEAEB2)
    case .gray4: hue(0x444446, 0xC7C7CC)
    case .gray5: hue(0x363638, 0xD8D8DC)
    case .gray6: hue(0x242426, 0xEBEBF0)
    case .red: hue(0xFF6961, 0xD70015)
    case .orange: hue(0xFFB340, 0xB25000)
    case .yellow: hue(0xFFD426, 0x8A6A00)
    case .green: hue(0x30DB5B, 0x1F7A34)
    case .mint: hue(0x66D4CF, 0x0C817B)
    case .teal: hue(0x5DE6FF, 0x00798A)
    case .cyan: hue(0x70D7FF, 0x0071A4)
    case .blue: hue(0x4DA3FF, 0x0040DD)
    case .indigo: hue(0x8F8DFF, 0x3634A3)
    case .purple: hue(0xDA8FFF, 0x8944AB)
    case .pink: hue(0xFF6482, 0xD30F45)
    case .brown: hue(0xC9A57C, 0x7F6545)
    }
  }

  private func hue(_ dark: UInt32, _ light: UInt32) -> Ink { Ink(.rgb(RGB(hex: isDark ? dark : light))) }
}
