/// Runs an action when a presentation has been dismissed, for `onDismiss` of `SwiftUI.View.sheet(isPresented:onDismiss:content:)`.
///
/// The end of a window does not run the action, because no view continues without the sheet. Views in the sheet still
/// disappear.
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
