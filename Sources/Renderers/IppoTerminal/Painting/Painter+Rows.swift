import IppoRender

extension Painter {
  /// The surface that rows of a grouped list lie on, or one for each of them where there is room between them.
  func paintCards(
    under rows: [LayoutNode], of node: LayoutNode, _ rect: CellRect, _ context: PaintContext, areApart: Bool
  ) {
    guard areApart else { return paintCard(under: rows, of: node, rect, context) }
    for row in rows { paintCard(under: [row], of: node, rect, context) }
  }

  private func paintCard(under rows: [LayoutNode], of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    guard !isMonochrome else { return }
    let origin = CellPoint(column: rect.column - node.scroll.offset.column, row: rect.row - node.scroll.offset.row)
    // What is behind the list is seen through a clear row.
    for (index, row) in rows.enumerated() where row.row?.background?.isClear != true {
      let end = index + 1 < rows.count ? rows[index + 1].frame.row : row.drawnEnd
      let card = CellRect(
        column: origin.column + row.frame.column, row: origin.row + row.frame.row, columns: row.drawnSize.columns,
        rows: end - row.frame.row)
      canvas.fill(card, context.ink(.secondaryBackground), clip: context.clip)
    }
  }

  /// A line where the column of rows left one free for it.
  func paintSeparators(of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let children = node.shown
    if let list = node.enclosingList ?? node.list, list.rowGap > 0 { return }
    for (before, after) in zip(children, children.dropFirst())
    where before.isRow && after.isRow && after.frame.row == before.drawnEnd + 1 {
      let row = rect.row - node.scroll.offset.row + before.drawnEnd
      let column = rect.column - node.scroll.offset.column + before.frame.column + 1
      let tint = before.row?.separatorTint.map { context.ink($0, at: rect.origin, in: rect) }
      for offset in 0..<max(0, before.frame.columns - 1) {
        canvas.put(
          Glyph("─"), at: CellPoint(column: column + offset, row: row), foreground: tint ?? context.ink(.separator),
          clip: context.clip)
      }
    }
  }

  /// How much of a region is seen, in its last column.
  func paintIndicator(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    guard let bar = ScrollBar(node.scroll, in: rect) else { return }
    // On an unknown background, the track has the terminal's text colour, before which a grey thumb would stand back.
    let thumb = canvas.isBackgroundKnown ? context.ink(.secondary) : .foreground
    for row in 0..<bar.track.rows {
      let isThumb = row >= bar.start && row < bar.start + bar.length
      canvas.put(
        Glyph(isThumb ? "┃" : "│"), at: CellPoint(column: bar.track.column, row: bar.track.row + row),
        foreground: isThumb ? thumb : context.ink(.quaternary).faded(0.6).quiet(true),
        clip: context.clip)
    }
  }
}

extension LayoutNode {
  /// The row behind the last one in which the node is drawn, in its parent.
  fileprivate var drawnEnd: Int { frame.row + drawnSize.rows }
}
