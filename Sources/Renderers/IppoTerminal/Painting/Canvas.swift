import IppoRender

/// Draws into a cell buffer, within a clip and within the damaged part of the screen.
///
/// Colours are mixed here: a see-through ink is laid over what the cell shows, so that effects compose in drawing
/// order.
final class Canvas {
  private(set) var buffer: CellBuffer
  private(set) var damage: Damage
  /// The terminal's own colours.
  let palette: Palette
  /// Whether brackets, lines and reverse video draw surfaces, because the terminal has no colours or too few.
  let isMonochrome: Bool

  /// Whether the terminal shows colours.
  let hasColors: Bool

  /// Whether placeholders have a readable colour of their own. Where they have none, they are faint.
  let hasPlaceholderColor: Bool

  /// Whether thin lines are made of the dots of braille patterns.
  let showsBraille: Bool
  private let colors: TerminalColors
  /// Whether the colours behind cells that the app does not paint are known.
  let isBackgroundKnown: Bool
  /// Whether cells can be links.
  private let showsLinks: Bool

  init(buffer: CellBuffer, damage: Damage, capabilities: TerminalCapabilities) {
    self.buffer = buffer
    self.damage = damage
    palette = capabilities.palette
    colors = capabilities.colors
    isBackgroundKnown = capabilities.isBackgroundKnown || capabilities.ownsScreen
    isMonochrome = capabilities.colorDepth <= .ansi16
    hasColors = capabilities.colorDepth > .none
    hasPlaceholderColor =
      switch capabilities.colorDepth {
      case .none: false
      case .ansi16: ColorPairing(capabilities.colors).hasPlaceholderColor
      case .ansi256, .trueColor: true
      }
    showsBraille = capabilities.showsBraille
    showsLinks = capabilities.showsLinks
  }

  var bounds: CellRect { buffer.bounds }

  /// Empties what is damaged. A wide glyph that crosses the edge of the damage, or will when it is drawn, is damaged as
  /// a whole.
  func clearDamage() {
    for row in 0..<buffer.size.rows {
      var span = damage.span(row: row).clamped(to: 0..<buffer.size.columns)
      guard !span.isEmpty else { continue }
      span = max(0, span.lowerBound - 1)..<min(buffer.size.columns, span.upperBound + 1)
      if span.lowerBound > 0, buffer[row, span.lowerBound].isContinuation {
        span = span.lowerBound - 1..<span.upperBound
      }
      if span.upperBound < buffer.size.columns, buffer[row, span.upperBound].isContinuation {
        span = span.lowerBound..<span.upperBound + 1
      }
      damage.widen(row: row, to: span)
      buffer.clear(row: row, columns: span)
    }
  }

  // MARK: Drawing

