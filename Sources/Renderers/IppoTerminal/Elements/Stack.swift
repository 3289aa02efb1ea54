import IppoRender

/// `HStack` and `VStack`.
struct StackElement: ArrangingElement, EngineLayout {
  let stack: RenderStack

  var engine: any ElementLayout { StackLayout(stack: stack) }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .along(stack.axis) }

  var layoutContext: LayoutContext { .axis(stack.axis) }

  func paintingOrder(of node: LayoutNode) -> [LayoutNode] { node.pinnedLast }

  /// Boxes side by side make a line of boxes.
  func isBox(_ node: LayoutNode) -> Bool {
    stack.axis == .horizontal && node.present.contains { $0.isBoxedControl }
  }
}

extension TerminalUnits {
  func visit(_ stack: RenderStack) -> any TerminalElement { StackElement(stack: stack) }
}
