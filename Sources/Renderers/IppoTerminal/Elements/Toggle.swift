import IppoRender

/// A switch after its label, a checkbox before it, or a button that is on or off.
struct ToggleElement: ControlElement {
  let toggle: RenderToggle

  /// The columns of a switch or checkbox.
  private static let columns = 4

  /// The style of the toggle. In bars, toggles are buttons, as in SwiftUI.
  private func style(_ node: LayoutNode) -> RenderToggle.Style {
    toggle.style == .automatic && node.controlPlace == .bar ? .button : toggle.style
  }

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    switch style(node) {
    case .automatic, .switch: TrailingControl(columns: Self.columns).extent(node, in: proposal, fills: true)
    case .checkbox: node.labelExtent(proposal.inset(width: 4)).outset(leading: 4)
    case .button: node.labelExtent(proposal.inset(width: 4)).outset(leading: 2, trailing: 2)
    }
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let whole = CellRect(columns: size.columns, rows: size.rows)
    switch style(node) {
    case .automatic, .switch: TrailingControl(columns: Self.columns).arrange(node, size: size)
    case .checkbox:
      let label = whole.inset(leading: 4)
      node.placeLabel(in: label, alignment: RenderAlignment(horizontal: .leading), proposal: Proposal(label.size))
    case .button:
      let label = whole.inset(leading: 2, trailing: 2)
      node.placeLabel(in: label, alignment: RenderAlignment(), proposal: Proposal(label.size))
    }
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    switch style(node) {
    case .button: paintButton(node, rect, context, painter)
    case .checkbox:
      painter.paintChildren(of: node, rect, context)
      painter.canvas.write(
        toggle.isMixed ? "[-]" : toggle.isOn ? "[✓]" : "[ ]", at: rect.origin,
        foreground: context.text(toggle.isOn ? .accent : .secondary),
        attributes: attributes(context, painter), clip: context.clip)
    case .automatic, .switch:
      painter.paintChildren(of: node, rect, context)
      paintSwitch(rect, context, painter)
    }
  }

  private func attributes(_ context: PaintContext, _ painter: Painter) -> CellAttributes {
    context.attributes.union(painter.isMonochrome && !context.isEnabled ? .dim : [])
  }

  private func paintButton(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let look = ControlBox(
      RenderButton(style: toggle.isOn ? .borderedProminent : .bordered), isActive: painter.isFocused(node), .accent,
      context, isMonochrome: painter.isMonochrome)
    painter.paint(look, rect, context)
    var inner = context
    inner.contrast = look.foreground
    inner.attributes.formUnion(look.attributes)
    if painter.isMonochrome, toggle.isOn { inner.attributes.insert(.underline) }
    painter.paintChildren(of: node, rect, inner)
  }

  /// Paints a knob on a line: `━━━●` or `●───`.
  private func paintSwitch(_ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let attributes = attributes(context, painter)
    let place = CellPoint(column: rect.maxColumn - Self.columns, row: rect.row)
    if painter.isMonochrome {
      painter.canvas.write(
        toggle.isMixed ? "[- ]" : toggle.isOn ? "[on]" : "[  ]", at: place, foreground: .foreground,
        attributes: attributes, clip: context.clip)
      return
    }
    let line = context.contrast?.faded(toggle.isOn ? 1 : 0.6) ?? context.ink(toggle.isOn ? .green : .gray)
    let knob = context.contrast ?? (toggle.isOn ? context.ink(.green) : context.ink(.secondary))
    painter.canvas.write(
      toggle.isMixed ? "── ─" : toggle.isOn ? "━━━" : " ───", at: place, foreground: line, attributes: attributes,
      clip: context.clip)
    painter.canvas.write(
      "●", at: CellPoint(column: place.column + (toggle.isMixed ? 2 : toggle.isOn ? 3 : 0), row: place.row),
      foreground: knob,
      attributes: attributes, clip: context.clip)
  }

  // MARK: Focus

  func isFocusStop(_ node: LayoutNode) -> Bool { true }

  func focusLook(_ node: LayoutNode) -> FocusLook { style(node) == .button ? .own : .highlight }

  // MARK: Use

  var takesActivationKeys: Bool { true }

  var hint: ControlHint? { .enter(.toggle) }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] { [.setOn(!toggle.isOn)] }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    activate(node, &interaction)
  }

  // MARK: Menus

  func menuItems(of node: LayoutNode) -> [Popup.Item] {
    [
      Popup.Item(
        title: Popup.title(node.present), isOn: toggle.isOn, isEnabled: !node.attributes.isDisabled,
        shortcut: node.attributes.shortcut, action: .send(.setOn(!toggle.isOn), node.id))
    ]
  }

  func commands(of node: LayoutNode) -> [Popup.Item] { menuItems(of: node) }
}

extension TerminalUnits {
  func visit(_ toggle: RenderToggle) -> any TerminalElement { ToggleElement(toggle: toggle) }
}
