import IppoRender

/// `Grid`: a column is as wide as its widest cell, a row as tall as its tallest one.
///
/// Columns whose cells take the width on offer share the spare width. If the width is too small, the columns that can
/// be narrower shrink.
struct TableLayout: ElementLayout {
  let grid: RenderGrid

  struct Tracks {
    var widths: [Int] = []
    var heights: [Int] = []
    var gaps = CellSize(columns: 0, rows: 0)

    var size: CellSize {
      CellSize(
        columns: widths.reduce(0, +) + gaps.columns * max(0, widths.count - 1),
        rows: heights.reduce(0, +) + gaps.rows * max(0, heights.count - 1))
    }

    /// Gives the spare height, in equal parts, to rows with cells that take the height on offer.
    mutating func fill(_ height: Double?, greedy: Set<Int>) {
      guard let height, height.isFinite, !greedy.isEmpty else { return }
      let taken = heights.indices.reduce(gaps.rows * max(0, heights.count - 1)) {
        greedy.contains($1) ? $0 : $0 + heights[$1]
      }
      let share = max(0, height - Double(taken)) / Double(greedy.count)
      heights = LargestRemainder.apportion(
        heights.indices.map { greedy.contains($0) ? max(Double(heights[$0]), share) : Double(heights[$0]) })
    }

    /// The rectangle of a cell over some columns, in its row.
    func rect(column: Int, span: Int, rows: Int) -> CellRect {
      let columns = column..<min(widths.count, column + max(1, span))
      return CellRect(
        column: widths[..<min(column, widths.count)].reduce(0) { $0 + $1 + gaps.columns },
        columns: widths[columns].reduce(0, +) + gaps.columns * max(0, columns.count - 1), rows: rows)
    }
  }

  private struct Place {
    let node: LayoutNode
    let row: Int
    let column: Int
    let span: Int
    /// The point of its space at which the cell stands, whatever other cells do.
    var anchor: RenderPaint.UnitPoint?
  }

  /// Every cell with its place. A child that is not a row spans all columns.
  private func places(_ node: LayoutNode) -> (cells: [Place], columnCount: Int) {
    var cells: [Place] = []
    var count = 1
    for (row, child) in node.shown.enumerated() {
      guard let gridRow = child.gridRow else { continue }
      var column = 0
      for (index, cell) in child.shown.enumerated() {
        let span = gridRow.spans.indices.contains(index) ? max(1, gridRow.spans[index]) : 1
        cells.append(Place(node: cell, row: row, column: column, span: span, anchor: gridRow.anchor(of: index)))
        column += span
      }
      count = max(count, column)
    }
    for (row, child) in node.shown.enumerated() {
      if child.gridRow == nil { cells.append(Place(node: child, row: row, column: 0, span: count)) }
    }
    return (cells, count)
  }

