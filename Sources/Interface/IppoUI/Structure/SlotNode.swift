/// A place for one view out of several, which a key distinguishes: a branch, an optional, an erased view, an `id`.
///
/// ```
///            key changes                       transition has run
///  active ─────────────────▶ leaving ───────────────────────────▶ removed
///    ▲   (with a transition,    │
///    │    in an animation)      │ the key comes back
///    └──────────────────────────┘
/// ```
/// Without a transition, or without an animation, a view goes from active to removed at once.
class SlotNode<Key: Equatable>: _Node {
  // Beside each other, so that code that visits the nodes without the key runs without the key's type.
  @exclusivity(unchecked) private(set) var activeKey: Key?
  @exclusivity(unchecked) private var activeNode: _Node?
  /// The key of the view that is being made.
  private var coming: Key?
  @exclusivity(unchecked) private var leaving: [LeavingNode] = []

  /// Shows the view of `key`: patches the present child, revives a leaving child, or makes a child.
  final func show(_ key: Key, make: () -> _Node, patch: (_Node) -> Void) {
    if let activeNode, activeKey == key {
      patch(activeNode)
      return
    }
    let (oldKey, oldNode) = (activeKey, activeNode)
    if let index = leaving.firstIndex(where: { KeyedLeavingNode.hasKey(key, $0) }) {
      let revived = leaving.remove(at: index)
      revived.revive()
      (activeKey, activeNode) = (key, revived.node)
      patch(revived.node)
    } else {
      coming = key
      let node = make()
      (activeKey, activeNode) = (key, node)
      coming = nil
    }
    retire(oldNode, of: oldKey)
    inputs.parentElement?.setNeedsChildren()
  }

  /// Removes the content.
  final func clear() {
    guard let activeNode else { return }
    let key = activeKey
    (activeKey, self.activeNode) = (nil, nil)
    retire(activeNode, of: key)
    inputs.parentElement?.setNeedsChildren()
  }

  private func retire(_ node: _Node?, of key: Key?) {
    guard let node, let key else { return }
    guard LeavingNode.isPossible(in: graph) else { return node.remove() }
    let departure = KeyedLeavingNode(key: key, node: node) { [weak self] departure in
      guard let self else { return }
      leaving.removeAll { $0 === departure }
      inputs.parentElement?.setNeedsChildren()
    }
    if departure.begin() {
      leaving.append(departure)
    } else {
      node.remove()
    }
  }

  /// The part of the address that distinguishes the views of different keys, in any process.
  func addressPart(of key: Key) -> UInt64 { 0 }

  final override var addressPart: UInt64 { (coming ?? activeKey).map(addressPart) ?? 0 }

  override func forEachLastingChild(_ body: (_Node) -> Void) {
    if let activeNode { body(activeNode) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for departure in leaving { body(departure.node) }
    if let activeNode { body(activeNode) }
  }
}
