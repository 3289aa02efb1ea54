import IppoRender

/// The last picture of a presentation that the app has removed, on its way out.
///
/// The picture is over everything that the app shows, and takes neither keys nor presses: its node is gone.
struct DepartingPicture {
  /// The place of the surface in the screen that showed the presentation last.
  let surface: CellRect
  /// The part of the screen that the picture stays in.
  let clip: CellRect
  let hasShadow: Bool
  var motion: NodeMotion
  /// Presentations over this one, which must go with it, and new ones.
  let others: [RenderNodeID]
  /// The cells of the surface, row after row; `nil` before the renderer has taken them.
  private(set) var cells: [Cell]?

  /// The picture of a presentation that is about to be removed, without its cells; `nil` if it has not been drawn.
  init?(_ node: LayoutNode, motion: NodeMotion) {
    guard let presentation = node.presentation, let surface = node.paintedSurface, !surface.isEmpty else { return nil }
    self.surface = surface
    clip = node.visibleRegion.map(node.screenRect.intersection) ?? node.screenRect
    hasShadow = presentation.hasShadow
    let siblings = (node.parent?.present ?? []).filter(\.isPresentation)
    let above = siblings.drop { $0 !== node }.dropFirst()
    others = (above + siblings.filter { $0.paintedSurface == nil }).map(\.id)
    self.motion = motion
  }

  /// Takes the cells from the screen that still shows the presentation.
  mutating func take(from screen: CellBuffer) {
    var cells: [Cell] = []
    cells.reserveCapacity(surface.columns * surface.rows)
    for row in surface.row..<surface.maxRow {
      for column in surface.column..<surface.maxColumn {
        guard screen.bounds.contains(CellPoint(column: column, row: row)) else {
          cells.append(Cell())
          continue
        }
        var cell = screen[row, column]
        // The other half of the glyph is beyond the surface.
        let isCut =
          cell.isContinuation && column == surface.column
          || cell.glyph.columns == 2 && column == surface.maxColumn - 1
        if isCut { cell.glyph = .space }
        // Pictures belong to nodes, and links are followed by presses.
        cell.tile = nil
        cell.style.link = nil
        cells.append(cell)
      }
    }
    self.cells = cells
  }

  /// The present place of the surface.
  var place: CellRect { surface.offset(columns: motion.shownShift.column, rows: motion.shownShift.row) }

  /// The part of the screen that the picture covers, with its shadow.
  var reach: CellRect {
    CellRect(column: place.column, row: place.row, columns: place.columns + 2, rows: place.rows + 1)
      .intersection(clip)
  }
}

extension Painter {
  /// Draws the last picture of a presentation that is on its way out.
  func paint(_ picture: DepartingPicture, _ context: PaintContext) {
    let visibility = picture.motion.shownVisibility
    guard let cells = picture.cells, visibility >= leastVisibility else { return }
    let (place, clip) = (picture.place, context.clip.intersection(picture.clip))
    var shadow = context
    shadow.clip = clip
    shadow.opacity *= visibility
    if picture.hasShadow { paintShadow(place, shadow) }
    for (index, cell) in cells.enumerated() {
      let point = CellPoint(column: place.column + index % place.columns, row: place.row + index / place.columns)
      canvas.put(cell, share: visibility, at: point, clip: clip)
    }
  }

  /// The least visibility of a drawn node. Without colours between two others, faint content is drawn as a whole.
  var leastVisibility: Double { isMonochrome ? 0.3 : 0.05 }
}
