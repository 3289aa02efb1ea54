import IppoRender

/// The columns of a split view, with a line between each two. The last column takes the rest of the width.
struct ColumnsLayout: ElementLayout {
  let columns: [RenderNavigation.Column]

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let extents = node.shown.map { $0.extent(Proposal(width: nil, height: proposal.height)) }
    return Extent(
      width: proposal.width ?? extents.reduce(Double(max(0, extents.count - 1))) { $0 + $1.width },
      height: proposal.height ?? extents.map(\.height).max() ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for (child, rect) in zip(node.shown, rects(size)) { child.place(rect) }
  }

  /// The places of the columns, relative to the node. The shares of the width are 3 for each column and 4 for the last
  /// one, and a column takes at most its share.
  func rects(_ size: CellSize) -> [CellRect] {
    var position = 0
    return columns.indices.map { index in
      let left = max(0, size.columns - position)
      var width = left
      if index < columns.count - 1 {
        let share = left * 3 / (3 * (columns.count - 1 - index) + 4)
        width = min(max(1, Int(CellMetrics.columns(columns[index].width))), share)
      }
      defer { position += width + 1 }
      return CellRect(column: position, columns: width, rows: size.rows)
    }
  }
}
