/// One change of the render tree.
///
/// A node is created detached, then inserted; inserting carries the whole subtree built below it. Removing a node
/// removes its subtree. A removal with a transition has two steps: an update that sets ``RenderAttributes/phase`` to
/// `leaving`, and the removal after the transition. An update back to `present` revives the node.
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
  /// Scrolls the content of a region, which is the renderer's state: the tree does not change.
  case scroll(RenderNodeID, to: RenderScrollTarget)
  /// Opens a URL outside of the window; the tree does not change. A URL without a scheme and a host belongs to the
  /// server that shows the window.
  case open(String)
  /// Puts a text on the clipboard of the user of the window; the tree does not change.
  case copy(String)
  /// A device of the person who looks at the window is to be used; nothing in the tree changes.
  case device(DeviceRequest)
}

/// The changes of one turn of the graph. The ops are in the order in which they must be applied.
public struct RenderFrame: Equatable, Sendable {
  /// A change with its timing.
  public struct Entry: Equatable, Sendable {
    /// The change.
    public var op: RenderOp
    /// The animation of the transaction that made the change.
    public var animation: RenderAnimation?

    /// A change, immediate unless there is an animation.
    public init(_ op: RenderOp, animation: RenderAnimation? = nil) {
      self.op = op
      self.animation = animation
    }
  }

  /// The number of the frame: 1 for the first frame of a graph, and one more for each next frame.
  public var revision: Int
  /// The changes, in the order in which they must be applied.
  public var entries: [Entry]

  /// The changes of one turn.
  /// - Parameter revision: 1 for the first frame of a graph, and one more for each next frame.
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
