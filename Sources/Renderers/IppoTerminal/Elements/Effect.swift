import IppoRender

/// A modifier that changes only how the child is drawn.
///
/// Masks, blur, shadows, blend modes, scale and motions have no equal in cells, and are left out. Of transforms, only
/// moves are drawn, and of rotations, only turned symbols.
struct EffectElement: ArrangingElement {
  let effect: RenderEffect

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent { node.shown.first?.extent(proposal) ?? .zero }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    node.shown.first?.explicitGuide(guide, in: proposal)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    // Cells can show the move of a transform.
    var (column, row) = (0, 0)
    if case .transform(let transform) = effect, let move = transform.translation {
      (column, row) = (CellMetrics.whole(CellMetrics.columns(move.x)), CellMetrics.whole(CellMetrics.rows(move.y)))
    }
    for child in node.shown {
      child.place(CellRect(column: column, row: row, columns: size.columns, rows: size.rows), proposal: proposal)
    }
  }

  var clipsChildren: Bool { if case .clip = effect { true } else { false } }

  func axis(around child: LayoutNode, in node: LayoutNode) -> SurroundingAxis { .asAround }

  func isBox(_ node: LayoutNode) -> Bool { node.children.first?.isBoxedControl ?? false }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    var context = context
    switch effect {
    case .opacity(let goal):
      let opacity = node.motion?.shownNumber ?? goal
      guard opacity > 0 else { return }
      context.opacity *= min(opacity, 1)
      if painter.isMonochrome, opacity < 0.7 { context.attributes.insert(.dim) }
    case .clip: context.clip = context.clip.intersection(rect)
    case .redacted: context.isRedacted = true
    case .colorInvert, .colorMultiply, .brightness, .contrast, .saturation, .grayscale, .hueRotation:
      if let matrix = ColorMatrix(effect, palette: context.palette) { context.colors = context.colors.after(matrix) }
    case .rotation(let angle, anchor: _): context.turn += angle
    case .mask, .scale, .rotation3D, .transform, .shadow, .innerShadow, .blur, .blendMode, .motion: break
    }
    painter.paintChildren(of: node, rect, context)
  }
}

extension TerminalUnits {
  func visit(_ effect: RenderEffect) -> any TerminalElement { EffectElement(effect: effect) }
}
