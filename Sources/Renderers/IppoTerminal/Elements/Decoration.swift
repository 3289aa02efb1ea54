import IppoRender

/// `background`, `overlay`, and insets of the safe area.
struct DecorationElement: ArrangingElement, EngineLayout {
  let decoration: RenderDecoration

  var engine: any ElementLayout {
    switch decoration.kind {
    case .background, .overlay: DecorationLayout(decoration: decoration)
    case .insetTop, .insetBottom, .insetLeading, .insetTrailing: InsetLayout(decoration: decoration)
    }
  }

  /// The axis of the surroundings for the content. The decoration fills the node, and has no axis.
  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis {
    node.children.first.map { child.isDescendant(of: $0) } ?? false ? .asAround : .none
  }

  func isBox(_ node: LayoutNode) -> Bool { node.children.first?.isBoxedControl ?? false }

  func paintingOrder(of node: LayoutNode) -> [LayoutNode] {
    decoration.kind == .background ? node.shown.reversed() : node.shown
  }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    // What is highlighted has that for its background, and no other: text on it is in contrast to it.
    let isBare = decoration.kind == .background && context.isHighlighted
    painter.paintChildren(of: node, isBare ? Array(node.shown.prefix(1)) : painted(of: node), rect, context)
  }

  /// The children to draw. Decorations that leave are behind those that take their place, on their side of the content.
  private func painted(of node: LayoutNode) -> [LayoutNode] {
    let children = paintingOrder(of: node)
    guard decoration.kind != .background else { return node.withDeparting(children) }
    return Array(children.prefix(1)) + node.withDeparting(Array(children.dropFirst()))
  }
}

extension TerminalUnits {
  func visit(_ decoration: RenderDecoration) -> any TerminalElement { DecorationElement(decoration: decoration) }
}
