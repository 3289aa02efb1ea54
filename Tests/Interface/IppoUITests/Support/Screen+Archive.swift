import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

/// What is on screen: all nodes in tree order, with their children.
struct Shown: Equatable {
  struct Node: Equatable {
    var node: RenderNode
    var children: [RenderNodeID]
  }

  var nodes: [Node]

  @MainActor
  init(_ tree: RenderTree) {
    nodes =
      tree.root.map { root in
        tree.subtree(of: root).map { Node(node: tree[$0]!, children: tree.children(of: $0)) }
      } ?? []
  }

  /// The same with ids that are given by the order of the nodes.
  var numbered: [Node] {
    let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.node.id, RenderNodeID($0)) })
    return nodes.map { item in
      let node = RenderNode(
        id: places[item.node.id]!, element: item.node.element, attributes: item.node.attributes)
      return Node(node: node, children: item.children.map { places[$0]! })
    }
  }
}

/// A window, rebuilt from its archive, is to show the same nodes with the same ids, in one frame.
@MainActor
func rebuilt<Root: View>(
  _ screen: Screen, rowsAtFirst: Int = .max, afterRest isRested: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ root: @MainActor () -> Root
) throws -> Screen {
  if isRested { rested(screen, sourceLocation: sourceLocation) }
  let archive = try #require(screen.graph.archive(), sourceLocation: sourceLocation)
  let copy = Screen(rowsAtFirst: rowsAtFirst, restoring: archive, root)
  let (old, new) = (Shown(screen.graph.tree), Shown(copy.graph.tree))
  #expect(new.nodes.map(\.node.id) == old.nodes.map(\.node.id), sourceLocation: sourceLocation)
  for (old, new) in zip(old.nodes, new.nodes) { #expect(new == old, sourceLocation: sourceLocation) }
  #expect(copy.graph.archiveLosses == [:], sourceLocation: sourceLocation)
  var replica = RenderTree()
  for frame in copy.recorded { try replica.apply(frame) }
  #expect(replica == copy.graph.tree, sourceLocation: sourceLocation)
  #expect(copy.recorded.count == 1, sourceLocation: sourceLocation)
  return copy
}

/// Puts the views of a window away and takes them back, where the window is not in motion, and then its state as well: nothing
/// may be different.
@MainActor
@discardableResult
func rested(_ screen: Screen, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
  guard restedOnce(screen, sourceLocation: sourceLocation, { $0.rest() }) else { return false }
  return restedOnce(screen, sourceLocation: sourceLocation) {
    let isPutAway = $0.hibernate()
    #expect($0.isHibernating == isPutAway, sourceLocation: sourceLocation)
    return isPutAway
  }
}

@MainActor
private func restedOnce(
  _ screen: Screen, sourceLocation: SourceLocation, _ putAway: @MainActor (ViewGraph) -> Bool
) -> Bool {
  let (former, frames) = (Shown(screen.graph.tree), screen.recorded.count)
  guard putAway(screen.graph) else { return false }
  #expect(screen.graph.isResting, sourceLocation: sourceLocation)
  let new = Shown(screen.graph.tree)
  #expect(!screen.graph.isResting, sourceLocation: sourceLocation)
  #expect(new.nodes.map(\.node.id) == former.nodes.map(\.node.id), sourceLocation: sourceLocation)
  for (former, new) in zip(former.nodes, new.nodes) { #expect(new == former, sourceLocation: sourceLocation) }
  screen.frames.runFrames()
  #expect(screen.recorded.count == frames, sourceLocation: sourceLocation)
  return true
}

/// The same happens in a window and in the one that was rebuilt from it, with the same result.
@MainActor
func both(
  _ screen: Screen, _ copy: Screen, sourceLocation: SourceLocation = #_sourceLocation,
  _ step: @MainActor (Screen) throws -> Void
) throws {
  try step(screen)
  try step(copy)
  let (old, new) = (Shown(screen.graph.tree).numbered, Shown(copy.graph.tree).numbered)
  #expect(new == old, sourceLocation: sourceLocation)
}

extension Screen {
  /// Presses the first button in which a text stands.
  func press(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let found = nodes.first { node in
      if case .button = node.element { texts(in: node.id).contains(text) } else { false }
    }
    try send(.activate, to: #require(found, sourceLocation: sourceLocation).id)
  }
}
