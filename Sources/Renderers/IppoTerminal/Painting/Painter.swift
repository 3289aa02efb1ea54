import IppoUI

/// Draws the layout tree on a canvas: parents before children, in the order of the tree.
struct Painter {
  let canvas: Canvas
  let appearance: Appearance

  /// The renderer's own state, as far as it is seen.
  struct Appearance {
    /// The node that has the keyboard.
    var focused: RenderNodeID?
    /// What is highlighted for it: the node itself, or the row it is in.
    var highlighted: RenderNodeID?
    /// The node the pointer holds down.
    var pressed: RenderNodeID?
    var editor: EditedText?
    /// Counts the steps of spinners.
    var tick = 0
  }

  var isMonochrome: Bool { canvas.isMonochrome }

  /// Draws a node and all that is shown of its descendants.
  ///
  /// - Parameter origin: The parent's top left corner on the screen, scrolling included.
  func paint(_ node: LayoutNode, origin: CellPoint, _ context: PaintContext) {
    let rect = node.frame.offset(columns: origin.column, rows: origin.row)
    let reach = node.reach.offset(columns: rect.column, rows: rect.row)
    node.paintedReach = reach.intersection(context.clip)
    node.needsDisplay = false
    guard !node.attributes.isHidden, !node.paintedReach.isEmpty || isPresentation(node) else { return }
    guard canvas.damage.intersects(reach) else { return }
    var context = context
    adopt(node, &context)
    switch node.element {
    case .window: paintWindow(node, rect, context)
    case .text(let text): paint(text, of: node, rect, context)
    case .image(let image): paint(image, rect, context)
    case .shape(let shape): paint(shape, of: node, rect, context)
    case .spacer: break
    case .divider: paintDivider(node, rect, context)
    case .progress(let progress): paint(progress, of: node, rect, context)
    case .layers: paintChildren(of: node, node.shown.stablySortedByZIndex, rect, context)
    case .decoration(let decoration): paint(decoration, of: node, rect, context)
    case .effect(let effect): paint(effect, of: node, rect, context)
    case .scroll, .list: paintScrollable(node, rect, context)
    case .section(let section): paint(section, of: node, rect, context)
    case .row(let row): paint(row, of: node, rect, context)
    case .button(let button): paint(button, of: node, rect, context)
    case .toggle(let toggle): paint(toggle, of: node, rect, context)
    case .field(let field): paint(field, of: node, rect, context)
    case .picker(let picker): paint(picker, of: node, rect, context)
    case .slider(let slider): paint(slider, of: node, rect, context)
    case .stepper(let stepper): paint(stepper, of: node, rect, context)
    case .menu(let menu): paint(menu, of: node, rect, context)
    case .disclosure(let isExpanded): paintDisclosure(isExpanded, of: node, rect, context)
    case .page(let page): paint(page, of: node, rect, context)
    case .tabs(let tabs): paint(tabs, of: node, rect, context)
    case .presentation(let presentation): paint(presentation, of: node, rect, context)
    case .navigation: paintColumns(of: node, rect, context)
    case .stack, .box, .arrangement, .fitting, .geometry, .grid, .gridRow, .toolbarItem, .custom:
      paintChildren(of: node, rect, context)
    }
  }

  private func isPresentation(_ node: LayoutNode) -> Bool {
    if case .presentation = node.element { true } else { false }
  }

  /// What the node's attributes change for it and for all below.
  private func adopt(_ node: LayoutNode, _ context: inout PaintContext) {
    if let tint = node.attributes.tint { context.tint = tint }
    if node.attributes.isDisabled { context.isEnabled = false }
    if let scheme = node.attributes.colorScheme {
      let palette = context.palette.scheme(scheme)
      context.isOwnPalette = palette == canvas.palette
      context.palette = palette
    }
    guard node.id == appearance.highlighted, !node.drawsFocusItself else { return }
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
    paintChildren(of: node, node.shown, rect, context)
  }

  func paintChildren(
    of node: LayoutNode, _ children: [LayoutNode], _ rect: CellRect, _ context: PaintContext
  ) {
    if context.isHighlighted, node.id == appearance.highlighted, !node.isRow { paintHighlight(rect, context) }
    let origin = CellPoint(
      column: rect.column - node.scroll.offset.column, row: rect.row - node.scroll.offset.row)
    for child in children { paint(child, origin: origin, context) }
  }

  private func paintWindow(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    paintChildren(of: node, rect, context)
  }

  // MARK: Modifiers

  private func paint(
    _ decoration: RenderDecoration, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext
  ) {
    var children = node.shown
    if decoration.kind == .background {
      // What is highlighted has that for its background, and no other: text on it is in contrast to it.
      children = context.isHighlighted && !isMonochrome ? Array(children.prefix(1)) : children.reversed()
    }
    paintChildren(of: node, children, rect, context)
  }

  /// Masks, blur, shadows, blend modes, rotation, scale and other transforms than moves have no equal in cells and are left out.
  private func paint(_ effect: RenderEffect, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    var context = context
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      context.opacity *= min(opacity, 1)
      if isMonochrome, opacity < 0.7 { context.attributes.insert(.dim) }
    case .clip: context.clip = context.clip.intersection(rect)
    case .redacted: context.isRedacted = true
    case .colorInvert, .colorMultiply, .brightness, .contrast, .saturation, .grayscale, .hueRotation:
      if let matrix = ColorMatrix(effect, palette: context.palette) { context.colors = context.colors.after(matrix) }
    case .mask, .rotation, .scale, .rotation3D, .transform, .shadow, .blur, .blendMode: break
    }
    paintChildren(of: node, rect, context)
  }
}

extension [LayoutNode] {
  fileprivate var stablySortedByZIndex: [LayoutNode] {
    guard contains(where: { $0.attributes.zIndex != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset) }
      .map(\.element)
  }
}
