import Synchronization

/// All effects of one child. The store cancels them when the child leaves the state of its parent.
///
/// A scope lives as long as an effect runs in the scope or can still start in it.
final class ChildScope: CancellationScope, @unchecked Sendable {  // the superclass locks; nothing else changes
  let path: NavigationIDPath
  private let registry: CancellationRegistry
  private let membership: Membership

  /// - Parameters:
  ///   - id: The child.
  ///   - path: The way to the child from the root of the store.
  ///   - registry: The registry that finds the scope by its path.
  ///   - children: The children of the operator to which the child belongs.
  init(_ id: NavigationID, at path: NavigationIDPath, in registry: CancellationRegistry, children: ActiveChildren) {
    self.path = path
    self.registry = registry
    membership = Membership(id, in: children)
  }

  deinit {
    membership.end()
    registry.remove(path)
  }

  override func cancel() {
    membership.end()
    super.cancel()
  }
}

/// The time during which a child counts as active. Ends once.
private final class Membership: Sendable {
  private let id: NavigationID
  private let children: ActiveChildren
  private let hasEnded = Atomic(false)

  init(_ id: NavigationID, in children: ActiveChildren) {
    self.id = id
    self.children = children
    children.insert(id)
  }

  func end() {
    if !hasEnded.exchange(true, ordering: .relaxed) { children.remove(id) }
  }
}
