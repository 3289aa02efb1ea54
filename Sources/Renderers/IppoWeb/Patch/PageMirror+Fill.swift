import IppoUI

extension PageMirror {
  /// Works out the fill axes of one node from those of its children; says whether they changed.
  @discardableResult
  mutating func updateFill(of id: RenderNodeID) -> Bool {
    guard let entry = entries[id] else { return false }
    let fill = FillAxes.axes(
      of: entry.node, children: entry.children, fill: { entries[$0]?.fill ?? [] },
      element: { entries[$0]?.node.element })
    guard fill != entry.fill else { return false }
    entries[id]!.fill = fill
    return true
  }

  /// From the deepest node up, so that each is worked out once; upward only while something changes.
  mutating func refill(_ change: inout PageChange) {
    var levels: [Int: Set<RenderNodeID>] = [:]
    for id in change.touched.keys where entries[id] != nil { levels[depth(of: id), default: []].insert(id) }
    for id in change.created where entries[id] != nil { levels[depth(of: id), default: []].insert(id) }
    guard let deepest = levels.keys.max() else { return }
    for depth in stride(from: deepest, through: 0, by: -1) {
      for id in levels[depth] ?? [] {
        // A node that nothing else touched still gets other classes.
        let before = PageChange.Snapshot(entries[id]!, nil)
        guard updateFill(of: id) else { continue }
        if change.touched[id] == nil, !change.created.contains(id) { change.touched[id] = before }
        if let parent = entries[id]!.parent { levels[depth - 1, default: []].insert(parent) }
      }
    }
  }
}
