import IppoRender

/// `GeometryReader`: all the space on offer, whose size the graph receives.
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
    let thin = (width: node.thinLength(.horizontal), height: node.thinLength(.vertical))
    return .resize(
      width: node.frame.columns == 1
        ? thin.width ?? CellMetrics.cellWidth : Double(node.frame.columns) * CellMetrics.cellWidth,
      height: node.frame.rows == 1
        ? thin.height ?? CellMetrics.cellHeight : Double(node.frame.rows) * CellMetrics.cellHeight)
  }
}

extension TerminalUnits {
  func visitGeometry() -> any TerminalElement { GeometryElement() }
}
