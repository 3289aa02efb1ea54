/// A render tree that is kept by applying frames. Its owner has an annotation at each node, such as derived content, a
/// size or a position.
///
/// The tree is the one place where ops are applied. An op with an unknown id or an index out of range is an error, and
/// leaves the tree as it is.
///
/// Methods that read the tree are inlined into other modules, which specialize them for their annotations.
public struct AnnotatedRenderTree<Annotation> {
  /// A node in its place.
  public struct Entry {
    /// The node itself: its identity, its element and its attributes.
    public fileprivate(set) var node: RenderNode
    /// The children of the node, in the order of the tree.
    public fileprivate(set) var children: [RenderNodeID]
    /// The node it is inserted into; `nil` for the root and for a node that is not inserted.
    public fileprivate(set) var parent: RenderNodeID?
    /// The annotation of the node by the owner of the tree.
    public var annotation: Annotation

    @usableFromInline
    init(node: RenderNode, children: [RenderNodeID] = [], parent: RenderNodeID? = nil, annotation: Annotation) {
      self.node = node
      self.children = children
      self.parent = parent
      self.annotation = annotation
    }
  }

  @usableFromInline var entries = NodeTable<Entry>()
  /// The first node ever created: the ``RenderElement/window``.
  public private(set) var root: RenderNodeID?
  /// The revision of the last applied frame; 0 before the first.
  public private(set) var revision = 0

  /// An empty tree.
  public init() {}

  /// Creates a tree that shares the nodes of another tree.
  /// - Parameter annotate: Makes the annotation of a node.
  @inlinable
  public init<Other>(_ other: AnnotatedRenderTree<Other>, annotating annotate: (RenderNode) -> Annotation) {
    let entries = other.entries.mapValues { entry in
      Entry(node: entry.node, children: entry.children, parent: entry.parent, annotation: annotate(entry.node))
    }
    self.init(entries, root: other.root, revision: other.revision)
  }

  @usableFromInline
  init(_ entries: NodeTable<Entry>, root: RenderNodeID?, revision: Int) {
    self.entries = entries
    self.root = root
    self.revision = revision
  }

  // MARK: Reading

  /// The number of nodes, including created nodes that are not inserted yet.
  @inlinable
  public var count: Int { entries.count }

  /// The node with an identity, or `nil` where the tree has none.
  @inlinable
  public subscript(id: RenderNodeID) -> RenderNode? { entries.read(id) { $0.node } }

  /// Whether the tree has a node.
  @inlinable
  package func contains(_ id: RenderNodeID) -> Bool { entries.contains(id) }

  /// The node with its parent, its children and its annotation, or `nil` where the tree has no such node.
  @inlinable
  public func entry(_ id: RenderNodeID) -> Entry? { entries[id] }

  /// The children of a node in order; empty for a node that the tree does not have.
  @inlinable
  public func children(of id: RenderNodeID) -> [RenderNodeID] { entries.read(id) { $0.children } ?? [] }

  /// The node another one is inserted into; `nil` for the root, a node that is not inserted, or an unknown one.
  @inlinable
  public func parent(of id: RenderNodeID) -> RenderNodeID? { entries.read(id) { $0.parent } ?? nil }

  /// The annotation of a node.
  @inlinable
  public func annotation(of id: RenderNodeID) -> Annotation? { entries.read(id) { $0.annotation } }

  /// Replaces the annotation of a node, which must be in the tree.
  @inlinable
  public mutating func annotate(_ id: RenderNodeID, _ annotation: Annotation) {
    entries.update(id) { $0.annotation = annotation }
  }

  /// The number of nodes above a node: 0 for the root, and for a node that is not inserted.
  @inlinable
  public func depth(of id: RenderNodeID) -> Int {
    var depth = 0
    var next = parent(of: id)
    while let id = next {
      depth += 1
      next = parent(of: id)
    }
    return depth
  }