  func tracks(_ node: LayoutNode, in proposal: Proposal) -> Tracks {
    let (cells, count) = places(node)
    var tracks = Tracks()
    tracks.gaps = CellSize(
      columns: grid.horizontalSpacing.map { Int(CellMetrics.columns($0)) } ?? 1,
      // The rows of a table are lines, one below the other.
      rows: grid.hasHeader ? 0 : grid.verticalSpacing.map { Int(CellMetrics.rows($0)) } ?? 0)
    var (least, ideal, most) = (
      [Double](repeating: 0, count: count), [Double](repeating: 0, count: count), [Double](repeating: 0, count: count)
    )
    for cell in cells where cell.span == 1 && !cell.node.isGap {
      least[cell.column] = max(least[cell.column], cell.node.extent(Proposal(width: 0, height: nil)).width)
      ideal[cell.column] = max(ideal[cell.column], cell.node.extent(.ideal).width)
      most[cell.column] = max(most[cell.column], cell.node.extent(Proposal(width: .infinity, height: nil)).width)
    }
    for (column, cells) in guidedColumns(node, cells) {
      func widths(_ offered: Double?) -> Double { reach(of: cells, .horizontal, column.alignment) { _ in offered } }
      least[column.index] = max(least[column.index], widths(0))
      ideal[column.index] = max(ideal[column.index], widths(nil))
      most[column.index] = max(most[column.index], widths(.infinity))
    }
    // What spans columns widens them evenly where they are too narrow for it together.
    for cell in cells where cell.span > 1 && !cell.node.isGap {
      let columns = cell.column..<min(count, cell.column + cell.span)
      let between = Double(tracks.gaps.columns * (columns.count - 1))
      func widen(_ widths: inout [Double], to width: Double) {
        let missing = width - between - columns.reduce(0) { $0 + widths[$1] }
        guard missing > 0, missing.isFinite else { return }
        for column in columns { widths[column] += missing / Double(columns.count) }
      }
      widen(&least, to: cell.node.extent(Proposal(width: 0, height: nil)).width)
      widen(&ideal, to: cell.node.extent(.ideal).width)
      let isGreedy = cell.node.extent(Proposal(width: .infinity, height: nil)).width.isInfinite
      let isShared = isGreedy && !columns.contains { most[$0].isInfinite }
      for column in columns { most[column] = isShared ? .infinity : max(most[column], ideal[column]) }
    }
    tracks.widths = LargestRemainder.apportion(
      Self.share(proposal.width.map { $0 - Double(tracks.gaps.columns * (count - 1)) }, least, ideal, most))
    tracks.heights = [Int](repeating: 0, count: node.shown.count)
    var greedy: Set<Int> = []
    for cell in cells {
      let room = Double(tracks.widthOf(cell.column, cell.span))
      let rows = cell.node.extent(Proposal(width: room, height: nil)).snapped.rows
      // A gap is as high as its rows would be, with the spacing between them.
      let between = if case .gap(let gap) = cell.node.element { tracks.gaps.rows * (gap.placeableCount - 1) } else { 0 }
      tracks.heights[cell.row] = max(
        tracks.heights[cell.row], rows + between + node.shown[cell.row].rowsBelowCells)
      if cell.node.extent(Proposal(width: room, height: .infinity)).height.isInfinite { greedy.insert(cell.row) }
    }
    for (row, cells) in guidedRows(node, cells) {
      let height = reach(of: cells, .vertical, row.alignment) { Double(tracks.widthOf($0.column, $0.span)) }
      tracks.heights[row.index] = max(tracks.heights[row.index], CellMetrics.whole(height))
    }
    tracks.fill(proposal.height, greedy: greedy)
    return tracks
  }

  // MARK: Guides

  /// A column or a row, and the alignment of its cells.
  private typealias Line = (index: Int, alignment: RenderAlignment)

  /// The columns in which a cell sets a guide, each with the cells that are aligned by it. Cells with an anchor of
  /// their own, or over several columns, are excluded.
  private func guidedColumns(_ node: LayoutNode, _ cells: [Place]) -> [(Line, [Place])] {
    guard node.carriesGuides else { return [] }
    let own = RenderGridRow.columnAlignments(of: node.shown.compactMap(\.gridRow))
    let groups = Dictionary(grouping: cells.filter { $0.span == 1 && $0.anchor == nil && !$0.node.isGap }, by: \.column)
    return groups.compactMap { column, cells in
      guard cells.contains(where: \.node.carriesGuides) else { return nil }
      let alignment = own.indices.contains(column) ? own[column] : nil
      return ((column, alignment ?? grid.alignment), cells)
    }
  }

  private func guidedRows(_ node: LayoutNode, _ cells: [Place]) -> [(Line, [Place])] {
    guard node.carriesGuides else { return [] }
    let rows = node.shown
    let groups = Dictionary(
      grouping: cells.filter { $0.anchor == nil && rows[$0.row].gridRow != nil }, by: \.row)
    return groups.compactMap { row, cells in
      guard cells.contains(where: \.node.carriesGuides) else { return nil }
      return ((row, rows[row].gridRow?.alignment ?? grid.alignment), cells)
    }
  }

  /// The length of aligned cells together, along an axis, without an offer across it.
  private func reach(
    of cells: [Place], _ axis: RenderAxis, _ alignment: RenderAlignment, width: (Place) -> Double?
  ) -> Double {
    let children = cells.map { ($0.node, Proposal(width: width($0), height: nil)) }
    let lengths = children.map { $0.0.extent($0.1)[axis] }
    guard lengths.allSatisfy(\.isFinite), let guided = GuidedChildren(alignment.guide(axis), children) else {
      return lengths.max() ?? 0
    }
    return zip(guided.offsets, lengths).map(+).max() ?? 0
  }

