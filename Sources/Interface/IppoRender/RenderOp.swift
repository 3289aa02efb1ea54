/// One change of the render tree.
///
/// A node is created detached, then inserted; inserting carries the whole subtree built below it. Removing a node
/// removes its subtree. A removal with a transition is two steps: an update that sets
/// ``RenderAttributes/phase`` to `leaving`, and, when the transition has run, the removal; an update back to
/// `present` revives it.
public enum RenderOp: Equatable, Sendable {
  /// A new node without parent or children. The first one of a tree is its root.
  case create(RenderNode)
  /// New element, new attributes, or both.
  case update(RenderNodeID, element: RenderElement?, attributes: RenderAttributes?)
  /// `index` counts the children the parent has at that moment.
  case insert(RenderNodeID, into: RenderNodeID, at: Int)
  /// Within its parent; `to` is the index after the node has been taken out.
  case move(RenderNodeID, to: Int)
  /// Takes a node and all below it out of the tree.
  case remove(RenderNodeID)
  /// What can be seen, which is the renderer's: nothing in the tree changes.
  case scroll(RenderNodeID, to: RenderScrollTarget)
  /// A URL is to be opened outside of the window; nothing in the tree changes. Without a scheme and a host it is one of the
  /// server that shows the window.
  case open(String)
  /// A text is to be put on the clipboard of the person who looks at the window; nothing in the tree changes.
  case copy(String)
  /// A device of the person who looks at the window is to be used; nothing in the tree changes.
  case device(DeviceRequest)
}

/// What one turn of the graph changed. Ops are in the order in which they must be applied.
public struct RenderFrame: Equatable, Sendable {
  /// A change with its timing.
  public struct Entry: Equatable, Sendable {
    /// The change.
    public var op: RenderOp
    /// The animation of the transaction the change was made in.
    public var animation: RenderAnimation?

    /// A change, at once unless there is an animation.
    public init(_ op: RenderOp, animation: RenderAnimation? = nil) {
      self.op = op
      self.animation = animation
    }
  }

  /// 1 for the first frame of a graph, then one more each.
  public var revision: Int
  /// The changes, in the order in which they must be applied.
  public var entries: [Entry]

  /// The changes of one turn.
  /// - Parameter revision: 1 for the first frame of a graph, then one more each.
  public init(revision: Int, entries: [Entry]) {
    self.revision = revision
    self.entries = entries
  }

  /// Whether the frame removes a node from the tree. A frame that removes the window rebuilds the whole tree; a
  /// renderer can start from such a frame.
  public func removes(_ node: RenderNodeID) -> Bool {
    entries.contains { if case .remove(node) = $0.op { true } else { false } }
  }

  /// The changes without their animations.
  public var ops: [RenderOp] { entries.map(\.op) }
}
