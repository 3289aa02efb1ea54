extension RenderTree {
  /// The frame that makes the tree from an empty one; `nil` for an empty tree.
  package var frame: RenderFrame? {
    guard let root else { return nil }
    let ids = subtree(of: root)
    let creations = ids.compactMap { self[$0].map(RenderOp.create) }
    let insertions = ids.flatMap { parent in
      children(of: parent).enumerated().map { RenderOp.insert($1, into: parent, at: $0) }
    }
    return RenderFrame(revision: revision, entries: (creations + insertions).map { RenderFrame.Entry($0) })
  }

  /// The frame that makes the tree from one with another root. It removes the other tree first.
  ///
  /// - Parameter root: The root of the other tree; `nil` for an empty one.
  package func frame(replacing root: RenderNodeID?) -> RenderFrame {
    let removal = root.map { [RenderFrame.Entry(.remove($0))] } ?? []
    return RenderFrame(revision: revision, entries: removal + (frame?.entries ?? []))
  }
}
