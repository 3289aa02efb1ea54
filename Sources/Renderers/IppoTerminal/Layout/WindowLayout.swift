import IppoUI

/// The whole screen: the content in the middle, presentations over it.
struct WindowLayout: ElementLayout {
  var clipsChildren: Bool { true }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    Extent(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      if case .presentation = child.element {
        child.place(CellRect(columns: size.columns, rows: size.rows))
      } else {
        child.place(in: size, alignment: RenderAlignment(), proposal: Proposal(size))
      }
    }
  }
}