  /// The node and all below it, parents first.
  @inlinable
  public func subtree(of id: RenderNodeID) -> [RenderNodeID] {
    var result: [RenderNodeID] = []
    var pending = [id]
    while let next = pending.popLast() {
      guard let children = entries.read(next, { $0.children }) else { continue }
      result.append(next)
      pending.append(contentsOf: children.reversed())
    }
    return result
  }

  // MARK: Changing

  /// Records the revision of a frame whose ops were applied one by one.
  public mutating func didApply(_ revision: Int) { self.revision = revision }

  /// Applies one op.
  /// - Parameter annotate: Makes the annotation of a created node.
  public mutating func apply(
    _ op: RenderOp, annotating annotate: (RenderNode) -> Annotation
  ) throws(RenderTreeError) {
    switch op {
    case .create(let node):
      guard !entries.contains(node.id) else { throw .duplicateNode(node.id) }
      entries[node.id] = Entry(node: node, annotation: annotate(node))
      if root == nil { root = node.id }

    case .update(let id, let element, let attributes):
      guard entries.contains(id) else { throw .unknownNode(id) }
      entries.update(id) { entry in
        if let element { entry.node.element = element }
        if let attributes { entry.node.attributes = attributes }
      }

    case .insert(let id, let parent, let index):
      guard entries.contains(id) else { throw .unknownNode(id) }
      guard let count = entries.read(parent, { $0.children.count }) else { throw .unknownNode(parent) }
      guard self.parent(of: id) == nil, id != root, !isInside(parent, id) else { throw .alreadyInserted(id) }
      guard (0...count).contains(index) else { throw .indexOutOfRange(parent, index) }
      entries.update(parent) { $0.children.insert(id, at: index) }
      entries.update(id) { $0.parent = parent }

    case .move(let id, let index):
      guard let parent = parent(of: id) else { throw .unknownNode(id) }
      guard children(of: parent).indices.contains(index) else { throw .indexOutOfRange(parent, index) }
      entries.update(parent) { entry in
        entry.children.remove(at: entry.children.firstIndex(of: id)!)
        entry.children.insert(id, at: index)
      }

    case .remove(let id):
      guard let parent = entries.read(id, { $0.parent }) else { throw .unknownNode(id) }
      if let parent {
        entries.update(parent) { entry in _ = entry.children.remove(at: entry.children.firstIndex(of: id)!) }
      }
      for removed in subtree(of: id) { entries[removed] = nil }
      if root == id { root = nil }

    case .scroll(let id, _):
      guard entries.contains(id) else { throw .unknownNode(id) }

    case .open, .copy, .device: break
    }
  }

  /// Whether a node is another one or below it.
  private func isInside(_ id: RenderNodeID, _ other: RenderNodeID) -> Bool {
    var next: RenderNodeID? = id
    while let current = next {
      if current == other { return true }
      next = parent(of: current)
    }
    return false
  }
}

extension AnnotatedRenderTree.Entry: Equatable where Annotation: Equatable {}
extension AnnotatedRenderTree.Entry: Sendable where Annotation: Sendable {}
extension AnnotatedRenderTree: Sendable where Annotation: Sendable {}

/// Trees are equal if they show the same content, whatever ops they were made by.
extension AnnotatedRenderTree: Equatable where Annotation: Equatable {
  /// Compares the revision and the annotations as well as the nodes.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.root == rhs.root && lhs.revision == rhs.revision && lhs.entries == rhs.entries
  }
}

/// An op that does not fit the tree it is applied to.
public enum RenderTreeError: Error, Equatable, Sendable {
  /// The op names a node that was never created, or that has been removed.
  case unknownNode(RenderNodeID)
  /// A node is created with an identity that is in use.
  case duplicateNode(RenderNodeID)
  /// A node is inserted that has a parent already, is the root, or contains the node it should go into.
  case alreadyInserted(RenderNodeID)
  /// The place among the children of the node does not exist.
  case indexOutOfRange(RenderNodeID, Int)
}
