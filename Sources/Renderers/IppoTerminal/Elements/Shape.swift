import IppoRender

/// A shape takes all the space on offer, and 10 points (one cell) without an offer. A circle takes the largest square
/// in that space.
struct ShapeElement: ContentElement {
  let shape: RenderShape

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard case .circle = shape.outline, proposal.width != nil || proposal.height != nil else {
      return .all(of: proposal)
    }
    let points = min(
      proposal.width.map { $0 * CellMetrics.cellWidth } ?? .infinity,
      proposal.height.map { $0 * CellMetrics.cellHeight } ?? .infinity)
    return Extent(width: points / CellMetrics.cellWidth, height: points / CellMetrics.cellHeight)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  var isDrawnInAnySize: Bool { true }

  // MARK: Pointer

  /// Whether the shape stops the pointer. The pointer passes through an outline without a fill.
  func stopsPointer(_ node: LayoutNode) -> Bool { shape.fill != nil || !node.attributes.gestures.isEmpty }

  // MARK: Painting

  /// The shape without clear paints, which would hide the content below.
  private var seen: RenderShape {
    var seen = shape
    if shape.fill?.isClear == true { seen.fill = nil }
    if shape.stroke?.paint.isClear == true { seen.stroke = nil }
    return seen
  }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    guard seen == shape else { return ShapeElement(shape: seen).paint(node, rect, context, painter) }
    let ink = shape.fill ?? shape.stroke?.paint
    if let ink, let dot = dot(node, rect) {
      painter.canvas.put(
        dot, at: rect.origin, foreground: context.ink(ink, at: rect.origin, in: rect), clip: context.clip)
      return
    }
    if let ink, let line = hairline(node, rect, isQuiet: painter.isMonochrome && ink.isFaint) {
      for row in rect.row..<rect.maxRow {
        for column in rect.column..<rect.maxColumn {
          let point = CellPoint(column: column, row: row)
          painter.canvas.put(line, at: point, foreground: context.ink(ink, at: point, in: rect), clip: context.clip)
        }
      }
      return
    }
    if isDrawnAsBox(rect) {
      if let fill = shape.fill { painter.paintFill(fill, rect, context) }
      if let stroke = shape.stroke { paintBorder(stroke, rect, context, painter) }
      return
    }
    let clip = context.clip.intersection(rect)
    let raster = ShapeRaster(shape, size: rect.size, showsBraille: painter.canvas.showsBraille)
    for row in 0..<rect.rows {
      for column in 0..<rect.columns {
        let point = CellPoint(column: rect.column + column, row: rect.row + row)
        guard clip.contains(point) else { continue }
        paint(raster, row, column, at: point, rect, context, painter)
      }
    }
  }

  private func isDrawnAsBox(_ rect: CellRect) -> Bool {
    switch shape.outline {
    case .rectangle, .roundedRectangle: true
    // Too low for a curve.
    case .capsule: rect.rows <= 2 || rect.columns <= 2
    case .circle, .ellipse, .path: false
    }
  }

  /// Paints a cell as two squares, one above the other, and a thin line as dots.
  private func paint(
    _ raster: ShapeRaster, _ row: Int, _ column: Int, at point: CellPoint, _ rect: CellRect, _ context: PaintContext,
    _ painter: Painter
  ) {
    let layers = [(shape.fill, raster.fill), (shape.stroke?.paint, raster.stroke)]
    for (paint, mask) in layers {
      guard let paint else { continue }
      let ink = context.ink(paint, at: point, in: rect)
      switch (mask[2 * row][column], mask[2 * row + 1][column]) {
      case (true, true):
        if !painter.canvas.hasColors {
          painter.canvas.put(Glyph("█"), at: point, foreground: ink, clip: context.clip)
        } else {
          let cell = CellRect(column: point.column, row: point.row, columns: 1, rows: 1)
          painter.lay(ink, of: paint, over: cell, context)
        }
      case (true, false):
        painter.canvas.put(Glyph("▀"), at: point, foreground: ink, attributes: .edge, clip: context.clip)
      case (false, true):
        painter.canvas.put(Glyph("▄"), at: point, foreground: ink, attributes: .edge, clip: context.clip)
      case (false, false): break
      }
    }
    guard let paint = shape.stroke?.paint, let dots = raster.dots?[row, column], dots != 0 else { return }
    painter.canvas.put(dots: dots, at: point, foreground: context.ink(paint, at: point, in: rect), clip: context.clip)
  }

  private func paintBorder(
    _ stroke: RenderShape.Stroke, _ rect: CellRect, _ context: PaintContext, _ painter: Painter
  ) {
    let isRound: Bool =
      switch shape.outline {
      case .roundedRectangle(let a, let b, let c, let d): max(a, b, c, d) > 0
      case .capsule: true
      case .rectangle, .circle, .ellipse, .path: false
      }
    let style: BoxGlyphs =
      stroke.width >= 4 ? .heavy : !stroke.dash.isEmpty ? .dashed : isRound ? .round : .light
    painter.paintBox(
      rect, style, ink: { context.ink(stroke.paint, at: $0, in: rect) }, attributes: context.attributes,
      sparesText: true, clip: context.clip)
  }

  /// The glyph of a round shape in one cell: a dot, or a ring. Halves of a cell are too large for such a shape.
  private func dot(_ node: LayoutNode, _ rect: CellRect) -> Glyph? {
    guard rect.rows == 1, rect.columns == 1 else { return nil }
    switch shape.outline {
    case .circle, .ellipse: break
    case .rectangle, .roundedRectangle, .capsule, .path: return nil
    }
    if shape.fill == nil { return Glyph("○") }
    return Glyph(node.thinLength(.vertical) != nil && node.thinLength(.horizontal) != nil ? "•" : "●")
  }

  /// The glyph of a line, for a frame of less than half a cell, which is as long as a cell to stay visible.
  ///
  /// - Parameter isQuiet: Whether the line is faint on a monochrome terminal, where only a thin glyph sets it apart.
  private func hairline(_ node: LayoutNode, _ rect: CellRect, isQuiet: Bool) -> Glyph? {
    if rect.rows == 1, let height = node.thinLength(.vertical) { return Glyph(height < 3 || isQuiet ? "─" : "━") }
    if rect.columns == 1, let width = node.thinLength(.horizontal) {
      return Glyph(width < 3 || isQuiet ? "│" : "┃")
    }
    return nil
  }
}

extension TerminalUnits {
  func visit(_ shape: RenderShape) -> any TerminalElement { ShapeElement(shape: shape) }
}
