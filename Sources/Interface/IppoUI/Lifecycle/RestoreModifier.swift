extension View {
  /// Runs an action once after the window was restored from its archive, in another process than the one that showed it
  /// before.
  ///
  /// The view has its state again, and the first frame was made; `onAppear` and `task` have run as after a launch.
  /// Views behind a page or in an unselected tab run it as well. It is for work that the archive leaves out: a
  /// connection to open again, an effect to start again.
  ///
  /// ```swift
  /// DownloadView(download: download)
  ///   .onRestore { download.resume() }
  /// ```
  ///
  /// Ippo only. A window that was not restored ignores it.
  public func onRestore(perform action: @escaping () -> Void) -> some View {
    modifier(RestoreModifier(action: action))
  }
}

private struct RestoreModifier: ViewModifier {
  typealias Body = Never

  let action: () -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, in parent: _Node, _ inputs: _NodeInputs
  ) -> _Node { RestoreNode(modifier, content, in: parent, inputs) }

  static func _patchNode<V: View>(_ node: _Node, _ modifier: Self, _ content: V) {
    unsafeDowncast(node, to: RestoreNode<V>.self).patch(modifier, content)
  }
}

private final class RestoreNode<V: View>: _Node {
  private var modifier: RestoreModifier
  private var content: _Node!

  init(_ modifier: RestoreModifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    self.modifier = modifier
    super.init(in: parent, inputs)
    self.content = V._makeNode(content, in: self, inputs)
    guard let restoration = graph.persistence.restoration, !restoration.isWaking else { return }
    restoration.actions.append { [weak self] in
      guard let self, !isRemoved else { return }
      self.modifier.action()
    }
  }

  func patch(_ modifier: RestoreModifier, _ content: V) {
    self.modifier = modifier
    V._patchNode(self.content, content)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
