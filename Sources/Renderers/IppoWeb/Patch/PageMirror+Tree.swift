import IppoUI

extension PageMirror {
  func depth(of id: RenderNodeID) -> Int {
    var depth = 0
    var next = entries[id]?.parent
    while let id = next {
      depth += 1
      next = entries[id]?.parent
    }
    return depth
  }

  /// The node and all below it, parents first.
  func subtree(of id: RenderNodeID) -> [RenderNodeID] {
    var result: [RenderNodeID] = []
    var pending = [id]
    while let next = pending.popLast() {
      guard let entry = entries[next] else { continue }
      result.append(next)
      pending.append(contentsOf: entry.children.reversed())
    }
    return result
  }

  /// Worked out from the root down; a path is short.
  func surroundings(of id: RenderNodeID) -> HTMLSurroundings {
    guard let parent = entries[id]?.parent, let entry = entries[parent] else { return HTMLSurroundings() }
    let index = entry.children.firstIndex(of: id) ?? 0
    return surroundings(of: parent).surroundings(ofChildAt: index, of: entry.children.count, in: entry.node)
  }
}
