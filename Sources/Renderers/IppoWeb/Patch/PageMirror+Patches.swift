import IppoRender

extension PageMirror {
  /// Compares what the touched nodes were with what they are.
  func patches(for change: PageChange) -> [PagePatch] {
    let nodes = change.touched.keys
      .filter { tree[$0] != nil && isAttached($0, notBelow: change.created) }
      .sorted()
    var comparison = PageComparison(mirror: self, change: change)
    for id in nodes { comparison.compare(id, change.touched[id]!) }
    for scroll in change.scrolls where tree[scroll.id] != nil {
      comparison.scroll(scroll.id, scroll.target, scroll.animation)
    }
    return comparison.finish()
  }

  /// On the page, and not part of a subtree that is inserted as a whole.
  private func isAttached(_ id: RenderNodeID, notBelow created: Set<RenderNodeID>) -> Bool {
    var next: RenderNodeID? = id
    while let current = next {
      if created.contains(current) { return false }
      if current == root { return true }
      next = tree.parent(of: current)
    }
    return false
  }
}
