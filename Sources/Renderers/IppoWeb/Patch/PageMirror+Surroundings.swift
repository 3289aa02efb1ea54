import IppoRender

extension PageMirror {
  /// Worked out from the root down; a path is short.
  func surroundings(of id: RenderNodeID) -> HTMLSurroundings {
    guard let parent = tree.parent(of: id), let entry = tree.entry(parent) else { return HTMLSurroundings() }
    return surroundings(of: parent).surroundings(of: id, among: entry.children, in: entry.node)
  }

  /// Those of all the children of a node.
  func surroundingsBelow(_ id: RenderNodeID) -> [RenderNodeID: HTMLSurroundings] {
    guard let entry = tree.entry(id) else { return [:] }
    return surroundingsBelow(entry, surroundings(of: id))
  }

  func surroundingsBelow(
    _ entry: AnnotatedRenderTree<FillAxes>.Entry, _ surroundings: HTMLSurroundings
  ) -> [RenderNodeID: HTMLSurroundings] {
    var below: [RenderNodeID: HTMLSurroundings] = [:]
    let (unit, within) = (entry.node.element.unit, surroundings.within(entry.node))
    for child in entry.children {
      below[child] = unit.surroundings(of: child, among: entry.children, in: within)
    }
    return below
  }
}
