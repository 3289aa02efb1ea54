import IppoRender

/// The nodes that set guides, and the nodes between them and the containers that align by those guides.
final class GuideRegister {
  /// Nodes with guides of their own.
  var nodes: [RenderNodeID: LayoutNode] = [:]
  private(set) var carriers: [RenderNodeID: LayoutNode] = [:]

  /// Finds the nodes through which guides pass in the current tree.
  func refresh() {
    carriers = [:]
    for node in nodes.values {
      var next: LayoutNode? = node
      while let carrier = next, carriers.updateValue(carrier, forKey: carrier.id) == nil { next = carrier.parent }
    }
  }
}

extension RenderGuide {
  /// The position of the guide in a node of some extent, in cells.
  func cells(in extent: Extent) -> Double {
    // A line of text stands at four fifths of its row.
    let stand = 0.8
    let points = value(
      width: extent.width * CellMetrics.cellWidth, height: extent.height * CellMetrics.cellHeight,
      firstBaseline: (extent.firstBaseline + stand) * CellMetrics.cellHeight,
      lastBaseline: (extent.lastBaseline + stand) * CellMetrics.cellHeight)
    return points / (axis == .horizontal ? CellMetrics.cellWidth : CellMetrics.cellHeight)
  }
}

extension LayoutNode {
  /// Whether the node or one of its descendants sets a guide.
  var carriesGuides: Bool { guideRegister.carriers[id] != nil }

  /// The position of a guide that the node or one of its descendants sets, in cells; `nil` if none does.
  func explicitGuide(_ guide: RenderGuide, in proposal: Proposal) -> Double? {
    guard carriesGuides else { return nil }
    if let own = attributes.guides.first(where: { $0.isSame(as: guide) }) { return own.cells(in: extent(proposal)) }
    return unit.guide(guide, of: self, in: proposal)
  }
}

/// Children of a container, aligned by a guide that some of them set.
struct GuidedChildren {
  /// The offset of each child along the axis of the guide, in cells.
  let offsets: [Double]

  /// - Returns: `nil` if the children set no guide, so that the container aligns them as usual.
  init?(_ guide: RenderGuide, _ children: [(node: LayoutNode, proposal: Proposal)]) {
    let found = children.map { $0.node.explicitGuide(guide, in: $0.proposal) }
    guard found.contains(where: { $0 != nil }) else { return nil }
    let values = zip(children, found).map { child, value in
      value ?? guide.cells(in: child.node.extent(child.proposal))
    }
    let line = values.max() ?? 0
    offsets = values.map { line - $0 }
  }
}

extension ElementLayout {
  /// The mean of the guides that the children of a container set, each at its place.
  func mean(of values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
