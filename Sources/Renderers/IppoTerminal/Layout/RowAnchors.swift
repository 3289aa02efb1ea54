import IppoRender

/// A row that keeps its place on the screen while rows before it come, go or move, whatever length the gap for them had.
struct RowAnchor {
  /// The scrolling region.
  let region: LayoutNode
  /// The first visible row that the app has not moved.
  let row: LayoutNode
  let axis: RenderAxis
  /// The position of the row in the content of the region.
  let position: Int
  let offset: Int
  /// The row and its ancestors below the region, and the start of each in its parent.
  let steps: [(node: LayoutNode, start: Int)]
}

extension LayoutTree {
  /// The rows that must keep their places, before a layout.
  func rowAnchors() -> [RowAnchor] {
    var scrolled: [ScrolledRows] = []
    // Short lists have no gap, and their rows come and go all the same.
    for (container, axis) in containersWithGaps + listsAndSections.map({ ($0, .vertical) }) {
      guard let rows = ScrolledRows(around: container, along: axis) else { continue }
      if let known = scrolled.firstIndex(where: { $0.region === rows.region && $0.axis == axis }) {
        scrolled[known].add(container)
      } else {
        scrolled.append(rows)
      }
    }
    return scrolled.compactMap(\.anchor)
  }

  /// Scrolls each region by the distance that its row has moved.
  func keep(_ anchors: [RowAnchor]) {
    for anchor in anchors where self[anchor.row.id] === anchor.row {
      let distance = anchor.row.start(in: anchor.region, along: anchor.axis) - anchor.position
      guard distance != 0 else { continue }
      anchor.region.scroll.offset[anchor.axis] = anchor.offset + distance
      anchor.region.scroll.clamp()
      carry(anchor)
    }
  }

  /// Takes what moves beside the row, or around it, along with the scrolled content.
  private func carry(_ anchor: RowAnchor) {
    let scroll = anchor.region.scroll
    var left = scroll.offset[anchor.axis] - anchor.offset
    for step in anchor.steps {
      // At the end of the content a region scrolls less than its row has moved.
      let moved = step.node.restingStart(along: anchor.axis) - step.start
      let part = moved < 0 ? max(moved, min(left, 0)) : min(moved, max(left, 0))
      guard part != 0, let parent = step.node.parent else { continue }
      left -= part
      window.stage.carry(parent.children, by: CellPoint(along: anchor.axis, part))
    }
  }
}

extension LayoutNode {
  var isGap: Bool { if case .gap = element { true } else { false } }

  /// Whether the node may be one of many that are made and removed. Gaps are excluded, and so are grid rows without
  /// data, such as headers in a line of their own.
  fileprivate var mayComeAndGo: Bool {
    if case .gridRow(let row) = element { return row.role == .row }
    return !isGap
  }

  /// The start of the node in the content of a surrounding region, without motions.
  fileprivate func start(in region: LayoutNode, along axis: RenderAxis) -> Int {
    path(to: region).reduce(0) { $0 + $1.restingStart(along: axis) }
  }
}

extension TerminalRenderer {
  /// The number of rows above which a list may drop rows that are far from the screen.
  private static let manyRows = 300
  /// The distance of far rows, in screens.
  private static let farScreens = 4
  /// The least number of rows that are worth a removal.
  private static let fewRows = 50

  /// The rows that the graph may remove, in runs.
  func releasedRows() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for (container, axis) in tree.containersWithGaps {
      guard container.children.count > Self.manyRows, isShown(container),
        let window = container.children[0].restingRegion, window.rows > 0, window.columns > 0
      else { continue }
      let seen = window.cells(along: axis)
      let near = seen.lowerBound - Self.farScreens * seen.count..<seen.upperBound + Self.farScreens * seen.count
      let focused =
        interaction.focused.flatMap { tree[$0] }
        .map { node in Set(sequence(first: node, next: \.parent).map(\.id)) } ?? []
      var runs: [[LayoutNode]] = [[]]
      for row in container.children {
        let place = row.restingRect.cells(along: axis)
        let isFar = place.upperBound <= near.lowerBound || place.lowerBound >= near.upperBound
        if isFar, row.motion == nil, row.mayComeAndGo, !focused.contains(row.id) {
          runs[runs.count - 1].append(row)
        } else if !runs[runs.count - 1].isEmpty {
          runs.append([])
        }
      }
      guard runs.reduce(0, { $0 + $1.count }) >= Self.fewRows else { continue }
      // What was offered and has stayed will stay.
      for run in runs where run.first.map({ $0.releasedRows != run.count }) == true {
        run[0].releasedRows = run.count
        events.append(TerminalEvent(.release(count: run.count), to: run[0].id))
      }
    }
    return events
  }
}
