import IppoRender

/// A disclosure: `▸ label`, and, when it is open, the content under the label, two columns further in.
struct DisclosureElement: ControlElement {
  let isExpanded: Bool

  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] {
    isExpanded ? present : Array(present.prefix(1))
  }

  var decidesWhatIsUsed: Bool { true }

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let offer = Proposal(width: proposal.width.map { $0 - 2 }, height: nil)
    let extents = node.shown.map { $0.extent(offer) }
    let width = (extents.map(\.width).max() ?? 0) + 2
    return Extent(
      width: max(width, proposal.width ?? width), height: max(1, extents.reduce(0) { $0 + $1.height }), firstBaseline: 0
    )
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let offer = Proposal(width: Double(size.columns - 2), height: nil)
    var row = 0
    for child in node.shown {
      let own = child.extent(offer).snapped
      child.place(CellRect(column: 2, row: row, columns: own.columns, rows: own.rows), proposal: offer)
      row += own.rows
    }
  }

  private func headerRows(_ node: LayoutNode) -> Int { node.shown.first?.frame.rows ?? 1 }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let children = node.shown
    let isHighlighted = node.id == painter.appearance.highlighted
    if isHighlighted {
      painter.paintHighlight(
        CellRect(column: rect.column, row: rect.row, columns: rect.columns, rows: headerRows(node)), context)
    }
    painter.canvas.write(
      isExpanded ? "▾" : "▸", at: rect.origin, foreground: context.text(.accent), attributes: context.attributes,
      clip: context.clip)
    if let label = children.first { painter.paint(label, origin: rect.origin, context) }
    var content = context
    // Only the label is highlighted.
    if isHighlighted {
      content.contrast = nil
      content.isHighlighted = false
      content.attributes.subtract(.reverse)
    }
    guard isExpanded else { return }
    for child in node.withDeparting(Array(children.dropFirst())) {
      painter.paint(child, origin: rect.origin, content)
    }
  }

  // MARK: Focus

  func isFocusStop(_ node: LayoutNode) -> Bool { true }

  func focusLook(_ node: LayoutNode) -> FocusLook { .highlight }

  // MARK: Use

  var takesActivationKeys: Bool { true }

  var hint: ControlHint? { .enter(isExpanded ? .close : .open) }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] { [.setOn(!isExpanded)] }

  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    if press.key == .right, !isExpanded { return [.setOn(true)] }
    if press.key == .left, isExpanded { return [.setOn(false)] }
    return nil
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    node.local(point).row < headerRows(node) ? activate(node, &interaction) : []
  }
}

extension TerminalUnits {
  func visitDisclosure(isExpanded: Bool) -> any TerminalElement { DisclosureElement(isExpanded: isExpanded) }
}
