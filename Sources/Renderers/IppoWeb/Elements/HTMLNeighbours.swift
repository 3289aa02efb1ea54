import IppoRender

/// The nodes that the markup of another one may depend on: those of the tree as it is, or as it was before a turn.
struct HTMLNeighbours {
  private let tree: AnnotatedRenderTree<FillAxes>
  /// The former state of every node that the turn has touched, removed ones included.
  private let former: [RenderNodeID: PageChange.Snapshot]

  init(_ tree: AnnotatedRenderTree<FillAxes>, before change: PageChange? = nil) {
    self.tree = tree
    former = change?.touched ?? [:]
  }

  subscript(id: RenderNodeID) -> RenderNode? { former.isEmpty ? tree[id] : former[id]?.node ?? tree[id] }

  /// The place of a node in the node around it.
  func place(of id: RenderNodeID) -> ElementPlace {
    guard let node = self[id] else { return .content }
    return node.element.place.filling(former[id]?.fill ?? tree.annotation(of: id) ?? [])
  }

  /// The first child of a node.
  func firstChild(of id: RenderNodeID) -> RenderNodeID? { (former[id]?.children ?? tree.children(of: id)).first }
}
