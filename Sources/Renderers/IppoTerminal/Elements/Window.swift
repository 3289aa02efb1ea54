import IppoRender

/// The whole screen, or a stage on it: the content in the middle, and presentations over it.
struct WindowElement: ContentElement {
  var clipsChildren: Bool { true }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    Extent(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    for child in node.shown {
      if child.isPresentation {
        child.place(CellRect(columns: size.columns, rows: size.rows))
      } else {
        child.place(in: size, alignment: RenderAlignment(), proposal: Proposal(size))
      }
    }
  }

  var controlPlace: ControlPlace? { .content }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    // What leaves is behind what takes its place, but a presentation on its way out is still over the content.
    let leaving = node.departing
    let drawn = node.children.filter { child in
      child.attributes.phase == .present || child.isPresentation && leaving.contains { $0 === child }
    }
    painter.paintChildren(of: node, leaving.filter { !$0.isPresentation } + drawn, rect, context)
  }
}

extension LayoutNode {
  /// Whether the node shows presentations over its content, as the window and stages do.
  private var showsPresentations: Bool { unit is WindowElement }

  /// The presentation on top of the window or the stage, which covers the rest of it.
  var presented: LayoutNode? { showsPresentations ? shown.last(where: \.isPresentation) : nil }

  /// The visible children that no presentation covers.
  var uncovered: [LayoutNode] { presented.map { [$0] } ?? shown }
}

extension TerminalUnits {
  func visitWindow() -> any TerminalElement { WindowElement() }
  func visitStage() -> any TerminalElement { WindowElement() }
}
