import IppoRender

/// A row of a grid. The grid measures and places the row, because it knows the columns.
struct GridRowElement: ContentElement {
  let row: RenderGridRow

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let extents = node.shown.map { $0.extent(Proposal(width: nil, height: proposal.height)) }
    return Extent(
      width: extents.reduce(Double(max(0, extents.count - 1))) { $0 + $1.width },
      height: extents.map(\.height).max() ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  var parentPlacesChildren: Bool { true }

  func isArrangedLike(_ old: RenderElement) -> Bool { old == .gridRow(row) }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .along(.horizontal) }

  /// The rows below the cells: column names have a line below them.
  var rowsBelowCells: Int { row.role == .header ? 1 : 0 }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    var context = context
    if row.isSelected, painter.isMonochrome {
      painter.paintHighlight(rect, context)
      context.attributes.insert(.reverse)
    } else if row.isSelected {
      painter.canvas.fill(rect, context.ink(.accent).faded(0.3), clip: context.clip)
    }
    painter.paintChildren(of: node, rect, context)
    guard rowsBelowCells > 0 else { return }
    for column in rect.column..<rect.maxColumn {
      painter.canvas.put(
        Glyph("─"), at: CellPoint(column: column, row: rect.maxRow - 1), foreground: context.text(.separator),
        clip: context.clip)
    }
  }
}

extension LayoutNode {
  var gridRow: RenderGridRow? { if case .gridRow(let row) = element { row } else { nil } }

  /// The rows below the cells of a grid row.
  var rowsBelowCells: Int { gridRow.map { GridRowElement(row: $0).rowsBelowCells } ?? 0 }
}

extension TerminalUnits {
  func visit(_ row: RenderGridRow) -> any TerminalElement { GridRowElement(row: row) }
}
