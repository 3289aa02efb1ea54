/// Whether a view hides the bar of the tabs around it; `nil` where the view leaves that open.
struct TabBarHiddenKey: PagePreferenceKey {
  static var defaultValue: Bool? { nil }

  /// The last one that is set wins.
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}

/// Sets whether the bar of the tabs around the view shows (`toolbar(_:for:)`), while the view is on screen. Covered
/// pages and unselected tabs are ignored.
nonisolated struct TabBarVisibilityModifier: ViewModifier, Equatable {
  typealias Body = Never

  let isHidden: Bool?

  @MainActor static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node { TabBarVisibilityNode(modifier.isHidden, content, in: parent, inputs) }

  @MainActor static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: TabBarVisibilityNode<V>.self).patch(modifier.isHidden, content)
  }
}

private final class TabBarVisibilityNode<V: View>: _Node, VisibilityObserver {
  private let visibility: VisibilityCell
  private var contribution: PreferenceContribution<TabBarHiddenKey>?
  private var isHidden: Bool?
  private var content: _Node?

  init(_ isHidden: Bool?, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    visibility = inputs.visibility
    self.isHidden = isHidden
    super.init(in: parent, inputs)
    contribution = PreferenceContribution(of: self, to: inputs.preferences)
    if contribution != nil { visibility.add(self) }
    contribute()
    self.content = V._makeNode(content, in: self, inputs)
  }

  func patch(_ isHidden: Bool?, _ content: V) {
    if isHidden != self.isHidden {
      self.isHidden = isHidden
      contribute()
    }
    if let node = self.content { V._patchNode(node, content) }
  }

  func visibilityChanged(to isOnScreen: Bool) { contribute() }

  private func contribute() { contribution?.set(visibility.isOnScreen ? isHidden : nil) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func willRemove() {
    contribution?.end()
    if contribution != nil { visibility.remove(self) }
  }
}
