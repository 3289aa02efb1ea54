import IppoRender

extension TerminalSession {
  /// Gives the renderer the whole tree, after changes that did not fit the renderer's tree.
  func remake() {
    guard let tree = window?.tree, tree.root != nil else { return }
    // Ops that do not even fit an empty tree are left out.
    try? renderer.apply(tree.frame(replacing: renderer.root))
  }
}
