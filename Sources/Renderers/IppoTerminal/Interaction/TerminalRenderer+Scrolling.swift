import IppoRender

extension TerminalRenderer {
  /// Scrolls where the app wants to, now that everything has its place.
  func followScrollRequests() {
    let requests = interaction.scrollRequests
    interaction.scrollRequests = []
    for (id, target) in requests {
      guard let node = tree[id] else { continue }
      switch target {
      case .visible(let anchor):
        // Where a proxy scrolls to is where the region is, as where a person does.
        reveal(node, in: regions(around: node), anchor: anchor, byApp: false)
      case .visibleInRegion(let anchor):
        reveal(node, in: regions(around: node).prefix(1), anchor: anchor, byApp: true)
      case .offset(let x, let y):
        let column = x.map(CellMetrics.column(at:)) ?? node.scroll.offset.column
        let row = y.map(CellMetrics.row(at:)) ?? node.scroll.offset.row
        _ = scroll(node, columns: column - node.scroll.offset.column, rows: row - node.scroll.offset.row, byApp: true)
      }
    }
  }

  /// The scrollable nodes around a node, the innermost first.
  private func regions(around node: LayoutNode) -> [LayoutNode] { node.ancestors.filter { $0.unit.scrolling != nil } }

  private func reveal(
    _ node: LayoutNode, in regions: some Sequence<LayoutNode>, anchor: RenderPaint.UnitPoint?, byApp: Bool
  ) {
    for region in regions {
      // What moves is scrolled to where it will be.
      let (rect, viewport) = (node.restingRect, region.restingRect)
      let columns = Self.shift(
        rect.column..<rect.maxColumn, in: viewport.column..<viewport.column + region.scroll.viewport.columns, anchor?.x)
      let rows = Self.shift(
        rect.row..<rect.maxRow, in: viewport.row..<viewport.row + region.scroll.viewport.rows, anchor?.y)
      _ = scroll(region, columns: columns, rows: rows, byApp: byApp)
    }
  }

  /// How far content moves until a part of it is seen: as little as that takes, or to where the anchors meet.
  private static func shift(_ part: Range<Int>, in viewport: Range<Int>, _ anchor: Double?) -> Int {
    if let anchor {
      let place = Double(part.lowerBound) + anchor * Double(part.count)
      let goal = Double(viewport.lowerBound) + anchor * Double(viewport.count)
      return Int(exactly: (place - goal).rounded()) ?? 0
    }
    if part.lowerBound < viewport.lowerBound { return part.lowerBound - viewport.lowerBound }
    return max(0, min(part.upperBound - viewport.upperBound, part.lowerBound - viewport.lowerBound))
  }

  // MARK: Scroll bars

  /// The scroll bar under the pointer, if a person can scroll its region.
  func scrollBar(_ hit: HitTest, at point: CellPoint) -> (LayoutNode, ScrollBar)? {
    for node in hit.scrollables where node.canBeScrolled && node.unit.scrolling?.hasBar == true {
      if let bar = ScrollBar(node.scroll, in: node.screenRect), bar.track.contains(point) { return (node, bar) }
    }
    return nil
  }

  func dragScrollBar(of node: LayoutNode, to point: CellPoint, _ grip: Int) {
    guard node.canBeScrolled, let bar = ScrollBar(node.scroll, in: node.screenRect) else { return }
    _ = scroll(node, columns: 0, rows: bar.offset(for: grip, at: point.row) - node.scroll.offset.row)
  }
}
