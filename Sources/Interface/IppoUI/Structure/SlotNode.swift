/// A place for one view out of several, told apart by a key: a branch, an optional, an erased view, an `id`.
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
  private(set) var active: (key: Key, node: _Node)?
  /// The key of the view that is being made.
  private var coming: Key?
  private var leaving: [LeavingNode<Key>] = []

  /// Shows the view of `key`: patches the one that is there, revives one that is leaving, or makes it.
  final func show(_ key: Key, make: () -> _Node, patch: (_Node) -> Void) {
    if let active, active.key == key {
      patch(active.node)
      return
    }
    let old = active
    if let index = leaving.firstIndex(where: { $0.key == key }) {
      let revived = leaving.remove(at: index)
      revived.revive()
      active = (key, revived.node)
      patch(revived.node)
    } else {
      coming = key
      active = (key, make())
      coming = nil
    }
    retire(old)
    inputs.parentElement?.setNeedsChildren()
  }

  /// Shows nothing.
  final func clear() {
    guard let old = active else { return }
    active = nil
    retire(old)
    inputs.parentElement?.setNeedsChildren()
  }

  private func retire(_ old: (key: Key, node: _Node)?) {
    guard let old else { return }
    guard LeavingNode<Key>.isPossible(in: graph) else { return old.node.remove() }
    let departure = LeavingNode(key: old.key, node: old.node) { [weak self] departure in
      guard let self else { return }
      leaving.removeAll { $0 === departure }
      inputs.parentElement?.setNeedsChildren()
    }
    if departure.begin() {
      leaving.append(departure)
    } else {
      old.node.remove()
    }
  }

  /// What tells the views of different keys apart, in any process.
  func addressPart(of key: Key) -> UInt64 { 0 }

  final override var addressPart: UInt64 { (coming ?? active?.key).map(addressPart) ?? 0 }

  override func forEachLastingChild(_ body: (_Node) -> Void) {
    if let active { body(active.node) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for departure in leaving { body(departure.node) }
    if let active { body(active.node) }
  }
}
