import IppoRender

/// A row of a grid: measured and placed by the grid, which knows the columns.
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

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
  }
}

extension LayoutNode {
  var gridRow: RenderGridRow? { if case .gridRow(let row) = element { row } else { nil } }
}
