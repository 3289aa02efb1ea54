import IppoRender

extension PageMirror {
  /// Worked out from the root down; a path is short.
  func surroundings(of id: RenderNodeID) -> HTMLSurroundings {
    guard let parent = tree.parent(of: id), let entry = tree.entry(parent) else { return HTMLSurroundings() }
    let index = entry.children.firstIndex(of: id) ?? 0
    return surroundings(of: parent).surroundings(ofChildAt: index, of: entry.children.count, in: entry.node)
  }
}
