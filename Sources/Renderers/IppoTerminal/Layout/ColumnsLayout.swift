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
    for (child, rect) in zip(node.shown, rects(size, chosen: node.chosenLengths)) { child.place(rect) }
  }

  /// The places of the columns, relative to the node. The shares of the width are 3 for each column and 4 for the last
  /// one. A column takes at most its share, or its minimum if that is more.
  ///
  /// - Parameter chosen: Widths that a person has chosen, by the number of columns behind. They stay within the limits of
  ///   their columns, and leave all columns behind their least widths.
  func rects(_ size: CellSize, chosen: [Int: Int] = [:]) -> [CellRect] {
    var position = 0
    return columns.indices.map { index in
      let width = width(of: index, in: max(0, size.columns - position), chosen: chosen[columns.count - 1 - index])
      defer { position += width + 1 }
      return CellRect(column: position, columns: width, rows: size.rows)
    }
  }

  /// The width of a column.
  ///
  /// - Parameter room: The cells for the column and for those behind it.
  private func width(of index: Int, in room: Int, chosen: Int?) -> Int {
    let behind = columns[(index + 1)...]
    guard !behind.isEmpty else { return room }
    let column = columns[index]
    let share = room * 3 / (3 * behind.count + 4)
    let usual = min(max(1, cells(column.width)), share)
    let most = room - space(for: behind, in: room)
    guard most >= Self.leastWidth else { return usual }
    let minimum = cells(column.minimum ?? 0)
    let least = chosen == nil ? minimum : max(minimum, Self.leastWidth)
    let greatest = column.maximum.map { max(1, minimum, cells($0)) } ?? most
    return min(max(chosen ?? usual, least), greatest, most)
  }

  /// The cells that columns and the lines before them take at least: with their minimums, if the column before them keeps
  /// its least width.
  private func space(for columns: ArraySlice<RenderNavigation.Column>, in room: Int) -> Int {
    let space = columns.reduce(0) { $0 + max(Self.leastWidth, cells($1.minimum ?? 0)) + 1 }
    return room - space >= Self.leastWidth ? space : columns.count * (Self.leastWidth + 1)
  }

  private func cells(_ points: Double) -> Int { Int(CellMetrics.columns(points)) }
}
