extension View {
  /// Runs an action after the view has come on screen; views inside come first.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action after the view has left the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// Runs actions when a view comes and goes (SwiftUI's `_AppearanceActionModifier`).
nonisolated public struct _AppearanceActionModifier: ViewModifier {
  /// A primitive modifier: it has no body.
  public typealias Body = Never

  /// Runs after the view has come on screen.
  public var appear: (() -> Void)?
  /// Runs after the view has left the screen.
  public var disappear: (() -> Void)?

  /// Runs the actions that are given.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  /// Makes a node that is notified when it comes on screen and when it leaves it.
  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node {
    LifecycleActionsNode(modifier, content, in: parent, inputs)
  }

  /// Gives the node other actions, which run from then on.
  @MainActor public static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: LifecycleActionsNode<Self, V>.self).patch(modifier, content)
  }
}

extension _AppearanceActionModifier: LifecycleActions {
  @MainActor func appeared() { appear?() }

  @MainActor func disappeared(isAtEnd: Bool) { disappear?() }

  var hasFarewell: Bool { disappear != nil }
}

/// A node that is notified when it comes on screen and when it leaves it.
class LifecycleNode<V: View>: _Node, VisibilityObserver {
  private var content: _Node!
  private var isOnScreen = false

  init(_ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    super.init(in: parent, inputs)
    // Nodes inside may have the same address.
    let kept = graph.persistence.formerNodes?.takeKept(of: type(of: self), at: address)
    self.content = V._makeNode(content, in: self, inputs)
    inputs.visibility.add(self)
    if let kept {
      isOnScreen = true
      reappeared(with: kept)
    }
    if inputs.visibility.isOnScreen != isOnScreen { visibilityChanged(to: !isOnScreen) }
  }

  /// Reacts to the appearance after a commit.
  func appeared() {}

  /// Reacts to the disappearance after a commit, or to the end of the graph.
  func disappeared() {}

  /// The object with which the next node continues, if the window is suspended while the view is on screen.
  var lasting: AnyObject { KeptMark.shared }

  /// Reacts in place of ``appeared()`` if the window was suspended while the view was on screen.
  func reappeared(with kept: AnyObject) {}

  /// Whether the node has an action for the final disappearance of the view.
  var hasFarewell: Bool { false }

  override final func archive(at address: NodeAddress, in archiver: WindowArchiver) {
    guard archiver.keeping == .views, isOnScreen else { return }
    archiver.keep(lasting, of: type(of: self), at: address)
    if hasFarewell { archiver.hasFarewells = true }
  }

  final func patch(content: V) { V._patchNode(self.content, content) }

  final func visibilityChanged(to isVisible: Bool) {
    graph.perform { [weak self] in
      guard let self else { return }
      let isOnScreen = inputs.visibility.isOnScreen && !isRemoved
      guard isOnScreen != self.isOnScreen else { return }
      self.isOnScreen = isOnScreen
      if isOnScreen { appeared() } else { disappeared() }
    }
  }

  override func willRemove() {
    inputs.visibility.remove(self)
    guard isOnScreen, graph.persistence.resting == nil else { return }
    isOnScreen = false
    graph.perform { [self] in disappeared() }
  }

  final override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
