import IppoRender

/// Empty space along the axis of the enclosing stack; outside of stacks, in both directions.
struct SpacerElement: ContentElement {
  let minLength: Double?

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let axis = node.enclosingAxis
    let minimumWidth = minLength.map(CellMetrics.columns) ?? 1
    let minimumHeight = minLength.map(CellMetrics.rows) ?? 0
    return Extent(
      width: axis == .vertical ? 0 : max(minimumWidth, proposal.width ?? 0),
      height: axis == .horizontal ? 0 : max(minimumHeight, proposal.height ?? 0))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  var takesWhatIsLeft: Bool { true }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {}

  func stopsPointer(_ node: LayoutNode) -> Bool { !node.attributes.gestures.isEmpty }
}

extension TerminalUnits {
  func visitSpacer(minLength: Double?) -> any TerminalElement { SpacerElement(minLength: minLength) }
}
