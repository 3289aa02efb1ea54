import IppoRender

/// Draws the layout tree on a canvas: parents before children, in the order of the tree.
struct Painter {
  let canvas: Canvas
  let appearance: Appearance

  /// The renderer's own state, as far as it is seen.
  struct Appearance {
    /// The node that has the keyboard.
    var focused: RenderNodeID?
    /// The highlighted node for it: the node itself, or the row around it.
    var highlighted: RenderNodeID?
    /// The node the pointer holds down.
    var pressed: RenderNodeID?
    /// The row whose place a dragged row gets.
    var moveGoal: MoveGoal?
    var editor: EditedText?
    /// Counts the steps of spinners.
    var tick = 0
  }

  var isMonochrome: Bool { canvas.isMonochrome }

  /// The attributes of placeholders, beside their colour.
  var placeholderAttributes: CellAttributes { canvas.hasPlaceholderColor ? [] : .dim }

  func isFocused(_ node: LayoutNode) -> Bool { node.id == appearance.focused }

  func isPressed(_ node: LayoutNode) -> Bool { node.id == appearance.pressed }

  /// Draws a node and all that is shown of its descendants.
  ///
  /// - Parameter origin: The parent's top left corner on the screen, scrolling included.
  func paint(_ node: LayoutNode, origin: CellPoint, _ context: PaintContext) {
    let rect = CellRect(
      column: node.frame.column + origin.column, row: node.frame.row + origin.row, columns: node.drawnSize.columns,
      rows: node.drawnSize.rows)
    // The veil of a presentation stays while its surface moves.
    let reach = node.isPresentation ? context.clip : node.reach.offset(columns: rect.column, rows: rect.row)
    node.paintedReach = reach.intersection(context.clip)
    node.needsDisplay = false
    guard !node.attributes.isHidden, !node.paintedReach.isEmpty || node.isPresentation else { return }
    guard canvas.damage.intersects(reach) else { return }
    if let motion = node.motion, motion.shownVisibility < leastVisibility { return }
    var context = context
    adopt(node, &context)
    // A node may draw more than fits into it. That is clipped to its reach, beyond which it would not be redrawn.
    if !node.isPresentation { context.clip = context.clip.intersection(reach) }
    if node.displacement != CellPoint(column: 0, row: 0) {
      canvas.fill(rect, context.ink(.background), clip: context.clip)
    }
    let unit = isMonochrome ? node.unit : node.motion?.recolored(node.element)?.unit ?? node.unit
    unit.paint(node, rect, context, self)
  }

  /// Applies the node's attributes to the context of the node and of all below.
  private func adopt(_ node: LayoutNode, _ context: inout PaintContext) {
    let tint = node.attributes.tint
    if let tint = node.motion?.tinted(tint ?? context.tint ?? .named(.accent)) ?? tint { context.tint = tint }
    if node.attributes.isDisabled { context.isEnabled = false }
    if let visibility = node.motion?.shownVisibility, visibility < 1 {
      context.opacity *= visibility
      if isMonochrome, visibility < 0.7 { context.attributes.insert(.dim) }
    }
    if let scheme = node.attributes.colorScheme {
      let palette = context.palette.scheme(scheme)
      context.isOwnPalette = palette == canvas.palette
      context.palette = palette
    }
    guard node.id == appearance.highlighted, node.unit.focusLook(node) == .highlight else { return }
    highlight(node, &context)
  }

  /// Fills the node with the accent colour and makes everything on it stand out from that.
  private func highlight(_ node: LayoutNode, _ context: inout PaintContext) {
    context.isHighlighted = true
    if isMonochrome {
      context.attributes.insert(.reverse)
      return
    }
    context.contrast = context.contrasting(context.ink(.accent))
  }

  /// The background of a highlighted node.
  func paintHighlight(_ rect: CellRect, _ context: PaintContext) {
    if isMonochrome {
      canvas.fill(rect, .background, attributes: .reverse, clip: context.clip)
    } else {
      canvas.fill(rect, context.ink(.accent), clip: context.clip)
    }
  }

  // MARK: Children

  func paintChildren(of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    // What leaves is behind what takes its place.
    paintChildren(of: node, node.withDeparting(node.unit.paintingOrder(of: node)), rect, context)
  }

  func paintChildren(
    of node: LayoutNode, _ children: [LayoutNode], _ rect: CellRect, _ context: PaintContext
  ) {
    if context.isHighlighted, node.id == appearance.highlighted { paintHighlight(rect, context) }
    let origin = CellPoint(
      column: rect.column - node.scroll.offset.column, row: rect.row - node.scroll.offset.row)
    for child in children { paint(child, origin: origin, context) }
  }
}
