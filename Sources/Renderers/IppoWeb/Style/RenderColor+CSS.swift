import IppoRender

extension RenderColor {
  /// A CSS `<color>`. Named colours are custom properties of the style sheet, which knows light and dark.
  var css: String {
    let color =
      switch base {
      case .named(.clear): "transparent"
      case .named(let name): "var(--\(name.rawValue))"
      case .rgb(let red, let green, let blue):
        "rgb(\(Self.channel(red)) \(Self.channel(green)) \(Self.channel(blue)))"
      // Follows `color-scheme`, as the custom properties do.
      case .adaptive(let light, let dark): "light-dark(\(light.css),\(dark.css))"
      case .mixed(let first, let second, let share, let isPerceptual):
        "color-mix(in \(isPerceptual ? "oklab" : "srgb"),\(first.css),\(second.css) \(CSSLength.percent(share)))"
      }
    guard opacity < 1 else { return color }
    return "color-mix(in srgb,\(color) \(CSSLength.percent(max(0, opacity))),transparent)"
  }

  private static func channel(_ value: Double) -> String { CSSLength.number(min(max(value, 0), 1) * 255) }
}
