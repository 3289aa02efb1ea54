import IppoRender

/// Chooses the output colours of cells: the nearest colours of the terminal, selected in pairs, so that content stays
/// readable on its background.
///
/// For the colours of the terminal in use, text has a contrast of at least 4.5:1. Signs (lines, arrows, marks) have 3:1
/// (WCAG 2.2, 1.4.3 and 1.4.11). Inactive content and ornaments have 2:1. While the terminal's background is unknown,
/// a cell takes either both colours from the app or none.
///
/// With 16 colours, text and signs keep their hue, too: red, pink and brown stay apart from grey, and grey from red. Where no
/// colour of the hue is readable, the hue is the ground of the cell.
struct ColorPairing: Sendable {
  /// The category of a glyph, which decides its least contrast.
  enum Kind: Hashable, Sendable {
    case text
    case sign
    /// Blocks and dots of pictures: both colours of the cell are parts of the picture.
    case picture
    /// The upper or lower half of a cell: the edge of a filled shape.
    case edge
    case blank

    init(_ glyph: Glyph) {
      let value = glyph.character.unicodeScalars.first?.value ?? 0x20
      switch value {
      case 0x20: self = .blank
      case 0x2190...0x257F, 0x25A0...0x27FF, 0x2900...0x2BFF, 0x1F000...0x1FAFF: self = .sign
      case 0x2580, 0x2584: self = .edge
      case 0x2580...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FBFF: self = .picture
      default: self = .text
      }
    }

    /// Whether the glyph fills parts of its cell, so that both colours are seen as surfaces.
    var isBlock: Bool { self == .picture || self == .edge }

    fileprivate var leastContrast: Double {
      switch self {
      case .text: 4.5
      case .sign: 3
      case .picture, .edge, .blank: 1
      }
    }
  }

  /// A style and glyph category as drawn, before the reduction to the terminal's colours.
  struct Drawn: Hashable, Sendable {
    var style: CellStyle
    var kind: Kind

    var leastContrast: Double {
      style.attributes.contains(.quiet) ? min(2, kind.leastContrast) : kind.leastContrast
    }
  }

  let terminal: TerminalColors
  /// Cached results; a screen uses few styles.
  private(set) var known: [Drawn: CellStyle] = [:]

  /// The maximum size of the cache. Gradients have many styles; a full cache is emptied.
  private static let capacity = 4096

  init(_ terminal: TerminalColors) { self.terminal = terminal }

  /// The output style of a cell.
  mutating func style(_ style: CellStyle, for kind: Kind) -> CellStyle {
    if style == .plain, !terminal.ownsScreen { return style }
    if let link = style.link {
      // Links do not change colours, and would fill the cache.
      var other = style
      other.link = nil
      other = self.style(other, for: kind)
      other.link = link
      return other
    }
    // In reverse video, a space shows the colour of the letters beside it as its ground.
    let isGround = kind == .blank && style.attributes.contains(.reverse)
    let drawn = Drawn(style: style, kind: isGround ? .text : kind)
    if let found = known[drawn] { return found }
    if known.count >= Self.capacity { known = [:] }
    let result = paired(drawn)
    known[drawn] = result
    return result
  }

  /// Whether a placeholder on the terminal's background has a readable colour that differs from the colour of text.
  var hasPlaceholderColor: Bool {
    let placeholder = terminal.palette.resolve(.named(.placeholder)).components(in: terminal.palette)
    let colors = [placeholder, terminal.palette.foreground].map { color in
      let drawn = Drawn(style: CellStyle(foreground: .rgb(color)), kind: .text)
      return terminal.components(paired(drawn).foreground, isBackground: false)
    }
    return colors[0].contrast(to: colors[1]) >= Self.leastDifference
  }

  /// The contrast from which two texts beside each other are seen to differ.
  private static let leastDifference = 1.5

  private func paired(_ drawn: Drawn) -> CellStyle {
    var drawn = drawn
    if isReversedGround(drawn) { drawn.style.foreground = .standard }
    var style = owned(drawn)
    style.attributes.subtract([.quiet, .edge])
    switch terminal.depth {
    case .none: break
    case .ansi16: reduceTo16(&style, drawn)
    case .ansi256: reduceTo256(&style, drawn)
    case .trueColor:
      let background = terminal.components(style.background, isBackground: true)
      guard style.foreground != .standard || style.background != .standard else { break }
      let ink = terminal.components(style.foreground, isBackground: false)
      let readable = ink.readable(on: background, atLeast: drawn.leastContrast)
      if readable != ink { style.foreground = .rgb(readable) }
    }
    return style
  }

