import IppoRender

/// Rows that have not been made, or were removed. Each row has one line, or ten columns, until it comes near the
/// screen.
struct GapElement: ContentElement {
  let gap: RenderGap

  private static let columns = 10.0

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let count = Double(gap.placeableCount)
    return gap.axis == .vertical
      ? Extent(width: proposal.width ?? 1, height: count)
      : Extent(width: count * Self.columns, height: proposal.height ?? 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .along(gap.axis) }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {}

  func stopsPointer(_ node: LayoutNode) -> Bool { false }

  // MARK: Reports

  var report: LayoutReport? { .reach }

  /// Reports the rows on the screen, and those within one more screen in either direction.
  func reported(_ node: LayoutNode) -> RenderEvent? {
    let rect = node.restingRect
    guard let window = node.restingRegion, window.rows > 0, window.columns > 0 else { return nil }
    let (start, length, seen) = (rect.origin[gap.axis], rect.size[gap.axis], window.cells(along: gap.axis))
    let near = (seen.lowerBound - seen.count - start..<seen.upperBound + seen.count - start).clamped(to: 0..<length)
    guard !near.isEmpty else { return nil }
    let first = share(near.lowerBound, of: length).quotient
    let last = share(near.upperBound, of: length)
    let end = last.quotient + min(1, last.remainder)
    let question = GapQuestion(first: first, count: min(end - first, RenderEvent.rowsAtOnce), of: gap.count)
    // What was asked for and has not come will not come.
    guard question != node.askedRows else { return nil }
    node.askedRows = question
    return .reach(first: question.first, count: question.count)
  }

  /// The rows that a part of the gap's length stands for. A product of both may be more than there are numbers for.
  private func share(_ part: Int, of length: Int) -> (quotient: Int, remainder: Int) {
    length.dividingFullWidth(gap.count.multipliedFullWidth(by: part))
  }
}

extension RenderGap {
  /// The number of rows that have places. A longer list ends at the largest number of a layout.
  var placeableCount: Int { min(count, CellMetrics.mostCells) }
}

/// A question to the graph for rows.
struct GapQuestion: Equatable {
  var first: Int
  var count: Int
  /// The number of rows of the gap at that time.
  var of: Int
}

extension TerminalUnits {
  func visit(_ gap: RenderGap) -> any TerminalElement { GapElement(gap: gap) }
}
