/// Several views treated as one; a modifier of the group applies to each (SwiftUI's `Group`).
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes the node of the content: a group has none of its own.
  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    Content._makeNode(view.content, in: parent, inputs)
  }

  /// Patches the node of the content.
  public static func _patchNode(_ node: _Node, _ view: Self) { Content._patchNode(node, view.content) }
}
