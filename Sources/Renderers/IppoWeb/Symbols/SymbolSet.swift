import ConcurrencyExtras
import IppoRender

/// Turns an SF Symbols name into an inline SVG of our own drawing.
///
/// Names are composed: `plus.circle.fill` is the glyph `plus` in a filled circle, `bell.slash` is `bell` with a stroke
/// through it. A name that nothing is known about shows a question mark in a dashed square, and keeps its own name as
/// the accessible one.
enum SymbolSet {
  /// The symbol as content of its own: named for assistive technology.
  /// - Parameter words: The words of the window, for the name.
  static func image(_ name: String, in words: RenderWords) -> HTMLElement {
    let english = spokenNames.value(for: name) { SpokenSymbol.name(of: name) }
    let label = words.translation(of: english)
    return HTMLElement("span", class: "symbol", ["role": "img", "aria-label": label], children: glyph(name))
  }

  /// The symbol as decoration beside a text.
  static func icon(_ name: String) -> HTMLElement {
    HTMLElement("span", class: "symbol", ["aria-hidden": "true"], children: glyph(name))
  }

  /// The drawing alone.
  static func glyph(_ name: String) -> [HTMLElement.Child] { drawings.value(for: name) { draw(name) } }

  /// Drawings of symbols: apps have a few dozen, and show each of them many times.
  static let drawings = BoundedCache<String, [HTMLElement.Child]>(limit: 512)

  /// The English names of symbols for assistive technology, made from the parts of their names.
  private static let spokenNames = BoundedCache<String, String>(limit: 512)

  private static func draw(_ name: String) -> [HTMLElement.Child] {
    var svg = HTMLElement("svg", ["viewBox": "0 0 24 24", "aria-hidden": "true"])
    if followsReading(name) { svg.addClass("reading") }
    let layers = layers(of: name)
    svg["mask"] = cut(layers)
    for layer in layers {
      var path = HTMLElement("path", ["d": layer.path])
      if let style = layer.kind.className { path["class"] = style }
      path["transform"] = layer.place.transform
      svg.append(path)
    }
    return [.element(svg)]
  }

  /// A mask with holes where signs are cut out, so that whatever is behind the symbol shows there; `nil` where nothing is.
  private static func cut(_ layers: [Layer]) -> String? {
    let signs = layers.filter { $0.kind == .knockout }
    guard !signs.isEmpty else { return nil }
    let holes = signs.map { sign in
      let place = sign.place.transform.map { " transform='\($0)'" } ?? ""
      return "<path d='\(sign.path)'\(place) stroke-width='\(place.isEmpty ? "3" : "3.4")'/>"
    }
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><mask id='m'><path d='M0 0h24v24H0z' fill='#fff'/>"
      + "<g fill='none' stroke='#000' stroke-linecap='round' stroke-linejoin='round'>\(holes.joined())</g></mask>"
      + "<path d='M0 0h24v24H0z' mask='url(#m)'/></svg>"
    let coded = drawing.map { character -> String in
      switch character {
      case "<": "%3C"
      case ">": "%3E"
      case "#": "%23"
      default: String(character)
      }
    }
    return "url(\"data:image/svg+xml,\(coded.joined())\") 0 0 / 100% 100% no-repeat"
  }

  /// Whether the symbol points along the direction of reading, and is mirrored in right-to-left text. As in SF Symbols,
  /// these are arrows and chevrons called `forward` and `backward`, except for those of players.
  private static func followsReading(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return ["arrow", "arrowshape", "chevron"].contains(parts.first)
      && parts.contains { $0 == "forward" || $0 == "backward" }
  }

  /// One path of a symbol.
  struct Layer: Equatable {
    enum Kind: Equatable {
      case stroke
      case fill
      /// Cut out of a fill, or drawn over it where what is behind a sign has a paint of its own.
      case knockout

      var className: String? {
        switch self {
        case .stroke: nil
        case .fill: "sf"
        case .knockout: "sk"
        }
      }
    }

    enum Place {
      case whole
      /// Drawn smaller, inside a circle or square.
      case inset
      /// Drawn smaller still, in the corner at the bottom, beside what makes room for it.
      case badge
      case besideBadge

      var transform: String? {
        switch self {
        case .whole: nil
        case .inset: "translate(5.4 5.4) scale(.55)"
        case .badge: "translate(13.5 13.5) scale(.44)"
        case .besideBadge: "scale(.76)"
        }
      }
    }

    var path: String
    var kind = Kind.stroke
    var place = Place.whole
  }