  /// The starts of cells that are aligned by guides, along an axis, each in the space of its cell.
  private func guidedStarts(
    _ groups: [(Line, [Place])], _ axis: RenderAxis, _ room: (Place) -> CellSize
  ) -> [RenderNodeID: Int] {
    var starts: [RenderNodeID: Int] = [:]
    for (line, cells) in groups {
      let children = cells.map { ($0.node, Proposal(room($0))) }
      guard let guided = GuidedChildren(line.alignment.guide(axis), children) else { continue }
      let together = zip(guided.offsets, children).map { $0 + $1.0.extent($1.1)[axis] }.max() ?? 0
      for (cell, offset) in zip(cells, guided.offsets) {
        let room = room(cell)
        let length = Double(room[axis])
        let rest = (max(0, length - together) * line.alignment.share(axis)).rounded(.down)
        starts[cell.node.id] = CellMetrics.offset(rest + offset)
      }
    }
    return starts
  }

  private static func share(_ room: Double?, _ least: [Double], _ ideal: [Double], _ most: [Double]) -> [Double] {
    guard let room, room.isFinite else { return ideal }
    var widths = ideal
    let whole = ideal.reduce(0, +)
    if room >= whole {
      // As in a stack: the least flexible first, each offered an equal share of what is left.
      var left = room
      var count = Double(widths.count)
      let order = widths.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
      // Each column keeps at least its ideal width. A column longer than its share takes the rest from columns that
      // fill.
      var reserved = whole
      for index in order {
        reserved -= ideal[index]
        let share = min(max(left / count, ideal[index]), left - reserved)
        widths[index] = most[index].isInfinite ? share : ideal[index]
        left -= widths[index]
        count -= 1
      }
    } else {
      let give = zip(ideal, least).map { max(0, $0 - $1) }
      let total = give.reduce(0, +)
      if total > 0 {
        for index in widths.indices { widths[index] -= give[index] * min(1, (whole - room) / total) }
      }
    }
    return widths
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let size = tracks(node, in: proposal).size
    return Extent(width: Double(size.columns), height: Double(size.rows), firstBaseline: 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let tracks = tracks(node, in: proposal)
    let columnAlignments = RenderGridRow.columnAlignments(of: node.shown.compactMap(\.gridRow))
    let columns = tracks.size.columns
    let cells = node.carriesGuides ? places(node).cells : []
    func room(_ cell: Place) -> CellSize {
      let rows = tracks.heights[cell.row] - node.shown[cell.row].rowsBelowCells
      return tracks.rect(column: cell.column, span: cell.span, rows: rows).size
    }
    let columnStarts = guidedStarts(guidedColumns(node, cells), .horizontal, room)
    let rowStarts = guidedStarts(guidedRows(node, cells), .vertical, room)
    var position = 0
    for (row, child) in node.shown.enumerated() {
      let rect = CellRect(row: position, columns: columns, rows: tracks.heights[row])
      position += tracks.heights[row] + tracks.gaps.rows
      guard let gridRow = child.gridRow else {
        if child.isGap {
          child.place(rect)
        } else {
          child.place(in: rect, alignment: grid.alignment, proposal: Proposal(rect.size))
        }
        continue
      }
      // The row is as wide as the grid, and places its cells by the grid's columns.
      child.place(rect)
      var alignment = grid.alignment
      if let own = gridRow.alignment { alignment.vertical = own.vertical }
      var column = 0
      for (index, cell) in child.shown.enumerated() {
        let span = gridRow.spans.indices.contains(index) ? max(1, gridRow.spans[index]) : 1
        let room = tracks.rect(column: column, span: span, rows: rect.rows - child.rowsBelowCells)
        var own = alignment
        if columnAlignments.indices.contains(column), let horizontal = columnAlignments[column]?.horizontal {
          own = RenderAlignment(horizontal: horizontal, vertical: alignment.vertical)
        }
        let proposal = Proposal(room.size)
        if let anchor = gridRow.anchor(of: index) {
          let size = cell.extent(proposal).snapped
          cell.place(
            in: room, alignment: own, proposal: proposal,
            column: CellMetrics.whole((Double(room.columns - size.columns) * anchor.x).rounded(.down)),
            row: CellMetrics.whole((Double(room.rows - size.rows) * anchor.y).rounded(.down)))
        } else {
          cell.place(
            in: room, alignment: own, proposal: proposal, column: columnStarts[cell.id], row: rowStarts[cell.id])
        }
        column += span
      }
      child.updateReach()
    }
  }
}

extension TableLayout.Tracks {
  fileprivate func widthOf(_ column: Int, _ span: Int) -> Int {
    let columns = column..<min(widths.count, column + span)
    return widths[columns].reduce(0, +) + gaps.columns * max(0, columns.count - 1)
  }
}
