package import IppoUI

/// What the client shows, kept on the server: turns frames of the graph into the smallest patches of the page.
///
/// Frames are applied away from the main actor. The mirror keeps nodes, not markup: for a changed node the markup of
/// before and after is made and compared, so that an idle session holds no more than its tree.
package struct PageMirror {
  struct Entry {
    var node: RenderNode
    var parent: RenderNodeID?
    var children: [RenderNodeID] = []
    var fill: FillAxes = []
  }

  var entries: [RenderNodeID: Entry] = [:]
  package private(set) var root: RenderNodeID?
  package private(set) var revision = 0
  /// What a person put into controls in this turn, by address: the page shows it, the mirror does not know it yet.
  var hands: [NodeAddress: AttributeList] = [:]

  package init() {}

  /// A mirror of a tree that is there already.
  package init(_ tree: RenderTree) {
    revision = tree.revision
    guard let root = tree.root else { return }
    self.root = root
    for id in tree.subtree(of: root).reversed() {
      entries[id] = Entry(node: tree[id]!, parent: tree.parent(of: id), children: tree.children(of: id))
      updateFill(of: id)
    }
  }

  package var count: Int { entries.count }

  package func node(_ id: RenderNodeID) -> RenderNode? { entries[id]?.node }

  /// The whole page.
  package func markup() -> HTMLMarkup? { root.map { markup(of: $0, HTMLSurroundings()) } }

  /// Applies what a turn of the graph changed.
  ///
  /// The node a person has just used is compared even if the graph did not touch it: the app may have turned the new
  /// value down, and then the page has to be set back.
  package mutating func apply(
    _ frames: [RenderFrame], after event: RenderEvent? = nil, at used: RenderNodeID? = nil
  ) throws(RenderTreeError) -> [PagePatch] {
    var change = PageChange()
    if let event, let used, entries[used] != nil {
      hands = hands(after: event, at: used)
      if !hands.isEmpty { change.touch(used, nil, in: self) }
    }
    defer { hands = [:] }
    for frame in frames {
      for entry in frame.entries { try apply(entry.op, entry.animation, &change) }
      revision = frame.revision
    }
    refill(&change)
    return patches(for: change)
  }

  private mutating func apply(
    _ op: RenderOp, _ animation: RenderAnimation?, _ change: inout PageChange
  ) throws(RenderTreeError) {
    switch op {
    case .create(let node):
      guard entries[node.id] == nil else { throw .duplicateNode(node.id) }
      entries[node.id] = Entry(node: node)
      change.created.insert(node.id)
      if root == nil { root = node.id }

    case .update(let id, let element, let attributes):
      guard let old = entries[id]?.node else { throw .unknownNode(id) }
      change.touch(id, animation, in: self)
      var new = old
      if let element { new.element = element }
      if let attributes { new.attributes = attributes }
      if HTMLSurroundings.change(from: old, to: new) {
        for below in subtree(of: id).dropFirst() { change.touch(below, animation, in: self) }
      }
      // Pages, dialogs and lists place their children by what these are.
      if element != nil, let parent = entries[id]!.parent, placesByKind(parent) {
        change.touch(parent, animation, in: self)
      }
      entries[id]!.node = new

    case .insert(let id, let parent, let index):
      guard entries[id] != nil else { throw .unknownNode(id) }
      guard let siblings = entries[parent]?.children else { throw .unknownNode(parent) }
      guard entries[id]!.parent == nil else { throw .alreadyInserted(id) }
      guard (0...siblings.count).contains(index) else { throw .indexOutOfRange(parent, index) }
      touchPlacing(parent, animation, &change)
      entries[parent]!.children.insert(id, at: index)
      entries[id]!.parent = parent

    case .move(let id, let index):
      guard let parent = entries[id]?.parent else { throw .unknownNode(id) }
      guard (0..<entries[parent]!.children.count).contains(index) else { throw .indexOutOfRange(parent, index) }
      touchPlacing(parent, animation, &change)
      entries[parent]!.children.removeAll { $0 == id }
      entries[parent]!.children.insert(id, at: index)

    case .remove(let id):
      guard let entry = entries[id] else { throw .unknownNode(id) }
      if let parent = entry.parent {
        touchPlacing(parent, animation, &change)
        entries[parent]!.children.removeAll { $0 == id }
      }
      for removed in subtree(of: id) {
        // What it was still tells its parent's former markup.
        change.touch(removed, animation, in: self)
        entries[removed] = nil
        change.removed.insert(removed)
      }
      if root == id { root = nil }

    case .scroll(let id, let target):
      guard entries[id] != nil else { throw .unknownNode(id) }
      change.scrolls.append((id, target, animation))
    }
  }

  /// A row of a grid tells the grid how many columns there are.
  private func touchPlacing(_ id: RenderNodeID, _ animation: RenderAnimation?, _ change: inout PageChange) {
    change.touch(id, animation, in: self)
    if case .gridRow = entries[id]?.node.element, let parent = entries[id]?.parent {
      change.touch(parent, animation, in: self)
    }
  }

  private func placesByKind(_ id: RenderNodeID) -> Bool {
    switch entries[id]?.node.element {
    case .page, .presentation, .list, .section, .grid: true
    default: false
    }
  }
}
