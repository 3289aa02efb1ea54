import IppoRender

/// A menu: its label and `▾`, boxed like a button. A label that is an arrow itself is alone. A context menu is its label alone, which is ordinary content.
struct MenuElement: ControlElement {
  let menu: RenderMenu

  private var isContext: Bool { menu.style == .context }

  private var content: LayersLayout { LayersLayout(alignment: RenderAlignment()) }

  /// Shows only the label: the items are hidden until the menu is open.
  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] { Array(present.prefix(1)) }

  // MARK: Layout

  private static func padding(_ node: LayoutNode) -> Int { node.controlPlace == .row ? 0 : 1 }

  /// The columns of the arrow and of the space before it.
  private static func arrowColumns(_ node: LayoutNode) -> Int {
    var label = node.shown.first
    while let outer = label, outer.present.count == 1 { label = outer.present[0] }
    guard case .image(let image)? = label?.element, case .symbol(let name) = image.source else { return 2 }
    // The symbol of code has a slash between its chevrons.
    return name.hasPrefix("chevron.") && !name.contains("slash") ? 0 : 2
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    guard !isContext else { return content.extent(of: node, in: proposal) }
    let (padding, arrow) = (Double(Self.padding(node)), Double(Self.arrowColumns(node)))
    return node.labelExtent(proposal.inset(width: arrow + 2 * padding))
      .outset(leading: padding, trailing: padding + arrow)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    guard !isContext else { return content.arrange(node, size: size, proposal: proposal) }
    let padding = Self.padding(node)
    let label = CellRect(columns: size.columns, rows: size.rows).inset(
      leading: padding, trailing: padding + Self.arrowColumns(node))
    node.placeLabel(in: label, alignment: RenderAlignment(horizontal: .leading), proposal: Proposal(label.size))
  }

  func guide(_ guide: RenderGuide, of node: LayoutNode, in proposal: Proposal) -> Double? {
    isContext ? content.guide(guide, of: node, in: proposal) : nil
  }

  func isBox(_ node: LayoutNode) -> Bool { !isContext }

  func isArrangedLike(_ old: RenderElement) -> Bool {
    if case .menu(let old) = old { old.style == menu.style } else { false }
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    guard !isContext else { return painter.paintChildren(of: node, rect, context) }
    var inner = context
    inner.foreground = .color(.named(.accent))
    let isPadded = Self.padding(node) > 0
    let isHighlighted = node.id == painter.appearance.highlighted
    if isPadded, node.controlPlace == .content {
      let look = ControlBox(
        RenderButton(style: .bordered), isActive: isHighlighted || painter.isFocused(node), .accent, context,
        isMonochrome: painter.isMonochrome)
      painter.paint(look, rect, context)
      inner.contrast = look.foreground
      inner.attributes.formUnion(look.attributes)
    }
    painter.paintChildren(of: node, rect, inner)
    guard Self.arrowColumns(node) > 0 else { return }
    painter.canvas.write(
      "▾", at: CellPoint(column: rect.maxColumn - (isPadded ? 2 : 1), row: rect.row),
      foreground: inner.contrast ?? inner.ink(.accent), attributes: inner.attributes, clip: context.clip)
  }

  // MARK: Focus

  /// Whether the focus stops at the menu. A context menu belongs to its content, and takes Return only if that has no
  /// stop.
  func isFocusStop(_ node: LayoutNode) -> Bool {
    !isContext || !node.hasFocusableDescendant && node.enclosingRow == nil
  }

  func focusLook(_ node: LayoutNode) -> FocusLook { !isContext && node.controlPlace == .content ? .own : .highlight }

  // MARK: Use

  var takesActivationKeys: Bool { true }

  var hint: ControlHint? { .enter(.open) }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    interaction.popup = popup(of: node)
    return []
  }

  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    press.key == .down ? activate(node, &interaction) : nil
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    activate(node, &interaction)
  }

  // MARK: Menus

  func popup(of node: LayoutNode) -> Popup? {
    guard !isContext else { return Popup(secondaryOf: node) }
    let items = Popup.items(Array(node.present.dropFirst()))
    return items.isEmpty ? nil : Popup(owner: node.id, anchor: node.restingRect, items: items)
  }

  /// The commands of the menu. A context menu has none, because the user must choose its content first.
  func commands(of node: LayoutNode) -> [Popup.Item] { isContext ? [] : menuItems(of: node) }

  func menuItems(of node: LayoutNode) -> [Popup.Item] {
    let children = node.present
    return [
      Popup.Item(
        title: Popup.title(Array(children.prefix(1))) + " ›", isEnabled: !node.attributes.isDisabled,
        action: .open(Popup.items(Array(children.dropFirst()))))
    ]
  }
}

extension LayoutNode {
  var isMenu: Bool { if case .menu = element { true } else { false } }

  /// The context menu around the node, or on the content of a row.
  var contextMenu: LayoutNode? {
    if isContextMenu { return self }
    if let around = ancestors.first(where: { $0.isContextMenu || $0.isRow }), around.isContextMenu { return around }
    return isRow ? shown.first(where: \.isContextMenu) : nil
  }

  private var isContextMenu: Bool { if case .menu(let menu) = element { menu.style == .context } else { false } }
}

extension TerminalUnits {
  func visit(_ menu: RenderMenu) -> any TerminalElement { MenuElement(menu: menu) }
}
