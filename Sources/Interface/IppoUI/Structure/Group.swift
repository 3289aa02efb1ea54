/// Several views treated as one; a modifier of the group applies to each (SwiftUI's `Group`).
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    Content._makeNode(view.content, in: parent, inputs)
  }

  public static func _patchNode(_ node: _Node, _ view: Self) { Content._patchNode(node, view.content) }
}
