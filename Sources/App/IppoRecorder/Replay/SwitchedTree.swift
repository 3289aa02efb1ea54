package import IppoRender

/// The tree of a source that shows one window after another. A renderer gets one frame for another window, which replaces
/// the whole tree.
package struct SwitchedTree {
  package private(set) var tree: RenderTree
  /// The difference between revisions of the source and of the window that is shown.
  private var offset = 0

  package init(_ tree: RenderTree = RenderTree()) { self.tree = tree }

  /// Shows the tree of another window.
  ///
  /// - Returns: The frame that replaces the whole tree; `nil` for a window without a root.
  package mutating func show(_ other: RenderTree) -> RenderFrame? {
    let root = tree.root
    let revision = tree.revision + 1
    offset = revision - other.revision
    tree = other
    tree.didApply(revision)
    return tree.root == nil ? nil : tree.frame(replacing: root)
  }

  /// Takes a frame of the window that is shown, after which the window has a tree.
  package mutating func take(_ frame: RenderFrame, of other: RenderTree) -> RenderFrame {
    tree = other
    let revision = frame.revision + offset
    tree.didApply(revision)
    return RenderFrame(revision: revision, entries: frame.entries)
  }
}
