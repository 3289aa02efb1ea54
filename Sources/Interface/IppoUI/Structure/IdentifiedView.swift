extension View {
  /// Binds the identity of the view to a value: when the value changes, a view with new state replaces this one.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view whose identity is a value.
public struct IDView<Content: View, ID: Hashable>: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  let content: Content
  let id: ID

  /// Makes a node whose child belongs to the value of the identity.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = IdentityNode<ID>(in: parent, inputs)
    _patchNode(node, view)
    return node
  }

  /// Patches the content, or replaces it if the identity is another value.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: SlotNode<ID>.self)
    node.show(view.id) {
      Content._makeNode(view.content, in: node, node.inputs)
    } patch: {
      Content._patchNode($0, view.content)
    }
  }
}

private final class IdentityNode<ID: Hashable>: SlotNode<ID> {
  override var identity: AnyHashable? { activeKey.map { AnyHashable($0) } }

  override func addressPart(of key: ID) -> UInt64 { StableHash.name(of: key) ?? 0 }
}