  /// Writes a glyph. Without a background the cell keeps the one it has. A block, which is a part of a filled shape, becomes the
  /// ground of the glyph.
  func put(
    _ glyph: Glyph, at point: CellPoint, foreground: Ink, background: Ink? = nil, attributes: CellAttributes = [],
    clip: CellRect
  ) {
    guard glyph.columns > 0, point.row >= clip.row, point.row < clip.maxRow else { return }
    let span = span(row: point.row, clip: clip)
    guard span.contains(point.column) else {
      // The right half of a wide glyph can be all that is within the clip.
      if glyph.columns == 2, span.contains(point.column + 1) {
        put(
          .space, at: CellPoint(column: point.column + 1, row: point.row), foreground: foreground,
          background: background, clip: clip)
      }
      return
    }
    let fits = glyph.columns == 1 || span.contains(point.column + 1)
    let old = buffer[point.row, point.column].style
    let (back, isReversed) =
      if let background {
        (mix(background, over: old.background, isBackground: true), false)
      } else {
        ground(of: buffer[point.row, point.column], under: glyph)
      }
    var attributes = foreground.isQuiet ? attributes.union(.quiet) : attributes
    if isReversed { attributes.formSymmetricDifference(.reverse) }
    var style = CellStyle(
      foreground: mix(foreground, over: back, isBackground: false), background: back, attributes: attributes)
    if glyph == .space, attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) {
      style = CellStyle(background: back)
    }
    buffer.put(fits ? glyph : .space, style: style, row: point.row, column: point.column)
  }

  /// The colour behind a glyph that replaces the content of a cell. Without colours, a block becomes reverse video.
  private func ground(of cell: Cell, under glyph: Glyph) -> (color: TerminalColor, isReversed: Bool) {
    let (old, new) = (cell.glyph.character, glyph.character)
    guard cell.glyph != .space, old == "█" || old == "▀" || old == "▄", new != "█", new != old else {
      return (cell.style.background, false)
    }
    return hasColors ? (blockColor(of: cell), false) : (cell.style.background, true)
  }

  /// The colour of the covered part of a cell with a block.
  private func blockColor(of cell: Cell) -> TerminalColor {
    cell.style.foreground == .standard ? .rgb(palette.foreground) : cell.style.foreground
  }

  /// Adds the dots of a braille pattern to those that a cell shows; any other glyph is replaced.
  func put(dots: UInt8, at point: CellPoint, foreground: Ink, clip: CellRect) {
    guard bounds.contains(point) else { return }
    let old = buffer[point.row, point.column]
    let first: UInt32 = 0x2800
    let scalar = old.glyph.character.unicodeScalars.first?.value ?? 0
    let shown = (first...first + 0xFF).contains(scalar) ? scalar - first : 0
    guard let pattern = Unicode.Scalar(first + (shown | UInt32(dots))) else { return }
    put(Glyph(Character(pattern)), at: point, foreground: foreground, clip: clip)
  }

  /// Whether a cell shows a letter or a sign, and not ground, lines or blocks (Unicode blocks U+2500 to U+259F).
  func hasText(at point: CellPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    let cell = buffer[point.row, point.column]
    guard cell.glyph != .space, let scalar = cell.glyph.character.unicodeScalars.first else { return false }
    return !(0x2500...0x259F).contains(scalar.value)
  }

  /// Writes text from left to right.
  ///
  /// - Returns: The columns it took.
  @discardableResult
  func write(
    _ text: String, at point: CellPoint, foreground: Ink, background: Ink? = nil, attributes: CellAttributes = [],
    clip: CellRect
  ) -> Int {
    var column = point.column
    for character in text {
      let glyph = Glyph(character)
      put(
        glyph, at: CellPoint(column: column, row: point.row), foreground: foreground, background: background,
        attributes: attributes, clip: clip)
      column += glyph.columns
    }
    return column - point.column
  }

  /// Fills a rectangle: an opaque ink hides what was there, any other tints it.
  func fill(_ rect: CellRect, _ ink: Ink, attributes: CellAttributes = [], clip: CellRect) {
    guard ink.alpha > 0 || !attributes.isEmpty else { return }
    let rect = rect.intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.maxRow {
      let span = span(row: row, clip: rect)
      for column in span {
        if ink.alpha < 0.999 {
          tint(row: row, column: column, ink)
        } else {
          let style = CellStyle(background: mix(ink, over: .standard, isBackground: true), attributes: attributes)
          buffer.put(.space, style: style, row: row, column: column)
        }
      }
    }
  }

  /// Lays a material over a rectangle: what was there shines through, too blurred to be read.
  func frost(_ rect: CellRect, _ ink: Ink, clip: CellRect) {
    guard !isMonochrome else { return fill(rect, ink, clip: clip) }
    let rect = rect.intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.maxRow {
      for column in span(row: row, clip: rect) {
        let style = CellStyle(background: mix(ink, over: buffer[row, column].style.background, isBackground: true))
        buffer.put(.space, style: style, row: row, column: column)
      }
    }
  }

  /// Lays a see-through ink over cells, glyphs and all.
  func veil(_ rect: CellRect, _ ink: Ink, attributes: CellAttributes = [], clip: CellRect) {
    let rect = rect.intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.maxRow {
      for column in span(row: row, clip: rect) {
        if isMonochrome {
          buffer.restyle(row: row, column: column) { $0.attributes.formUnion(attributes) }
        } else {
          tint(row: row, column: column, ink)
        }
      }
    }
  }

  /// Makes cells parts of a link, and leaves the rest.
  func link(_ rect: CellRect, to link: TerminalLink, clip: CellRect) {
    guard showsLinks else { return }
    let rect = rect.intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.maxRow {
      for column in span(row: row, clip: rect) {
        buffer.restyle(row: row, column: column) { $0.link = link }
      }
    }
  }

  /// Covers a cell by a part of a picture, and leaves what stands for it.
  func set(_ tile: PictureTile, at point: CellPoint, clip: CellRect) {
    guard point.row >= clip.row, point.row < clip.maxRow, span(row: point.row, clip: clip).contains(point.column) else {
      return
    }
    buffer.setTile(tile, row: point.row, column: point.column)
  }

  /// Puts a cell of a former screen, whose colours the pairing has already chosen.
  ///
  /// - Parameter share: The share of its colours, over the ground of the cell below.
  func put(_ cell: Cell, share: Double, at point: CellPoint, clip: CellRect) {
    guard point.row >= clip.row, point.row < clip.maxRow else { return }
    let span = span(row: point.row, clip: clip)
    guard span.contains(point.column) else { return }
    // The left half of a wide glyph brings the right one along.
    if cell.isContinuation, span.contains(point.column - 1) { return }
    let isWhole = !cell.isContinuation && (cell.glyph.columns < 2 || span.contains(point.column + 1))
    var style = cell.style
    style.attributes.insert(.quiet)
    if share < 1, isMonochrome {
      if share < 0.7 { style.attributes.insert(.dim) }
    } else if share < 1 {
      let below = colors.components(buffer[point.row, point.column].style.background, isBackground: true)
      let ground = colors.components(style.background, isBackground: true).over(below, alpha: share)
      style.foreground = .rgb(colors.components(style.foreground, isBackground: false).over(ground, alpha: share))
      style.background = .rgb(ground)
    }
    buffer.put(isWhole ? cell.glyph : .space, style: style, row: point.row, column: point.column)
  }

  /// Gives cells attributes, and leaves the rest.
  func mark(_ rect: CellRect, _ attributes: CellAttributes, clip: CellRect) {
    let rect = rect.intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.maxRow {
      for column in span(row: row, clip: rect) {
        buffer.restyle(row: row, column: column) { $0.attributes.formUnion(attributes) }
      }
    }
  }

  private func tint(row: Int, column: Int, _ ink: Ink) {
    let cell = buffer[row, column]
    let isBlank = cell.glyph == .space && cell.style.attributes.isEmpty
    buffer.restyle(row: row, column: column) { style in
      if !isBlank {
        if ink.isQuiet { style.attributes.insert(.quiet) }
        style.foreground = mix(ink, over: style.foreground, isBackground: false, isOverText: true)
      }
      style.background = mix(ink, over: style.background, isBackground: true)
    }
  }

  /// Prepares damaged cells for output: replaces glyphs that could exceed their cells, and selects readable colours.
  func settle(_ pairing: inout ColorPairing, widths: TerminalWidths) {
    for row in 0..<buffer.size.rows {
      var kind = ColorPairing.Kind.blank
      for column in damage.span(row: row).clamped(to: 0..<buffer.size.columns) {
        buffer.narrow(row: row, column: column, widths: widths)
        let cell = buffer[row, column]
        if !cell.isContinuation { kind = ColorPairing.Kind(cell.glyph) }
        let style = pairing.style(cell.style, for: kind)
        buffer.restyle(row: row, column: column) { $0 = style }
      }
    }
  }

  private func span(row: Int, clip: CellRect) -> Range<Int> {
    guard row >= 0, row < buffer.size.rows else { return 0..<0 }
    let low = max(0, clip.column)
    return damage.span(row: row).clamped(to: low..<max(low, min(buffer.size.columns, clip.maxColumn)))
  }

  // MARK: Colours

  /// The ink over a colour of a cell. The terminal's own colours stay its own as long as nothing is mixed with them.
  private func mix(
    _ ink: Ink, over color: TerminalColor, isBackground: Bool, isOverText: Bool = false
  ) -> TerminalColor {
    if ink.alpha >= 0.999 {
      switch ink.base {
      case .foreground where !isBackground, .background where isBackground: return .standard
      default: return .rgb(ink.components(in: palette))
      }
    }
    let below =
      switch color {
      case .rgb(let rgb): rgb
      // Below is the background, or the text colour over text. Palette indices are assigned after all drawing.
      case .standard, .indexed: isOverText ? palette.foreground : palette.background
      }
    if ink.alpha <= 0.001, isBackground || isOverText { return color }
    return .rgb(ink.components(in: palette).over(below, alpha: ink.alpha))
  }
}
