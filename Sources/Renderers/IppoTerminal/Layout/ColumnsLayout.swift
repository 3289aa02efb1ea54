import IppoRender

/// The columns of a split view, with a line between each two. The last column takes the rest of the width.
struct ColumnsLayout: ElementLayout {
  /// The least width of a column that a person changes, and of each column behind it.
  static let leastWidth = 8

  let columns: [RenderNavigation.Column]

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let extents = node.shown.map { $0.extent(Proposal(width: nil, height: proposal.height)) }
    return Extent(
      width: proposal.width ?? extents.reduce(Double(max(0, extents.count - 1))) { $0 + $1.width },
      height: proposal.height ?? extents.map(\.height).max() ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for (child, rect) in zip(node.shown, rects(size, chosen: node.chosenWidths)) { child.place(rect) }
  }

  /// The places of the columns, relative to the node. The shares of the width are 3 for each column and 4 for the last
  /// one, and a column takes at most its share.
  ///
  /// - Parameter chosen: Widths that a person has chosen, by the number of columns behind. They leave all columns their
  ///   least widths.
  func rects(_ size: CellSize, chosen: [Int: Int] = [:]) -> [CellRect] {
    var position = 0
    return columns.indices.map { index in
      let left = max(0, size.columns - position)
      var width = left
      if index < columns.count - 1 {
        let share = left * 3 / (3 * (columns.count - 1 - index) + 4)
        width = min(max(1, Int(CellMetrics.columns(columns[index].width))), share)
        let countBehind = columns.count - 1 - index
        let most = left - countBehind * (Self.leastWidth + 1)
        if let wanted = chosen[countBehind], most >= Self.leastWidth { width = min(max(wanted, Self.leastWidth), most) }
      }
      defer { position += width + 1 }
      return CellRect(column: position, columns: width, rows: size.rows)
    }
  }
}
