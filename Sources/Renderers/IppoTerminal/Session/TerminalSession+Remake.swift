import IppoRender

extension TerminalSession {
  /// Has the renderer take over the whole tree, in place of changes that do not fit what it has.
  func remake() {
    guard let frame = window?.tree.frame else { return }
    let whole = renderer.root.map { [RenderFrame.Entry(.remove($0))] } ?? []
    // What fits no empty tree either is left out.
    try? renderer.apply(RenderFrame(revision: frame.revision, entries: whole + frame.entries))
  }
}
