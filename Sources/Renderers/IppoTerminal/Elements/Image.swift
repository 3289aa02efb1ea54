import IppoRender

/// A symbol takes the columns of its glyph. A picture cannot be shown: its name stands for it, in brackets.
struct ImageElement: ContentElement {
  let image: RenderImage

  private var text: String { text(turned: 0) }

  /// - Parameter turn: Radians, clockwise.
  private func text(turned turn: Double) -> String {
    switch image.source {
    case .symbol(let name): SymbolGlyphs.text(for: name, turned: turn)
    case .asset(let name): "[\(name)]"
    case .url: "[image]"
    }
  }

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let columns = Double(ClusterWidth.columns(of: text))
    // A resizable symbol takes the space it is offered, as in SwiftUI; the glyph itself keeps its size.
    guard image.fit != .original else { return Extent(width: columns, height: 1) }
    return Extent(
      width: proposal.width.map { max(1, $0.isFinite ? $0 : columns) } ?? columns,
      height: proposal.height.map { max(1, $0.isFinite ? $0 : 1) } ?? 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let text = text(turned: context.turn)
    let columns = min(ClusterWidth.columns(of: text), max(rect.columns, 1))
    let place = rect.centered(CellSize(columns: columns, rows: 1))
    let ink = painter.textInk(image.color ?? context.foreground, at: place.origin, in: rect, context)
    var attributes = context.attributes.union(Painter.attributes(image.font))
    if painter.isMonochrome, !context.isEnabled { attributes.insert(.dim) }
    painter.canvas.write(
      context.isRedacted ? "▒" : text, at: place.origin, foreground: ink, attributes: attributes,
      clip: context.clip.intersection(rect))
  }

  // MARK: Menus

  func menuItems(of node: LayoutNode) -> [Popup.Item] { [.caption(title(of: node))] }

  func title(of node: LayoutNode) -> String { text }
}

extension TerminalUnits {
  func visit(_ image: RenderImage) -> any TerminalElement { ImageElement(image: image) }
}
