import IppoRender

/// Turns an SF Symbols name into an inline SVG of our own drawing.
///
/// Names are composed: `plus.circle.fill` is the glyph `plus` in a filled circle, `bell.slash` is `bell` with a stroke
/// through it. A name that nothing is known about shows a question mark in a dashed square, and keeps its own name as
/// the accessible one.
enum SymbolSet {
  /// The symbol as content of its own: named for assistive technology.
  static func image(_ name: String) -> HTMLElement {
    HTMLElement(
      "span", class: "symbol", ["role": "img", "aria-label": SpokenSymbol.name(of: name)], children: glyph(name))
  }

  /// The symbol as decoration beside a text.
  static func icon(_ name: String) -> HTMLElement {
    HTMLElement("span", class: "symbol", ["aria-hidden": "true"], children: glyph(name))
  }

  /// The drawing alone.
  static func glyph(_ name: String) -> [HTMLElement.Child] {
    var svg = HTMLElement("svg", ["viewBox": "0 0 24 24", "aria-hidden": "true"])
    for layer in layers(of: name) {
      var path = HTMLElement("path", ["d": layer.path])
      if let style = layer.kind.className { path["class"] = style }
      if layer.isInset { path["transform"] = "translate(5.4 5.4) scale(.55)" }
      svg.append(path)
    }
    return [.element(svg)]
  }

  /// One path of a symbol.
  struct Layer: Equatable {
    enum Kind: Equatable {
      case stroke
      case fill
      /// Drawn in the colour of the background, over a fill.
      case knockout

      var className: String? {
        switch self {
        case .stroke: nil
        case .fill: "sf"
        case .knockout: "sk"
        }
      }
    }

    var path: String
    var kind = Kind.stroke
    /// Drawn smaller, inside a circle or square.
    var isInset = false
  }

  static func layers(of name: String) -> [Layer] {
    if let path = path(of: name) { return [Layer(path: path)] }
    if let base = name.removing(".slash") {
      return layers(of: base) + [Layer(path: "M4 4l16 16")]
    }
    if let base = name.removing(".fill") {
      if let path = path(of: base) {
        return base.hasPrefix("exclamationmark.triangle")
          ? [
            Layer(path: "M12 4l9 16H3z", kind: .fill),
            Layer(path: "M12 10v4.500M12 17.300v.01", kind: .knockout),
          ] : [Layer(path: path, kind: .fill)]
      }
      for enclosure in enclosures {
        guard let inner = base.removing(".\(enclosure)"), let path = path(of: inner) else { continue }
        return [
          Layer(path: SymbolGlyphs.paths[enclosure]!, kind: .fill),
          Layer(path: path, kind: .knockout, isInset: true),
        ]
      }
    }
    for enclosure in enclosures {
      guard let inner = name.removing(".\(enclosure)"), let path = path(of: inner) else { continue }
      return [Layer(path: SymbolGlyphs.paths[enclosure]!), Layer(path: path, isInset: true)]
    }
    return [Layer(path: SymbolGlyphs.paths["questionmark.square.dashed"]!)]
  }

  private static let enclosures = ["circle", "square", "seal", "shield", "diamond"]

  private static func path(of name: String) -> String? {
    if let path = SymbolGlyphs.paths[name] { return path }
    if let synonym = SymbolGlyphs.synonyms[name] { return SymbolGlyphs.paths[synonym] }
    // Letters and numbers: "1.circle", "a.square.fill".
    return SymbolDigits.path(of: name)
  }
}

extension String {
  fileprivate func removing(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
