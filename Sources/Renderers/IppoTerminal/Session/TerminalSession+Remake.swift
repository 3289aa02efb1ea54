import IppoRender

extension TerminalSession {
  /// Gives the renderer the whole tree, after changes that did not fit the renderer's tree.
  func remake() {
    guard let frame = window?.tree.frame else { return }
    let whole = renderer.root.map { [RenderFrame.Entry(.remove($0))] } ?? []
    // Ops that do not even fit an empty tree are left out.
    try? renderer.apply(RenderFrame(revision: frame.revision, entries: whole + frame.entries))
  }
}
