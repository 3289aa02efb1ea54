extension RenderColor {
  /// The sRGB components and the opacity: the given ones, or those of the name in light or in dark.
  ///
  /// The values are those of the platform's palette (Human Interface Guidelines, Color).
  public func components(_ scheme: RenderColorScheme) -> (red: Double, green: Double, blue: Double, opacity: Double) {
    switch base {
    case .rgb(let red, let green, let blue): return (red, green, blue, opacity)
    case .adaptive(let light, let dark):
      let own = (scheme == .dark ? dark : light).components(scheme)
      return (own.red, own.green, own.blue, own.opacity * opacity)
    case .mixed(let first, let second, let share, let isPerceptual):
      let (a, b) = (first.components(scheme), second.components(scheme))
      func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      let rgb: (red: Double, green: Double, blue: Double) =
        isPerceptual
        ? Oklab.mix((a.red, a.green, a.blue), (b.red, b.green, b.blue), share: share)
        : (between(a.red, b.red), between(a.green, b.green), between(a.blue, b.blue))
      return (rgb.red, rgb.green, rgb.blue, between(a.opacity, b.opacity) * opacity)
    case .named(let name):
      let (light, dark, alpha) = name.palette
      let value = scheme == .dark ? dark : light
      return (
        Double(value >> 16 & 0xFF) / 255, Double(value >> 8 & 0xFF) / 255, Double(value & 0xFF) / 255,
        alpha * opacity
      )
    }
  }
}

extension RenderColor.Name {
  /// 0xRRGGBB in light and in dark, and the opacity.
  fileprivate var palette: (light: Int, dark: Int, opacity: Double) {
    switch self {
    case .primary: (0x000000, 0xFFFFFF, 1)
    case .secondary: (0x3C3C43, 0xEBEBF5, 0.6)
    case .tertiary: (0x3C3C43, 0xEBEBF5, 0.3)
    case .quaternary: (0x3C3C43, 0xEBEBF5, 0.18)
    case .accent, .blue, .link: (0x007AFF, 0x0A84FF, 1)
    case .red: (0xFF3B30, 0xFF453A, 1)
    case .orange: (0xFF9500, 0xFF9F0A, 1)
    case .yellow: (0xFFCC00, 0xFFD60A, 1)
    case .green: (0x34C759, 0x30D158, 1)
    case .mint: (0x00C7BE, 0x63E6E2, 1)
    case .teal: (0x30B0C7, 0x40C8E0, 1)
    case .cyan: (0x32ADE6, 0x64D2FF, 1)
    case .indigo: (0x5856D6, 0x5E5CE6, 1)
    case .purple: (0xAF52DE, 0xBF5AF2, 1)
    case .pink: (0xFF2D55, 0xFF375F, 1)
    case .brown: (0xA2845E, 0xAC8E68, 1)
    case .gray: (0x8E8E93, 0x8E8E93, 1)
    case .gray2: (0xAEAEB2, 0x636366, 1)
    case .gray3: (0xC7C7CC, 0x48484A, 1)
    case .gray4: (0xD1D1D6, 0x3A3A3C, 1)
    case .gray5: (0xE5E5EA, 0x2C2C2E, 1)
    case .gray6: (0xF2F2F7, 0x1C1C1E, 1)
    case .white: (0xFFFFFF, 0xFFFFFF, 1)
    case .black: (0x000000, 0x000000, 1)
    case .clear: (0x000000, 0x000000, 0)
    case .background: (0xFFFFFF, 0x000000, 1)
    case .secondaryBackground: (0xF2F2F7, 0x1C1C1E, 1)
    case .tertiaryBackground: (0xFFFFFF, 0x2C2C2E, 1)
    case .separator: (0x3C3C43, 0x545458, 0.3)
    case .placeholder: (0x3C3C43, 0xEBEBF5, 0.3)
    }
  }
}
