import IppoUI

/// Makes frames by hand, as a graph would.
struct TreeBuilder {
  private(set) var nextID = 1
  private(set) var revision = 0
  private(set) var tree = RenderTree()
  private var entries: [RenderFrame.Entry] = []

  /// A detached node with children of its own.
  mutating func make(
    _ element: RenderElement, _ attributes: RenderAttributes = RenderAttributes(), _ children: [RenderNodeID] = []
  ) -> RenderNodeID {
    let id = RenderNodeID(nextID)
    nextID += 1
    record(.create(RenderNode(id: id, element: element, attributes: attributes)))
    for (index, child) in children.enumerated() { record(.insert(child, into: id, at: index)) }
    return id
  }

  mutating func record(_ op: RenderOp, animation: RenderAnimation? = nil) {
    entries.append(RenderFrame.Entry(op, animation: animation))
  }

  /// Everything recorded since the last frame.
  mutating func commit() -> RenderFrame {
    revision += 1
    let frame = RenderFrame(revision: revision, entries: entries)
    entries = []
    try! tree.apply(frame)
    return frame
  }
}

extension RenderElement {
  static func text(_ string: String) -> RenderElement { .text(RenderText(string.isEmpty ? [] : [.init(string)])) }
}
