import IppoRender

extension TerminalRenderer {
  /// Whether the pointer can give the keyboard to a node: also to one beside the stage that keeps the keyboard.
  func canBeFocused(_ node: LayoutNode) -> Bool {
    ring.contains(node.id) || !tree.stages.isEmpty && FocusRing(tree.root).contains(node.id)
  }

  /// Whether the node is on screen: no ancestor hides it behind another page or tab.
  func isShown(_ node: LayoutNode) -> Bool { node.isShown(in: tree.root) }

  /// The events for the graph after a layout, of one kind.
  func reports(_ report: LayoutReport) -> [TerminalEvent] {
    (tree.reporters[report] ?? []).sorted().compactMap { id in
      guard let node = tree[id], isShown(node) else { return nil }
      return node.unit.reported(node).map { TerminalEvent($0, to: id) }
    }
  }

  /// The part of a node inside of all viewports.
  func visiblePart(of node: LayoutNode) -> CellRect {
    node.visibleRegion.map(node.screenRect.intersection) ?? node.screenRect
  }
}

extension LayoutNode {
  /// Whether the node is on the screen of a window: no ancestor hides it behind another page or tab.
  func isShown(in window: LayoutNode?) -> Bool {
    var child = self
    while let parent = child.parent {
      guard parent.shown.contains(where: { $0 === child }) else { return false }
      child = parent
    }
    return child === window
  }
}
