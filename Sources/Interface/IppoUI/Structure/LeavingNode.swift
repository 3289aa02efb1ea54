/// A node in its removal transition: still drawn, and inert, until the transition has run or the node is revived.
///
/// The class is not generic over the keys of a container. Code that visits the nodes of a container thus runs without
/// the type of the keys.
@MainActor
class LeavingNode {
  final let node: _Node
  private final var elements: [ElementNode] = []
  private final var isRevived = false
  private final let finish: @MainActor (LeavingNode) -> Void

  init(node: _Node, finish: @escaping @MainActor (LeavingNode) -> Void) {
    self.node = node
    self.finish = finish
  }

  /// Whether a node that goes now could have a transition to run. With reduced motion, renderers run none.
  static func isPossible(in graph: ViewGraph) -> Bool {
    graph.transactions.current.animation != nil && graph.surroundings.client?.reducesMotion != true
  }

  /// Starts the transition. Returns `false` if there is none to run, and the caller removes the node at once.
  final func begin() -> Bool {
    let graph = node.graph
    guard Self.isPossible(in: graph), let animation = graph.transactions.current.animation?.render else { return false }
    var list = ChildList()
    node.collect(into: &list)
    var duration = 0.0
    for child in list.children {
      guard let transition = child.element.removalTransition, !transition.removesAtOnce else { continue }
      let own = transition.ownAnimation(isInsertion: false) ?? animation
      duration = max(duration, own.totalDuration ?? own.duration)
      elements.append(child.element)
      child.element.leave(by: transition)
    }
    guard !elements.isEmpty else { return false }
    graph.schedule(after: duration) { [weak self] in
      guard let self, !isRevived, !node.isRemoved else { return }
      node.remove()
      finish(self)
    }
    return true
  }

  /// Takes the node back from its transition.
  final func revive() {
    isRevived = true
    for element in elements { element.comeBack() }
  }
}

extension RenderTransition {
  /// Whether a view with the transition goes from one frame to the next, however it has come.
  fileprivate var removesAtOnce: Bool {
    switch self {
    case .identity: true
    case .combined(let parts): parts.allSatisfy(\.removesAtOnce)
    case .asymmetric(_, let removal): removal.removesAtOnce
    case .animated(let transition, _): transition.removesAtOnce
    case .opacity, .move, .slide, .push, .scale, .rotation, .blur, .offset: false
    }
  }
}

/// A leaving node that its container knows by a key.
final class KeyedLeavingNode<Key: Equatable>: LeavingNode {
  private let key: Key

  init(key: Key, node: _Node, finish: @escaping @MainActor (LeavingNode) -> Void) {
    self.key = key
    super.init(node: node, finish: finish)
  }

  /// Whether a leaving node, which is one of this type, has a key.
  static func hasKey(_ key: Key, _ departure: LeavingNode) -> Bool {
    unsafeDowncast(departure, to: KeyedLeavingNode.self).key == key
  }
}
