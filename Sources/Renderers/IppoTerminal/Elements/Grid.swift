import IppoRender

/// `Grid`, `LazyVGrid` and `LazyHGrid`.
struct GridElement: ContentElement, EngineLayout {
  let grid: RenderGrid

  var engine: any ElementLayout {
    switch grid.kind {
    case .table: TableLayout(grid: grid)
    case .flow(let axis, let tracks): FlowLayout(grid: grid, axis: axis, tracks: tracks)
    }
  }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .along(.vertical) }

  func paintingOrder(of node: LayoutNode) -> [LayoutNode] { node.pinnedLast }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
  }
}

extension TerminalUnits {
  func visit(_ grid: RenderGrid) -> any TerminalElement { GridElement(grid: grid) }
}
