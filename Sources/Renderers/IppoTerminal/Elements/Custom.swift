import IppoRender

/// An element that scripts of a page define. A terminal shows its fallback.
struct CustomElement: ArrangingElement, EngineLayout {
  var engine: any ElementLayout { LayersLayout(alignment: .topLeading) }

  /// Shows only the fallback: the content of the slots is for the script.
  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] { Array(present.prefix(1)) }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .asAround }
}

extension TerminalUnits {
  func visit(_ element: RenderCustomElement) -> any TerminalElement { CustomElement() }
}
