import IppoRender

/// `LazyVGrid` and `LazyHGrid`: cells fill the tracks of a line, then the next line.
struct FlowLayout: ElementLayout {
  let grid: RenderGrid
  /// The axis along which the grid grows.
  let axis: RenderAxis
  let tracks: [RenderGrid.Track]

  /// The gaps between tracks, and between lines.
  private var gaps: (across: Double, along: Double) {
    let horizontal = grid.horizontalSpacing.map(CellMetrics.columns) ?? 1
    let vertical = grid.verticalSpacing.map(CellMetrics.rows) ?? 0
    return axis == .vertical ? (horizontal, vertical) : (vertical, horizontal)
  }

  /// The gap behind a track of an item of the grid.
  private func gap(behind item: Int) -> Double {
    guard grid.trackSpacings.indices.contains(item) else { return gaps.across }
    guard let points = grid.trackSpacings[item] else { return axis == .vertical ? 1 : 0 }
    return CellMetrics.cells(points, along: axis.other)
  }

  /// The lengths of the tracks across the axis, and the item of the grid for each of them.
  private func lengths(_ room: Double?) -> (lengths: [Int], items: [Int]) {
    func cells(_ points: Double) -> Double { CellMetrics.frameCells(points, along: axis.other) }
    let room = room.flatMap { $0.isFinite ? $0 : nil } ?? 60
    // Without tracks cells stand in one of their own.
    guard !tracks.isEmpty else { return ([Int(max(0, room))], [0]) }
    let spare = max(0, room - tracks.indices.dropLast().reduce(0) { $0 + gap(behind: $1) })
    // Fixed tracks first; the others share what is left, within their limits.
    let fixed = tracks.reduce(0.0) { sum, track in
      if case .fixed(let points) = track { sum + cells(points) } else { sum }
    }
    var left = max(0, spare - fixed)
    var sharing = tracks.count { if case .fixed = $0 { false } else { true } }
    var result: [Double] = []
    var items: [Int] = []
    for (item, track) in tracks.enumerated() {
      defer { items += Array(repeating: item, count: result.count - items.count) }
      switch track {
      case .fixed(let points): result.append(cells(points))
      case .flexible(let minimum, let maximum):
        let share = left / Double(max(1, sharing))
        let length = min(
          max(share, cells(minimum)), maximum.isFinite ? cells(maximum) : .infinity)
        result.append(length)
        left = max(0, left - length)
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let share = left / Double(max(1, sharing))
        let least = max(1, cells(minimum))
        let between = gap(behind: item)
        // Gaps that are negative may take all that a track has: there are never more tracks than cells.
        let most = max(1, share.rounded(.down))
        let fitting = least + between > 0 ? ((share + between) / (least + between)).rounded(.down) : most
        let count = min(max(1, fitting), most)
        let each = (share - between * (count - 1)) / count
        let length = min(max(each, least), maximum.isFinite ? cells(maximum) : .infinity)
        result += Array(repeating: length, count: Int(count))
        left = max(0, left - share)
        sharing -= 1
      }
    }
    return (LargestRemainder.apportion(result), items)
  }

  private func proposal(_ length: Int) -> Proposal {
    axis == .vertical ? Proposal(width: Double(length), height: nil) : Proposal(width: nil, height: Double(length))
  }

  /// The rectangles of the children, each with the item of its track if it is a cell, and the size of the grid.
  private func rooms(_ node: LayoutNode, across room: Double?) -> (rects: [(CellRect, item: Int?)], size: CellSize) {
    let (lengths, items) = lengths(room)
    let gapAlong = Int(gaps.along)
    var starts: [Int] = []
    var width = 0
    for (track, length) in lengths.enumerated() {
      starts.append(width)
      width += length + (track < lengths.count - 1 ? Int(gap(behind: items[track])) : 0)
    }
    let children = node.shown
    var rects: [(CellRect, item: Int?)] = []
    rects.reserveCapacity(children.count)
    // Cells since the last line that is none of cells, and those of the line that is being filled.
    var cellCount = 0
    var line: [(track: Int, depth: Int)] = []
    var (position, lastDepth) = (0, 1)

    func place(_ start: Int, _ length: Int, _ depth: Int, item: Int? = nil) {
      let rect =
        axis == .vertical
        ? CellRect(column: start, row: position, columns: length, rows: depth)
        : CellRect(column: position, row: start, columns: depth, rows: length)
      rects.append((rect, item))
    }
    func endLine() {
      guard !line.isEmpty else { return }
      let depth = line.map(\.depth).max() ?? 0
      for cell in line { place(starts[cell.track], lengths[cell.track], depth, item: items[cell.track]) }
      line.removeAll(keepingCapacity: true)
      position += depth + gapAlong
      lastDepth = max(1, depth)
    }

    for child in children {
      if case .gap(let gap) = child.element {
        endLine()
        // Lines of cells that have not been made, as deep as those before.
        let lines = max(1, gap.placeableCount / lengths.count)
        let depth = lines * (lastDepth + gapAlong) - gapAlong
        place(0, width, depth)
        position += depth + gapAlong
        cellCount += gap.count
      } else if child.gridRow != nil {
        endLine()
        let depth = depth(of: child.shown.first, over: width)
        place(0, width, depth)
        position += depth + gapAlong
        cellCount = 0
      } else {
        let track = cellCount % lengths.count
        line.append((track, depth(of: child, over: lengths[track])))
        cellCount += 1
        if track == lengths.count - 1 { endLine() }
      }
    }
    endLine()
    let depth = max(0, position - (children.isEmpty ? 0 : gapAlong))
    return (rects, CellSize(along: axis, depth, across: width))
  }

  /// The start of the tracks across the axis.
  private func alignment(across size: CellSize, _ whole: CellSize) -> CellPoint {
    var room = whole
    room[axis.other] = max(size[axis.other], whole[axis.other])
    return grid.alignment.offset(of: whole, in: room)
  }

  private func depth(of cell: LayoutNode?, over length: Int) -> Int {
    guard let own = cell?.extent(proposal(length)).snapped else { return 0 }
    return own[axis]
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let size = rooms(node, across: proposal[axis.other]).size
    var extent = Extent(width: Double(size.columns), height: Double(size.rows), firstBaseline: 0)
    // Across, it takes the room there is, in which its tracks stand together.
    if let room = proposal[axis.other], room.isFinite {
      extent[axis.other] = max(extent[axis.other], room)
    }
    return extent
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let (rects, whole) = rooms(node, across: proposal[axis.other])
    let start = alignment(across: size, whole)
    for (child, (rect, item)) in zip(node.shown, rects) {
      let rect = rect.offset(columns: start.column, rows: start.row)
      let proposal = self.proposal(rect.size[axis.other])
      if case .gap = child.element {
        child.place(rect)
      } else if child.gridRow != nil {
        child.place(rect)
        child.shown.first?.place(
          in: CellRect(columns: rect.columns, rows: rect.rows), alignment: grid.alignment, proposal: proposal)
        child.updateReach()
      } else {
        let own = item.flatMap { grid.trackAlignments.indices.contains($0) ? grid.trackAlignments[$0] : nil }
        child.place(in: rect, alignment: own ?? grid.alignment, proposal: proposal)
      }
    }
  }
}
