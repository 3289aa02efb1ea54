/// A view that is evaluated again only if its value has changed (SwiftUI's `EquatableView`).
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// A primitive view: it has no body.
  public typealias Body = Never

  /// The view that is compared.
  public var content: Content

  /// Wraps a view for comparison.
  public init(content: Content) { self.content = content }

  /// Makes a node that remembers the view it shows.
  @MainActor public static func _makeNode(_ view: Self, in parent: _Node, _ inputs: _NodeInputs) -> _Node {
    let node = EquatableNode<Content>(in: parent, inputs)
    node.show(view.content)
    return node
  }

  /// Patches the content, unless the view is equal to the one before.
  @MainActor public static func _patchNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: EquatableNode<Content>.self).show(view.content)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if its value has changed.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: View & Equatable>: _Node {
  private var shown: (content: Content, node: _Node)?

  func show(_ content: Content) {
    guard let shown else {
      shown = (content, Content._makeNode(content, in: self, inputs))
      return
    }
    guard shown.content != content else { return }
    self.shown?.content = content
    Content._patchNode(shown.node, content)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let shown { body(shown.node) }
  }
}
