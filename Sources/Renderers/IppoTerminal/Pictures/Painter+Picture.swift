import IppoRender

extension Painter {
  /// Paints a picture. In cells that the terminal's graphics cover, the label or half blocks remain for what they cannot
  /// show.
  ///
  /// - Parameters:
  ///   - rect: The cells of the whole picture, which may reach beyond the clip.
  ///   - label: Stands in the cells without half blocks.
  func paint(_ place: PicturePlace, _ rect: CellRect, label: String, _ context: PaintContext, clip: CellRect) {
    let visible = rect.intersection(clip).intersection(canvas.bounds)
    guard !visible.isEmpty else { return }
    if place.rendition.blocks == nil {
      let ink = context.ink(.secondary)
      canvas.fill(rect, context.ink(.background), clip: clip)
      let columns = min(ClusterWidth.columns(of: label), rect.columns)
      let origin = rect.centered(CellSize(columns: columns, rows: 1)).origin
      canvas.write(label, at: origin, foreground: ink, clip: clip)
    }
    let isDrawn = if case .blocks = place.rendition.content { false } else { true }
    for row in visible.row..<visible.maxRow {
      for column in visible.column..<visible.maxColumn {
        let point = CellPoint(column: column, row: row)
        let tile = PictureTile(place: place, column: column - rect.column, row: row - rect.row)
        if let block = place.rendition.blocks?[tile.column, tile.row] {
          let (glyph, foreground, background) = block.cell
          canvas.put(
            glyph, at: point, foreground: foreground.map { Ink(.rgb($0)) } ?? .foreground,
            background: background.map { Ink(.rgb($0)) }, clip: clip)
        }
        if isDrawn { canvas.set(tile, at: point, clip: clip) }
      }
    }
  }
}
