import IppoRender

extension HTMLElement {
  /// Text styles are classes of the style sheet; what departs from them is a style property.
  mutating func apply(_ font: RenderFont?) {
    guard let font else { return }
    if let style = font.style { addClass("f-\(style.rawValue)") }
    if let size = font.size { styles["font-size"] = CSSLength.points(size) }
    if let weight = font.weight { styles["font-weight"] = String(weight) }
    if font.design != .default { addClass("fd-\(font.design.rawValue)") }
    if font.isItalic { styles["font-style"] = "italic" }
    if font.hasMonospacedDigits { styles["font-variant-numeric"] = "tabular-nums" }
    if font.scale != 1 { styles["--type"] = CSSLength.number(font.scale) }
    if let letters = font.smallCapitals { styles["font-variant-caps"] = letters.css }
    if let family = font.family { styles["font-family"] = "\(family.cssFamily),system-ui,sans-serif" }
    if let width = font.width { styles["font-stretch"] = CSSLength.percent(width) }
    if let height = font.lineHeight { styles["line-height"] = CSSLength.number(height) }
  }
}

extension RenderFont.SmallCapitals {
  /// A value for the CSS `font-variant-caps` property.
  fileprivate var css: String {
    switch self {
    case .all: "all-small-caps"
    case .lowercase: "small-caps"
    case .uppercase: "unicase"
    }
  }
}

extension String {
  /// The name of a font as a CSS string. What cannot be part of a name is left out.
  var cssFamily: String {
    let name = unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || " -_.".unicodeScalars.contains($0)
    }
    return "\"\(String(String.UnicodeScalarView(name)))\""
  }
}
