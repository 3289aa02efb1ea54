/// One of two views, as `if`–`else` makes them (SwiftUI's `_ConditionalContent`).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// Makes a node with one place for both branches; the other branch's state is gone.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = BranchNode(in: parent, inputs)
    _patchNode(node, view)
    return node
  }

  /// Patches the branch that is shown, or replaces it by the other.
  public static func _patchNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    switch view.storage {
    case .first(let content):
      node.show(true) {
        TrueContent._makeNode(content, in: node, node.inputs)
      } patch: {
        TrueContent._patchNode($0, content)
      }
    case .second(let content):
      node.show(false) {
        FalseContent._makeNode(content, in: node, node.inputs)
      } patch: {
        FalseContent._patchNode($0, content)
      }
    }
  }
}

private final class BranchNode: SlotNode<Bool> {
  override func addressPart(of key: Bool) -> UInt64 { key ? 1 : 2 }
}
