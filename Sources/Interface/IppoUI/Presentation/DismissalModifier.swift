/// Runs an action when a presentation has been dismissed, for `onDismiss` of
/// `SwiftUI.View.sheet(isPresented:onDismiss:content:)`.
///
/// The end of a window does not run the action, because the views below the sheet end as well. Views in the sheet still
/// disappear.
nonisolated struct DismissalModifier: LifecycleActions {
  typealias Body = Never

  let action: (() -> Void)?

  var hasFarewell: Bool { false }

  @MainActor func appeared() {}

  @MainActor func disappeared(isAtEnd: Bool) {
    if !isAtEnd { action?() }
  }

  @MainActor static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    LifecycleActionsNode(modifier, content, in: parent, inputs)
  }

  @MainActor static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: LifecycleActionsNode<Self, V>.self).patch(modifier, content)
  }
}
