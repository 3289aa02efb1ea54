import IppoUI

extension Painter {
  func paint(_ shape: RenderShape, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    if let line = hairline(node), let paint = shape.fill ?? shape.stroke?.paint {
      for row in rect.row..<rect.maxRow {
        for column in rect.column..<rect.maxColumn {
          let point = CellPoint(column: column, row: row)
          canvas.put(line, at: point, foreground: context.ink(paint, at: point, in: rect), clip: context.clip)
        }
      }
      return
    }
    let clip = context.clip.intersection(rect)
    switch shape.outline {
    case .rectangle, .roundedRectangle:
      if let fill = shape.fill { paintFill(fill, rect, context) }
      if let stroke = shape.stroke { paintBorder(stroke, shape.outline, rect, context) }
    case .circle, .ellipse, .capsule, .path:
      if case .capsule = shape.outline, rect.rows <= 2 || rect.columns <= 2 {
        // Too low for a curve.
        if let fill = shape.fill { paintFill(fill, rect, context) }
        if let stroke = shape.stroke { paintBorder(stroke, shape.outline, rect, context) }
        return
      }
      let raster = ShapeRaster(shape, size: rect.size)
      for row in 0..<rect.rows {
        for column in 0..<rect.columns {
          let point = CellPoint(column: rect.column + column, row: rect.row + row)
          guard clip.contains(point) else { continue }
          paint(raster, row, column, at: point, shape, rect, context)
        }
      }
    }
  }

  /// Each cell is two squares, one above the other.
  private func paint(
    _ raster: ShapeRaster, _ row: Int, _ column: Int, at point: CellPoint, _ shape: RenderShape, _ rect: CellRect,
    _ context: PaintContext
  ) {
    let layers = [(shape.fill, raster.fill), (shape.stroke?.paint, raster.stroke)]
    for (paint, mask) in layers {
      guard let paint else { continue }
      let ink = context.ink(paint, at: point, in: rect)
      switch (mask[2 * row][column], mask[2 * row + 1][column]) {
      case (true, true):
        if isMonochrome {
          canvas.put(Glyph("█"), at: point, foreground: ink, clip: context.clip)
        } else {
          canvas.fill(
            CellRect(column: point.column, row: point.row, columns: 1, rows: 1), ink, clip: context.clip)
        }
      case (true, false): canvas.put(Glyph("▀"), at: point, foreground: ink, clip: context.clip)
      case (false, true): canvas.put(Glyph("▄"), at: point, foreground: ink, clip: context.clip)
      case (false, false): break
      }
    }
  }

  private func paintFill(_ paint: RenderPaint, _ rect: CellRect, _ context: PaintContext) {
    switch paint {
    case .color, .material:
      canvas.fill(rect, context.ink(paint, at: rect.origin, in: rect), clip: context.clip)
    case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient:
      let seen = rect.intersection(context.clip)
      guard !seen.isEmpty else { return }
      for row in seen.row..<seen.maxRow {
        for column in seen.column..<seen.maxColumn {
          let point = CellPoint(column: column, row: row)
          canvas.fill(
            CellRect(column: column, row: row, columns: 1, rows: 1), context.ink(paint, at: point, in: rect),
            clip: context.clip)
        }
      }
    }
  }

  private func paintBorder(
    _ stroke: RenderShape.Stroke, _ outline: RenderShape.Outline, _ rect: CellRect, _ context: PaintContext
  ) {
    let isRound: Bool =
      switch outline {
      case .roundedRectangle(let a, let b, let c, let d): max(a, b, c, d) > 0
      case .capsule: true
      default: false
      }
    let style: BoxGlyphs =
      stroke.width >= 4 ? .heavy : !stroke.dash.isEmpty ? .dashed : isRound ? .round : .light
    paintBox(
      rect, style, ink: { context.ink(stroke.paint, at: $0, in: rect) }, attributes: context.attributes,
      clip: context.clip)
  }

  /// Lines around a rectangle, on its outermost cells.
  func paintBox(
    _ rect: CellRect, _ glyphs: BoxGlyphs, ink: (CellPoint) -> Ink, background: Ink? = nil,
    attributes: CellAttributes = [], clip: CellRect
  ) {
    guard !rect.isEmpty else { return }
    func put(_ glyph: Character, _ column: Int, _ row: Int) {
      let point = CellPoint(column: column, row: row)
      canvas.put(
        Glyph(glyph), at: point, foreground: ink(point), background: background, attributes: attributes, clip: clip)
    }
    let (left, right, top, bottom) = (rect.column, rect.maxColumn - 1, rect.row, rect.maxRow - 1)
    guard rect.rows > 1, rect.columns > 1 else {
      // A box of one line is its ends; one of one column a line.
      if rect.rows == 1, rect.columns > 1 {
        put("[", left, top)
        put("]", right, top)
      } else {
        for row in rect.row..<rect.maxRow { put(glyphs.vertical, left, row) }
      }
      return
    }
    for column in left + 1..<max(left + 1, right) {
      put(glyphs.horizontal, column, top)
      put(glyphs.horizontal, column, bottom)
    }
    for row in top + 1..<max(top + 1, bottom) {
      put(glyphs.vertical, left, row)
      put(glyphs.vertical, right, row)
    }
    put(glyphs.topLeft, left, top)
    put(glyphs.topRight, right, top)
    put(glyphs.bottomLeft, left, bottom)
    put(glyphs.bottomRight, right, bottom)
  }

  /// A frame of less than half a cell was made as long as a cell so that it remains visible: draw it as a line.
  private func hairline(_ node: LayoutNode) -> Glyph? {
    for ancestor in node.ancestors {
      switch ancestor.element {
      case .box(.frame(let width, let height, _)):
        if let height, height > 0, height < CellMetrics.cellHeight / 2 { return Glyph(height < 3 ? "─" : "━") }
        if let width, width > 0, width < CellMetrics.cellWidth / 2 { return Glyph(width < 3 ? "│" : "┃") }
        return nil
      case .box, .effect: continue
      default: return nil
      }
    }
    return nil
  }
}

/// Box drawing characters of one kind (Unicode block U+2500).
struct BoxGlyphs {
  var horizontal: Character
  var vertical: Character
  var topLeft: Character
  var topRight: Character
  var bottomLeft: Character
  var bottomRight: Character

  private init(_ glyphs: String) {
    let all = Array(glyphs)
    (horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight) = (
      all[0], all[1], all[2], all[3], all[4], all[5]
    )
  }

  static let light = BoxGlyphs("─│┌┐└┘")
  static let round = BoxGlyphs("─│╭╮╰╯")
  static let heavy = BoxGlyphs("━┃┏┓┗┛")
  static let dashed = BoxGlyphs("╌╎┌┐└┘")
}