  /// Whether reverse video makes the terminal's colours the ground of text. With 16 colours, reverse video draws surfaces: rows with
  /// the focus, buttons, chosen tabs. The ink of a cell would be its ground, and a grey or blue text a block in its row.
  private func isReversedGround(_ drawn: Drawn) -> Bool {
    terminal.depth == .ansi16 && drawn.style.attributes.contains(.reverse) && drawn.style.background == .standard
      && !drawn.kind.isBlock
  }

  /// Decides whether a cell has the app's colours or the terminal's.
  private func owned(_ drawn: Drawn) -> CellStyle {
    var style = drawn.style
    let (ink, ground) = (TerminalColor.rgb(terminal.palette.foreground), TerminalColor.rgb(terminal.palette.background))
    if terminal.ownsScreen {
      if style.foreground == .standard { style.foreground = ink }
      if style.background == .standard { style.background = ground }
      return style
    }
    switch (style.foreground == .standard, style.background == .standard) {
    case (true, true), (false, false): break
    case (false, true):
      guard !terminal.isBackgroundKnown else { break }
      // A text and a line can lose their hues, but a progress bar cannot.
      let isLine = drawn.kind == .sign && style.attributes.contains(.quiet)
      if drawn.kind == .text || isLine {
        style.foreground = .standard
      } else {
        // A shape fills its edge: a ground of the app would be a dark line along it in a light terminal.
        let isEdge = drawn.kind == .edge && style.attributes.contains(.edge)
        style.background = isEdge ? style.foreground : ground
      }
    case (true, false):
      if !terminal.isBackgroundKnown { style.foreground = ink }
    }
    return style
  }

  // MARK: Fewer colours

  private func reduceTo256(_ style: inout CellStyle, _ drawn: Drawn) {
    if case .rgb(let rgb) = style.background { style.background = .indexed(ColorQuantizer.ansi256(rgb)) }
    guard style.foreground != .standard || style.background != .standard else { return }
    let background = terminal.components(style.background, isBackground: true)
    let ink = terminal.components(style.foreground, isBackground: false)
    if case .rgb(let rgb) = style.foreground { style.foreground = .indexed(ColorQuantizer.ansi256(rgb)) }
    let limit = drawn.leastContrast
    guard terminal.components(style.foreground, isBackground: false).contrast(to: background) < limit else { return }
    let goal = ink.readable(on: background, atLeast: limit)
    let fitting = (16..<256).filter { ColorQuantizer.components(ansi256: $0).contrast(to: background) >= limit }
    if let index = ColorQuantizer.nearest(to: goal, among: fitting, { ColorQuantizer.components(ansi256: $0) }) {
      style.foreground = .indexed(index)
    }
  }

  private func reduceTo16(_ style: inout CellStyle, _ drawn: Drawn) {
    let isFilled = style.foreground == style.background && style.foreground != .standard
    if case .rgb(let rgb) = style.background { style.background = ground16(rgb) }
    if isFilled, drawn.kind == .edge {
      style.foreground = style.background
      return
    }
    if style.background == .standard, !terminal.isBackgroundKnown, drawn.kind == .text { style.foreground = .standard }
    guard case .rgb(let ink) = style.foreground else { return keepStandard16(&style, drawn) }
    let background = terminal.components(style.background, isBackground: true)
    if ink.chroma >= Self.leastInkChroma, drawn.kind == .text || drawn.kind == .sign {
      if let index = hued16(ink, on: background, drawn) { return set(index, on: background, drawn, &style) }
      if let pair = reversed16(ink, drawn) {
        style.background = .indexed(pair.ground)
        return set(pair.ink, on: terminal.ansi[pair.ground], drawn, &style)
      }
    }
    set(fitting16(ink, on: background, drawn), on: background, drawn, &style)
  }

  /// Many terminals draw bold letters of the first eight colours in the second eight, which may be unreadable.
  private func set(_ index: Int?, on background: RGB, _ drawn: Drawn, _ style: inout CellStyle) {
    style.foreground = index.map { .indexed($0) } ?? .standard
    guard let index, index < 8, terminal.ansi.count > 8,
      terminal.ansi[index + 8].contrast(to: background) < drawn.leastContrast
    else { return }
    style.attributes.remove(.bold)
  }

