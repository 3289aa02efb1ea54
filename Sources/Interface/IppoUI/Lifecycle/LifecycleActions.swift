/// A modifier that runs actions when its view comes on screen and when it leaves the screen.
nonisolated protocol LifecycleActions: ViewModifier {
  /// Runs the action for a view that has come on screen.
  @MainActor func appeared()

  /// Runs the action for a view that has left the screen.
  /// - Parameter isAtEnd: Whether the window has ended.
  @MainActor func disappeared(isAtEnd: Bool)

  /// Whether there is an action for the final disappearance of the view.
  var hasFarewell: Bool { get }
}

/// The node of a modifier with such actions.
final class LifecycleActionsNode<Actions: LifecycleActions, V: View>: LifecycleNode<V> {
  private var actions: Actions

  init(_ actions: Actions, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.actions = actions
    super.init(content, in: parent, inputs)
  }

  /// Replaces the actions, which run from then on.
  func patch(_ actions: Actions, _ content: V) {
    self.actions = actions
    patch(content: content)
  }

  override func appeared() { actions.appeared() }
  override func disappeared() { actions.disappeared(isAtEnd: graph.isClosed) }
  override var hasFarewell: Bool { actions.hasFarewell }
}
