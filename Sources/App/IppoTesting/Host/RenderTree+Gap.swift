import IppoUI

extension RenderTree {
  /// The first gap, in the order of the tree, with the number of rows it stands for.
  var firstGap: (id: RenderNodeID, count: Int)? {
    var pending = root.map { [$0] } ?? []
    while let id = pending.popLast() {
      if case .gap(let gap)? = self[id]?.element { return (id, gap.count) }
      pending.append(contentsOf: children(of: id).reversed())
    }
    return nil
  }
}
