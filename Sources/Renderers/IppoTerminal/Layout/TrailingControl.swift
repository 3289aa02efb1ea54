import IppoRender

/// A control of a fixed width after its label: `Label          ●━`. It takes the width on offer, as in SwiftUI.
struct TrailingControl {
  /// The columns of the control itself.
  let columns: Int

  func extent(_ node: LayoutNode, in proposal: Proposal, fills: Bool) -> Extent {
    let fills = fills && node.hasVisibleLabel
    let gap = node.hasVisibleLabel ? 1.0 : 0
    let around = Double(columns) + gap
    let label = node.labelExtent(proposal.inset(width: around))
    let width = label.width + around
    // Infinity is an offer too: the control is as wide as it can be.
    return Extent(
      width: fills ? max(width, proposal.width ?? width) : width, height: max(1, label.height),
      firstBaseline: node.hasVisibleLabel ? label.firstBaseline : 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize) {
    let label = CellRect(columns: max(0, size.columns - columns - 1), rows: size.rows)
    node.placeLabel(
      in: label, alignment: RenderAlignment(horizontal: .leading), proposal: Proposal(label.size))
  }
}
