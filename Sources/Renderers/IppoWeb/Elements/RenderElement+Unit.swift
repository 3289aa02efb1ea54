import IppoRender

/// What the web knows of each element. What renderers see of an element is its unit itself; where there is nothing to see but the
/// case, the unit says in its own file which one it is for.
struct HTMLUnits: RenderElementVisitor {
  func visit(_ unit: some HTMLUnit) -> any HTMLUnit { unit }
}

extension RenderElement {
  /// What the web knows of the element.
  var unit: any HTMLUnit { accept(HTMLUnits()) }
}
