import IppoRender

/// The rows of a scrolling region that may come and go, before a layout: in their new order, and at their old places.
struct ScrolledRows {
  let region: LayoutNode
  let axis: RenderAxis
  /// The containers of rows in the region.
  private var containers: Set<RenderNodeID> = []
  /// The containers, and the nodes between them and the region.
  private var holders: Set<RenderNodeID> = []

  /// - Returns: `nil` for rows around which nothing is scrolled to.
  init?(around container: LayoutNode, along axis: RenderAxis) {
    guard let region = ([container] + container.ancestors).first(where: { $0.unit.scrolling != nil }),
      region.scroll.offset[axis] > 0
    else { return nil }
    self.region = region
    self.axis = axis
    add(container)
  }

  mutating func add(_ container: LayoutNode) {
    containers.insert(container.id)
    for node in container.path(to: region) { holders.insert(node.id) }
  }

  private struct Row {
    let node: LayoutNode
    /// The cells in the content of the region.
    let cells: Range<Int>
    /// The place in the order of rows: along the axis, and then across.
    let place: CellPoint
  }

  /// The rows that have a place. A row that contains rows is not among them.
  private func rows() -> [Row] {
    var rows: [Row] = []
    func collect(_ node: LayoutNode, from start: Int) {
      for child in node.shown where !child.isGap {
        let start = start + child.restingStart(along: axis)
        if holders.contains(child.id) {
          collect(child, from: start)
        } else if containers.contains(node.id), child.pin == nil, child.frame.size[axis] > 0 {
          let across = child.restingStart(along: axis.other)
          rows.append(
            Row(
              node: child, cells: start..<start + child.frame.size[axis],
              place: node.isMirrored
                ? CellPoint(column: axis == .horizontal ? -start : -across, row: axis == .horizontal ? across : start)
                : CellPoint(along: axis, start, across: across)))
        }
      }
    }
    collect(region, from: 0)
    return rows
  }

  /// The first visible row that has kept its order. Where only rows behind the visible part are made, the first of these.
  ///
  /// A row that has moved alone is no anchor: it would take the visible part with it. Visible rows that have moved together are
  /// followed. If their order is another one, no row is an anchor.
  var anchor: RowAnchor? {
    let rows = rows()
    let offset = region.scroll.offset[axis]
    let end = offset + region.scroll.viewport[axis]
    var candidates = rows.indices.filter { rows[$0].cells.upperBound > offset && rows[$0].cells.lowerBound < end }
    if candidates.isEmpty { candidates = rows.indices.filter { rows[$0].cells.lowerBound >= end } }
    let steady = steady(Array(rows.indices), of: rows)
    var anchors = Set(candidates.filter(steady.contains))
    if anchors.count * 2 < candidates.count {
      anchors = self.steady(candidates, of: rows)
      guard anchors.count * 4 >= candidates.count * 3 else { return nil }
    }
    guard let first = anchors.min(by: { (rows[$0].cells.lowerBound, $0) < (rows[$1].cells.lowerBound, $1) }) else {
      return nil
    }
    let row = rows[first]
    return RowAnchor(
      region: region, row: row.node, axis: axis, position: row.cells.lowerBound, offset: offset,
      steps: row.node.path(to: region).map { (node: $0, start: $0.restingStart(along: axis)) })
  }

  /// The rows that have kept their order among some rows, while others were moved around them.
  private func steady(_ indices: [Int], of rows: [Row]) -> Set<Int> {
    func isBefore(_ first: Int, _ second: Int) -> Bool {
      let (one, other) = (rows[first].place, rows[second].place)
      return (one[axis], one[axis.other], first) < (other[axis], other[axis.other], second)
    }
    guard zip(indices, indices.dropFirst()).contains(where: { !isBefore($0, $1) }) else { return Set(indices) }
    var ranks = [Int?](repeating: nil, count: rows.count)
    for (rank, index) in indices.sorted(by: isBefore).enumerated() { ranks[index] = rank }
    return LongestIncreasingSubsequence.indices(of: ranks)
  }
}

extension LayoutNode {
  /// The node and its ancestors below a surrounding region.
  func path(to region: LayoutNode) -> some Sequence<LayoutNode> {
    sequence(first: self, next: \.parent).prefix { $0 !== region }
  }

  /// The start of the node in its parent, without motions.
  func restingStart(along axis: RenderAxis) -> Int { restingFrame.origin[axis] }
}