  /// A surface that hardly differs from the background takes the background.
  private func ground16(_ color: RGB) -> TerminalColor {
    let isTerminals = terminal.isBackgroundKnown && !terminal.ownsScreen
    if isTerminals, color.contrast(to: terminal.palette.background) < 1.6 { return .standard }
    let all = Array(terminal.ansi.indices)
    let alike = color.chroma >= Self.leastGroundChroma ? all.filter { keepsHue(of: color, $0) } : []
    return .indexed(ColorQuantizer.nearest(to: color, among: alike.isEmpty ? all : alike) { terminal.ansi[$0] }!)
  }

  /// The terminal's own text colour may be unreadable on a background of the 16 colours.
  private func keepStandard16(_ style: inout CellStyle, _ drawn: Drawn) {
    guard style.foreground == .standard, style.background != .standard, drawn.kind != .blank else { return }
    let background = terminal.components(style.background, isBackground: true)
    set(fitting16(terminal.palette.foreground, on: background, drawn), on: background, drawn, &style)
  }

  /// The nearest readable colour of the 16; `nil` if none is readable and the background is the terminal's. Text and signs
  /// without a hue take greys alone. Where the terminal's own text is faint, such text takes its colour.
  private func fitting16(_ ink: RGB, on background: RGB, _ drawn: Drawn) -> Int? {
    let contrasts = terminal.ansi.map { $0.contrast(to: background) }
    let isGrey = ink.chroma < Self.leastInkChroma && (drawn.kind == .text || drawn.kind == .sign)
    let isTerminals = background == terminal.palette.background
    if isGrey, isTerminals, terminal.palette.foreground.contrast(to: background) < drawn.leastContrast { return nil }
    let fitting = terminal.ansi.indices.filter {
      contrasts[$0] >= drawn.leastContrast && !(isGrey && terminal.ansi[$0].chroma >= Self.leastPaletteChroma)
    }
    if let index = ColorQuantizer.nearest(to: ink, among: fitting, { terminal.ansi[$0] }) { return index }
    guard !isTerminals else { return nil }
    return terminal.ansi.indices.max { contrasts[$0] < contrasts[$1] }
  }

  // MARK: Hues of the 16 colours

  /// The chroma from which text has a hue that counts. Text that is mixed with a coloured background has less.
  private static let leastInkChroma = 48
  /// The chroma from which a surface has a hue that counts. Coloured backgrounds, and surfaces mixed from them, have less.
  private static let leastGroundChroma = 64
  /// The chroma from which a colour of the terminal has a hue that counts: muted palettes have a purple of 43.
  private static let leastPaletteChroma = 40
  /// The angle up to which people give two hues the same name.
  private static let mostHueDistance = 45.0

  private func keepsHue(of color: RGB, _ index: Int) -> Bool {
    let other = terminal.ansi[index]
    return other.chroma >= Self.leastPaletteChroma && other.hueDistance(to: color) <= Self.mostHueDistance
  }

  /// The nearest readable colour of the 16 with the same hue. A sign takes the colour of the text beside it, where text has one.
  private func hued16(_ ink: RGB, on background: RGB, _ drawn: Drawn) -> Int? {
    let alike = terminal.ansi.indices.filter { keepsHue(of: ink, $0) }
    func nearest(_ limit: Double) -> Int? {
      let fitting = alike.filter { terminal.ansi[$0].contrast(to: background) >= limit }
      return ColorQuantizer.nearest(to: ink, among: fitting) { terminal.ansi[$0] }
    }
    if drawn.kind == .sign, !drawn.style.attributes.contains(.quiet), let index = nearest(Kind.text.leastContrast) {
      return index
    }
    return nearest(drawn.leastContrast)
  }

  /// Reverse video: the hue as the ground of the cell, and a colour that is readable on it.
  private func reversed16(_ ink: RGB, _ drawn: Drawn) -> (ground: Int, ink: Int)? {
    let pairs = terminal.ansi.indices.filter { keepsHue(of: ink, $0) }.compactMap {
      ground -> (ground: Int, ink: Int)? in
      let contrasts = terminal.ansi.map { $0.contrast(to: terminal.ansi[ground]) }
      let best = terminal.ansi.indices.max { contrasts[$0] < contrasts[$1] }!
      return contrasts[best] >= drawn.leastContrast ? (ground, best) : nil
    }
    guard let ground = ColorQuantizer.nearest(to: ink, among: pairs.map(\.ground), { terminal.ansi[$0] }) else {
      return nil
    }
    return pairs.first { $0.ground == ground }
  }
}
