import IppoRender

/// A bar or a spinner. A bar takes the width on offer, under its label. A spinner is one cell, before its label. A ring
/// is drawn as a bar of the same width.
struct ProgressElement: ContentElement {
  let progress: RenderProgress

  private var isCircular: Bool {
    progress.style == .circular || progress.style == .automatic && progress.fraction == nil
  }

  /// The width of a bar; `nil` for the width on offer. A ring has 60 points.
  private var length: Double? {
    switch progress.style {
    case .ring, .arc: 8
    case .automatic, .linear, .circular: nil
    }
  }

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard !isCircular else {
      guard let label = node.shown.first else { return Extent(width: 1, height: 1) }
      return label.extent(proposal.inset(width: 2)).outset(leading: 2)
    }
    let width = length ?? max(4, proposal.width ?? 20)
    guard let label = node.shown.first else { return Extent(width: width, height: 1) }
    let extent = label.extent(Proposal(width: width, height: nil))
    return Extent(width: max(width, extent.width), height: extent.height + 1, firstBaseline: extent.firstBaseline)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    guard let label = node.shown.first else { return }
    if isCircular {
      label.place(CellRect(column: 2, columns: size.columns - 2, rows: size.rows))
    } else {
      label.place(CellRect(columns: size.columns, rows: size.rows - 1))
    }
  }

  // MARK: Painting

  var isAnimated: Bool { progress.fraction == nil }

  private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
    let accent = context.text(.accent)
    let shown = node.motion?.shownNumber ?? progress.fraction
    let tick = painter.appearance.tick
    guard !isCircular else {
      let glyph =
        shown.map { Array("○◔◑◕●")[Int(($0.asFraction * 4).rounded())] }
        ?? Self.spinner[tick % Self.spinner.count]
      painter.canvas.put(
        Glyph(glyph), at: rect.origin, foreground: accent, attributes: context.attributes, clip: context.clip)
      return
    }
    let row = rect.maxRow - 1
    let bar = CellRect(column: rect.column, row: row, columns: rect.columns, rows: 1)
    let length = Double(rect.columns)
    let (start, end): (Double, Double)
    if let fraction = shown {
      (start, end) = (0, fraction.asFraction * length)
    } else {
      let position = Double(tick % max(1, rect.columns))
      (start, end) = (position, min(length, position + max(2, length / 5)))
    }
    for column in 0..<rect.columns {
      let isFilled = Double(column) + 0.5 >= start && Double(column) + 0.5 < end
      let glyph: Character = painter.isMonochrome ? (isFilled ? "█" : "░") : "━"
      let point = CellPoint(column: rect.column + column, row: row)
      painter.canvas.put(
        Glyph(glyph), at: point,
        foreground: isFilled ? ink(at: point, bar, context) ?? accent : context.ink(.tertiaryBackground),
        clip: context.clip)
    }
  }

  /// The ink of a gauge; `nil` for the tint. Rings are drawn as bars.
  private func ink(at point: CellPoint, _ bar: CellRect, _ context: PaintContext) -> Ink? {
    switch progress.paint {
    case .angularGradient(let stops, _, _, _)?:
      context.ink(
        .linearGradient(stops, start: RenderPaint.UnitPoint(x: 0, y: 0.5), end: RenderPaint.UnitPoint(x: 1, y: 0.5)),
        at: point, in: bar)
    case let paint?: context.ink(paint, at: point, in: bar)
    case nil: nil
    }
  }
}

extension TerminalUnits {
  func visit(_ progress: RenderProgress) -> any TerminalElement { ProgressElement(progress: progress) }
}
