extension RenderTree {
  /// The first gap, in the order of the tree, with the number of rows it stands for.
  package var firstGap: (id: RenderNodeID, count: Int)? {
    var pending = root.map { [$0] } ?? []
    while let id = pending.popLast() {
      if case .gap(let gap)? = self[id]?.element { return (id, gap.count) }
      pending.append(contentsOf: children(of: id).reversed())
    }
    return nil
  }
}

extension RenderSource {
  /// Makes the first rows that have not been made, as a renderer does that comes to them.
  ///
  /// - Returns: Whether there were any.
  package func makeMoreRows() -> Bool {
    guard let gap = tree.firstGap else { return false }
    return (try? send(.reach(first: 0, count: min(gap.count, RenderEvent.rowsAtOnce)), to: gap.id)) != nil
  }
}
