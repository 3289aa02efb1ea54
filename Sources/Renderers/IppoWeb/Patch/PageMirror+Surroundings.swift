import IppoRender

extension PageMirror {
  /// Worked out from the root down; a path is short.
  func surroundings(of id: RenderNodeID) -> HTMLSurroundings {
    guard let parent = tree.parent(of: id), let entry = tree.entry(parent) else { return HTMLSurroundings() }
    return surroundings(of: parent).surroundings(of: id, among: entry.children, in: entry.node)
  }

  /// The surroundings of the children of a node.
  func surroundingsBelow(_ id: RenderNodeID) -> SurroundingsBelow? {
    tree.entry(id).map { surroundingsBelow($0, surroundings(of: id)) }
  }

  func surroundingsBelow(
    _ entry: AnnotatedRenderTree<FillAxes>.Entry, _ surroundings: HTMLSurroundings
  ) -> SurroundingsBelow {
    SurroundingsBelow(
      unit: entry.node.element.unit, children: entry.children, shared: surroundings.within(entry.node))
  }
}

/// The surroundings of the children of a node, each worked out when it is asked for.
struct SurroundingsBelow {
  fileprivate let unit: any HTMLUnit
  fileprivate let children: [RenderNodeID]
  /// The surroundings that the children share.
  fileprivate let shared: HTMLSurroundings

  subscript(child: RenderNodeID) -> HTMLSurroundings { unit.surroundings(of: child, among: children, in: shared) }
}
