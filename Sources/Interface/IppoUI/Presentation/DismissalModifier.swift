/// Runs an action once what was presented is not any more: "the closure to execute when dismissing the sheet", as Apple's
/// documentation of `sheet(isPresented:onDismiss:content:)` has it.
///
/// The end of a window dismisses nothing: there is nobody left who goes on without the sheet. Views in it are told that they disappear.
nonisolated struct DismissalModifier: ViewModifier {
  typealias Body = Never

  let action: (() -> Void)?

  @MainActor static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    DismissalNode(modifier, content, in: parent, inputs)
  }

  @MainActor static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: DismissalNode<V>.self).patch(modifier, content)
  }
}

private final class DismissalNode<V: View>: LifecycleNode<V> {
  private var modifier: DismissalModifier

  init(_ modifier: DismissalModifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(content, in: parent, inputs)
  }

  func patch(_ modifier: DismissalModifier, _ content: V) {
    self.modifier = modifier
    patch(content: content)
  }

  override func disappeared() {
    if !graph.isClosed { modifier.action?() }
  }
}
