/// Values by the path of the child that owns them. A search visits only the child and its descendants.
struct NavigationTree<Value> {
  private final class Node {
    var value: Value?
    var children: [NavigationID: Node] = [:]

    init(_ value: Value? = nil) {
      self.value = value
    }

    var isEmpty: Bool { value == nil && children.isEmpty }
  }

  private let root = Node()

  /// The value of a child.
  subscript(path: NavigationIDPath) -> Value? {
    node(path)?.value
  }

  /// Sets the value of a child.
  func insert(_ value: Value, at path: NavigationIDPath) {
    guard let last = path.ids.last else {
      root.value = value
      return
    }
    var node = root
    for id in path.ids.dropLast() {
      if let child = node.children[id] {
        node = child
      } else {
        let child = Node()
        node.children[id] = child
        node = child
      }
    }
    // Mostly the child is new.
    let child = Node(value)
    if let old = node.children.updateValue(child, forKey: last) { child.children = old.children }
  }

  /// Removes the value of a child, and of nobody else.
  func remove(_ path: NavigationIDPath) {
    change(root, path.ids[...]) { $0.value = nil }
  }

  /// Removes the values of a child and of its own children.
  ///
  /// - Returns: The values.
  @discardableResult
  func removeAll(below path: NavigationIDPath) -> [Value] {
    if root.isEmpty { return [] }
    var removed: [Value] = []
    if path.ids.count == 1, let node = root.children.removeValue(forKey: path.ids[0]) {
      collect(node, into: &removed)
    } else {
      change(root, path.ids[...]) { node in
        collect(node, into: &removed)
        node.value = nil
        node.children = [:]
      }
    }
    return removed
  }

  /// Changes the node of a child, if there is one, and removes what is empty on the way to it.
  private func change(_ node: Node, _ ids: ArraySlice<NavigationID>, _ body: (Node) -> Void) {
    guard let id = ids.first else { return body(node) }
    guard let child = node.children[id] else { return }
    change(child, ids.dropFirst(), body)
    if child.isEmpty { node.children[id] = nil }
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
