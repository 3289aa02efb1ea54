import IppoRender

/// `GeometryReader`: all the space on offer, and the graph is told how much that is.
struct GeometryElement: ArrangingElement {
  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { .all(of: proposal) }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      let extent = child.extent(Proposal(size))
      child.place(CellRect(columns: extent.snapped.columns, rows: extent.snapped.rows), proposal: Proposal(size))
    }
  }

  var report: LayoutReport? { .size }

  func reported(_ node: LayoutNode) -> RenderEvent? {
    guard node.reportedSize != node.frame.size else { return nil }
    node.reportedSize = node.frame.size
    return .resize(
      width: Double(node.frame.columns) * CellMetrics.cellWidth,
      height: Double(node.frame.rows) * CellMetrics.cellHeight)
  }
}

extension TerminalUnits {
  func visitGeometry() -> any TerminalElement { GeometryElement() }
}
