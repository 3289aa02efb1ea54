import IppoRender

extension Painter {
  /// The strip behind the items of a bar: tinted, or underlined where there are no colours.
  ///
  /// A gradient is drawn in the colour that it starts with.
  func paintBar(_ rect: CellRect, _ context: PaintContext, _ background: RenderPage.BarBackground = .automatic) {
    if background == .hidden { return }
    if isMonochrome {
      canvas.fill(rect, .background, attributes: .underline, clip: context.clip)
    } else if case .paint(let paint) = background {
      paintFill(paint, rect, context)
    } else {
      canvas.fill(rect, context.ink(.secondaryBackground), clip: context.clip)
    }
  }

  /// Mutes the content behind a modal surface: its colours are mixed with the background.
  func paintVeil(_ rect: CellRect, _ context: PaintContext) {
    let shade = context.palette.isDark ? RGB(0, 0, 0) : RGB(120, 120, 128)
    let veil = Ink(.rgb(context.palette.background.over(shade, alpha: 0.45)), alpha: 0.62, isQuiet: true)
    canvas.veil(rect, veil, attributes: .dim, clip: context.clip)
  }

  /// The shadow of a box that lies over the screen.
  func paintShadow(_ surface: CellRect, _ context: PaintContext) {
    guard !isMonochrome else { return }
    let shade = Ink(.rgb(RGB(0, 0, 0)), alpha: context.palette.isDark ? 0.45 : 0.25, isQuiet: true)
    canvas.veil(
      CellRect(column: surface.column + 2, row: surface.maxRow, columns: surface.columns, rows: 1), shade,
      clip: context.clip)
    canvas.veil(
      CellRect(column: surface.maxColumn, row: surface.row + 1, columns: 2, rows: surface.rows - 1), shade,
      clip: context.clip)
  }
}
