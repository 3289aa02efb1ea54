/// Values by the path of the presented child they belong to. What belongs to a child and its own children is found
/// without looking at any other.
struct NavigationTree<Value> {
  private final class Node {
    var value: Value?
    var children: [NavigationID: Node] = [:]
  }

  private let root = Node()

  /// Whether there is nothing.
  var isEmpty: Bool { root.value == nil && root.children.isEmpty }

  /// The value of a child.
  subscript(path: NavigationIDPath) -> Value? {
    node(path)?.value
  }

  /// Sets the value of a child.
  func insert(_ value: Value, at path: NavigationIDPath) {
    var node = root
    for id in path.ids {
      if let child = node.children[id] {
        node = child
      } else {
        let child = Node()
        node.children[id] = child
        node = child
      }
    }
    node.value = value
  }

  /// Removes the value of a child, and of nobody else.
  func remove(_ path: NavigationIDPath) {
    var way = [root]
    for id in path.ids {
      guard let child = way.last?.children[id] else { return }
      way.append(child)
    }
    way.last?.value = nil
    for (id, parent) in zip(path.ids, way).reversed() {
      guard let child = parent.children[id], child.value == nil, child.children.isEmpty else { return }
      parent.children[id] = nil
    }
  }

  /// Removes the values of a child and of its own children.
  ///
  /// - Returns: The values.
  @discardableResult
  func removeAll(below path: NavigationIDPath) -> [Value] {
    guard let node = node(path) else { return [] }
    var removed: [Value] = []
    collect(node, into: &removed)
    node.value = nil
    node.children = [:]
    remove(path)
    return removed
  }

  /// The children of a feature at one place of its state that have values, or whose own children have.
  func children(of path: NavigationIDPath, at place: AnyKeyPath) -> Set<NavigationID> {
    Set((node(path)?.children.keys).map { $0.filter { $0.place == place } } ?? [])
  }

  private func node(_ path: NavigationIDPath) -> Node? {
    var node = root
    for id in path.ids {
      guard let child = node.children[id] else { return nil }
      node = child
    }
    return node
  }

  private func collect(_ node: Node, into values: inout [Value]) {
    if let value = node.value { values.append(value) }
    for child in node.children.values { collect(child, into: &values) }
  }
}
