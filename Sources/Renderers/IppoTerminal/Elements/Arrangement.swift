import IppoRender

/// Children at the positions of the graph, which receives the sizes that it asks for.
struct ArrangementElement: ArrangingElement {
  let arrangement: RenderArrangement

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard let width = arrangement.width, let height = arrangement.height else {
      // All the width on offer, until the graph knows better.
      let extents = node.shown.map { $0.extent(.ideal) }
      let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
      return Extent(
        width: width ?? extents.map(\.width).max() ?? 0, height: extents.reduce(0) { $0 + $1.height })
    }
    return Extent(width: width / CellMetrics.cellWidth, height: height / CellMetrics.cellHeight)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for (index, child) in node.shown.enumerated() {
      guard arrangement.frames.indices.contains(index) else {
        child.place(CellRect.zero)
        continue
      }
      let frame = arrangement.frames[index]
      let (width, height) = (frame.width / CellMetrics.cellWidth, frame.height / CellMetrics.cellHeight)
      child.place(
        CellRect(
          column: CellMetrics.whole(frame.x / CellMetrics.cellWidth),
          row: CellMetrics.whole(frame.y / CellMetrics.cellHeight), columns: CellMetrics.whole(width),
          rows: CellMetrics.whole(height)), proposal: Proposal(width: width, height: height))
    }
  }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .asAround }

  var report: LayoutReport? { .measurement }

  func reported(_ node: LayoutNode) -> RenderEvent? {
    guard let measurement = measurement(of: node), measurement != node.reportedMeasurement else { return nil }
    node.reportedMeasurement = measurement
    return .measure(measurement)
  }

  /// The sizes that the graph asks for, in points.
  private func measurement(of node: LayoutNode) -> RenderMeasurement? {
    let children = node.shown
    guard let offered = node.offered, arrangement.questions.allSatisfy({ children.indices.contains($0.child) }) else {
      return nil
    }
    func points(_ length: Double?, _ cell: Double) -> Double? { length.flatMap { $0.isFinite ? $0 * cell : nil } }
    let sizes = arrangement.questions.map { question -> (width: Double, height: Double) in
      let extent = children[question.child].extent(
        Proposal(
          width: question.proposal.width.map { $0 / CellMetrics.cellWidth },
          height: question.proposal.height.map { $0 / CellMetrics.cellHeight }))
      return (extent.width * CellMetrics.cellWidth, extent.height * CellMetrics.cellHeight)
    }
    return RenderMeasurement(
      width: points(offered.width, CellMetrics.cellWidth), height: points(offered.height, CellMetrics.cellHeight),
      questions: arrangement.questions, sizes: sizes)
  }
}

extension TerminalUnits {
  func visit(_ arrangement: RenderArrangement) -> any TerminalElement { ArrangementElement(arrangement: arrangement) }
}