  static func layers(of name: String) -> [Layer] {
    if let half = SymbolGlyphs.halves[name], let outline = path(of: half.outline) {
      return [Layer(path: outline), Layer(path: half.filled, kind: .fill)]
    }
    if let path = path(of: name) { return [Layer(path: path)] }
    if let other = SymbolGlyphs.synonyms[name] ?? SymbolGlyphs.relatives[name] { return layers(of: other) }
    if let layers = badged(name) ?? skip(name) { return layers }
    if let base = name.removing(".slash.fill") { return layers(of: base + ".fill") + [Layer(path: "M4 4l16 16")] }
    if let base = name.removing(".slash") {
      return layers(of: base) + [Layer(path: "M4 4l16 16")]
    }
    if let base = name.removing(".fill") {
      if let path = path(of: base) {
        if SymbolGlyphs.detailed.contains(base), let inner = path.dropFirst().firstIndex(of: "M") {
          return [
            Layer(path: String(path[..<inner]), kind: .fill), Layer(path: String(path[inner...]), kind: .knockout),
          ]
        }
        return base.hasPrefix("exclamationmark.triangle")
          ? [
            Layer(path: "M12 4l9 16H3z", kind: .fill),
            Layer(path: "M12 10v4.500M12 17.300v.01", kind: .knockout),
          ] : [Layer(path: path, kind: .fill)]
      }
      for enclosure in enclosures {
        guard let inner = base.removing(".\(enclosure)"), let path = path(of: inner) else { continue }
        return [
          Layer(path: drawing(enclosure: enclosure), kind: .fill),
          Layer(path: path, kind: .knockout, place: .inset),
        ]
      }
    }
    for enclosure in enclosures {
      guard let inner = name.removing(".\(enclosure)"), let path = path(of: inner) else { continue }
      return [Layer(path: drawing(enclosure: enclosure)), Layer(path: path, place: .inset)]
    }
    // "person.fill.viewfinder", "rectangle.fill.on.rectangle.fill": where nothing is filled, the outline says as much.
    let hollow = name.replacing(".fill", with: "")
    if hollow != name, let path = path(of: hollow) { return [Layer(path: path)] }
    return [Layer(path: SymbolGlyphs.paths["questionmark.square.dashed"]!)]
  }

  private static let enclosures = [
    "circle", "square", "seal", "shield", "diamond", "rectangle", "triangle", "hexagon", "octagon", "app", "bubble",
  ]

  private static func path(of name: String) -> String? {
    if let path = drawing(name) { return path }
    if let other = SymbolGlyphs.synonyms[name] ?? SymbolGlyphs.relatives[name] { return drawing(other) }
    // Letters and numbers: "1.circle", "a.square.fill".
    return SymbolDigits.path(of: name)
  }

  private static func drawing(enclosure: String) -> String { path(of: enclosure) ?? SymbolGlyphs.paths["circle"]! }

  private static func drawing(_ name: String) -> String? {
    SymbolGlyphs.paths[name] ?? SymbolGlyphs.signs[name] ?? SymbolGlyphs.things[name]
  }

  /// "bell.badge", "folder.badge.plus", "person.crop.circle.badge.xmark": a dot at the top, or a glyph at the bottom.
  private static func badged(_ name: String) -> [Layer]? {
    let name = name.replacing(".fill", with: "")
    let parts = name.split(separator: ".badge", maxSplits: 1).map(String.init)
    guard name.contains(".badge"), let base = parts.first, !isUnknown(base) else { return nil }
    let glyph = parts.count > 1 ? parts[1].split(separator: ".").last.map(String.init) : nil
    guard let glyph else {
      return layers(of: base) + [Layer(path: "M18 3a3 3 0 1 0 0 6 3 3 0 1 0 0-6", kind: .fill)]
    }
    guard let path = path(of: glyph) else { return nil }
    let large = layers(of: base).map { Layer(path: $0.path, kind: $0.kind, place: .besideBadge) }
    return large + [Layer(path: path, place: .badge)]
  }

  /// "gobackward.15", "goforward.30": the seconds within the arrow.
  private static func skip(_ name: String) -> [Layer]? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, parts[0] == "gobackward" || parts[0] == "goforward", let arrow = path(of: parts[0]),
      let digits = SymbolDigits.path(of: parts[1])
    else { return nil }
    return [Layer(path: arrow), Layer(path: digits, place: .inset)]
  }

  /// Whether there is no drawing for a name.
  static func isUnknown(_ name: String) -> Bool {
    layers(of: name) == [Layer(path: SymbolGlyphs.paths["questionmark.square.dashed"]!)]
      && name != "questionmark.square.dashed"
  }
}

extension String {
  fileprivate func removing(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
