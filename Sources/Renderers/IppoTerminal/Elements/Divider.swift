import IppoRender

/// A line of one cell across the axis of the enclosing stack.
struct DividerElement: ContentElement {
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    node.enclosingAxis == .horizontal
      ? Extent(width: 1, height: proposal.height ?? 1) : Extent(width: proposal.width ?? 1, height: 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let isVertical = node.enclosingAxis == .horizontal
    let ink = context.text(.separator)
    for row in rect.row..<rect.maxRow {
      for column in rect.column..<rect.maxColumn {
        painter.canvas.put(
          Glyph(isVertical ? "│" : "─"), at: CellPoint(column: column, row: row), foreground: ink,
          attributes: context.attributes.intersection(.reverse), clip: context.clip)
      }
    }
  }

  func menuItems(of node: LayoutNode) -> [Popup.Item] { [.divider] }
}

extension TerminalUnits {
  func visitDivider() -> any TerminalElement { DividerElement() }
}
