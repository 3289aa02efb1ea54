import IppoRender

/// Files of another machine than the user's. A terminal shares its files with the app, so that views ask for paths
/// instead. A tree with such an element nevertheless shows a text about it.
struct FilesElement: ContentElement {
  private func text(_ node: LayoutNode) -> TextElement {
    TextElement(text: RenderText([RenderText.Run(node.window.words.terminal(.noFiles))]))
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { text(node).extent(of: node, in: proposal) }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    text(node).arrange(node, size: size, proposal: proposal)
  }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    text(node).paint(node, rect, context, painter)
  }
}

extension TerminalUnits {
  func visit(_ files: RenderFiles) -> any TerminalElement { FilesElement() }
}
