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
  }
}
