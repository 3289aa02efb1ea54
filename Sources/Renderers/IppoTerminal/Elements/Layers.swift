import IppoRender

/// `ZStack`.
struct LayersElement: ArrangingElement, EngineLayout {
  let alignment: RenderAlignment

  var engine: any ElementLayout { LayersLayout(alignment: alignment) }

  func paintingOrder(of node: LayoutNode) -> [LayoutNode] {
    let children = node.shown
    guard children.contains(where: { $0.attributes.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset) }
      .map(\.element)
  }
}

extension TerminalUnits {
  func visitLayers(_ alignment: RenderAlignment) -> any TerminalElement { LayersElement(alignment: alignment) }
}
