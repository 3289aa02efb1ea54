import IppoRender

/// Nodes that stay visible while their surroundings scroll: nodes with a ``RenderAttributes/pin``, and the headers of
/// plain lists.
extension LayoutTree {
  /// Moves pinned nodes into the visible part, no further than their parents reach.
  func followPins() {
    // From the outside in: the new place of an outer node decides how far a node within it must move.
    let nodes = pinned.compactMap { self[$0] }.map { (depth: $0.depth, node: $0) }.sorted { $0.depth < $1.depth }
    for (_, node) in nodes {
      if let pin = node.attributes.pin { node.stay(at: pin) }
      if let header = node.pinnedHeader { header.stay(at: .top) }
    }
  }
}

extension LayoutNode {
  /// The header of a section that stays visible.
  var pinnedHeader: LayoutNode? {
    guard case .section(let section) = element, section.hasHeader, enclosingList?.list.style == .plain else {
      return nil
    }
    return shown.first
  }

  /// The edge at which the node stays visible.
  var pin: RenderPin? {
    if let pin = attributes.pin { return pin }
    return parent?.pinnedHeader === self ? .top : nil
  }

  fileprivate func stay(at edge: RenderPin) {
    guard let parent, let region = ancestors.first(where: { $0.unit.scrolling != nil }) else {
      return displace(by: CellPoint(column: 0, row: 0))
    }
    // The position of the parent in the content of the region, without motions, which end between two layouts.
    var start = CellPoint(column: 0, row: 0)
    for ancestor in ancestors.prefix(while: { $0 !== region }) {
      start.column += ancestor.restingFrame.column
      start.row += ancestor.restingFrame.row
    }
    let scroll = region.scroll
    switch edge {
    case .top, .bottom:
      displace(
        by: CellPoint(
          column: 0,
          row: Self.distance(
            of: placement.row..<placement.maxRow, within: parent.frame.rows, from: start.row, to: scroll.offset.row,
            length: scroll.viewport.rows, isAtEnd: edge == .bottom)))
    case .leading, .trailing:
      displace(
        by: CellPoint(
          column: Self.distance(
            of: placement.column..<placement.maxColumn, within: parent.frame.columns, from: start.column,
            to: scroll.offset.column, length: scroll.viewport.columns, isAtEnd: edge == .trailing), row: 0))
    }
  }

  /// The distance that a part of a parent must move to be in a viewport, without leaving the parent.
  private static func distance(
    of part: Range<Int>, within length: Int, from start: Int, to offset: Int, length viewport: Int, isAtEnd: Bool
  ) -> Int {
    if isAtEnd {
      let missing = start + part.upperBound - (offset + viewport)
      return -min(max(0, missing), max(0, part.lowerBound))
    }
    return min(max(0, offset - (start + part.lowerBound)), max(0, length - part.upperBound))
  }

  /// The number of rows of a surrounding region that pinned nodes cover at its top and at its bottom, once the node is
  /// visible there.
  func rowsBehindPins(in region: LayoutNode) -> (top: Int, bottom: Int) {
    var (top, bottom) = (0, 0)
    var node = self
    for ancestor in ancestors {
      if node.pin != nil { return (0, 0) }
      if ancestor === region { break }
      for sibling in ancestor.shown where sibling !== node {
        switch sibling.pin {
        case .top: top += sibling.frame.rows
        case .bottom: bottom += sibling.frame.rows
        case .leading, .trailing, nil: break
        }
      }
      node = ancestor
    }
    return (top, bottom)
  }

  /// The children from back to front, with pinned children in front of the content that scrolls below them.
  var pinnedLast: [LayoutNode] {
    let children = shown
    guard children.contains(where: { $0.displacement != CellPoint(column: 0, row: 0) }) else { return children }
    let isMoved = { (child: LayoutNode) in child.displacement != CellPoint(column: 0, row: 0) }
    return children.filter { !isMoved($0) } + children.filter(isMoved)
  }
}
