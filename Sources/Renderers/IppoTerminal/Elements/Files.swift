import IppoRender

/// Files of another machine than the person's: a terminal shares its files with the app, and views ask for paths instead. A
/// tree that has such an element nevertheless is told so in words.
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
