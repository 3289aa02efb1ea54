extension Optional: View where Wrapped: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// Makes a node that has a child while there is a value.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = SlotNode<Bool>(in: parent, inputs)
    _patchNode(node, view)
    return node
  }

  /// Patches the child, makes it or removes it.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: SlotNode<Bool>.self)
    guard let content = view else { return node.clear() }
    node.show(true) {
      Wrapped._makeNode(content, in: node, node.inputs)
    } patch: {
      Wrapped._patchNode($0, content)
    }
  }
}
