import IppoRender

/// An element the terminal does not know: its fallback.
struct CustomElement: ArrangingElement, EngineLayout {
  var engine: any ElementLayout { LayersLayout(alignment: .topLeading) }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .asAround }
}
