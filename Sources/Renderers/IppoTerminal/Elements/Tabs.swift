import IppoRender

/// Tabs: the selected one, over a bar of one line.
struct TabsElement: ControlElement {
  let tabs: RenderTabs

  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] {
    present.indices.contains(tabs.selection) ? [present[tabs.selection]] : []
  }

  // MARK: Layout

  private var barRows: Int { tabs.showsItems ? 1 : 0 }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let content = node.shown.first?.extent(proposal.inset(height: Double(barRows))) ?? .zero
    return Extent(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height + Double(barRows))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let body = CellRect(columns: size.columns, rows: max(0, size.rows - barRows))
    for child in node.shown { child.place(in: body, alignment: RenderAlignment(), proposal: Proposal(body.size)) }
  }

  private static func title(_ item: RenderTabs.Item) -> String {
    let symbol = item.symbol.map { SymbolGlyphs.text(for: $0) }
    return [symbol, item.title, item.badge.map { "(\($0))" }].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The place of each item in the bar, relative to the node.
  private func itemRects(_ size: CellSize) -> [CellRect] {
    let widths =
      tabs.style.isOfPages ? tabs.items.map { _ in 2 } : tabs.items.map { ClusterWidth.columns(of: Self.title($0)) + 4 }
    var column = max(0, (size.columns - widths.reduce(0, +)) / 2)
    return widths.map { width in
      defer { column += width }
      return CellRect(column: column, row: size.rows - 1, columns: width, rows: 1)
    }
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
    guard tabs.showsItems || !tabs.isBarHidden && painter.isFocused(node) else { return }
    let bar = CellRect(column: rect.column, row: rect.maxRow - 1, columns: rect.columns, rows: 1)
    if !tabs.style.isOfPages { painter.paintBar(bar, context) }
    for (index, place) in itemRects(rect.size).enumerated() {
      let box = place.offset(columns: rect.column, rows: rect.row)
      let isOn = index == tabs.selection
      if tabs.style.isOfPages {
        painter.canvas.write(
          isOn ? "●" : "○", at: box.origin, foreground: context.ink(isOn ? .accent : .tertiary), clip: context.clip)
      } else {
        paintItem(tabs.items[index], box, isOn: isOn, isFocused: painter.isFocused(node), context, painter)
      }
    }
  }

  private func paintItem(
    _ item: RenderTabs.Item, _ box: CellRect, isOn: Bool, isFocused: Bool, _ context: PaintContext, _ painter: Painter
  ) {
    let accent = context.ink(.accent)
    var ink = context.ink(isOn ? .accent : .secondary)
    var attributes: CellAttributes = isOn ? .bold : []
    if painter.isMonochrome { attributes.formUnion(isOn ? [.reverse] : .underline) }
    if isOn, painter.isMonochrome {
      painter.canvas.fill(box, .background, attributes: .reverse, clip: context.clip)
    } else if isOn {
      painter.canvas.fill(box, isFocused ? accent : accent.faded(0.2), clip: context.clip)
      if isFocused { ink = context.contrasting(accent) }
    }
    painter.canvas.write(
      Self.title(item), at: CellPoint(column: box.column + 2, row: box.row), foreground: ink, attributes: attributes,
      clip: context.clip.intersection(box))
  }

  // MARK: Focus

  var decidesWhatIsUsed: Bool { true }

  func isFocusStop(_ node: LayoutNode) -> Bool { tabs.items.count > 1 && !tabs.isBarHidden }

  func focusLook(_ node: LayoutNode) -> FocusLook { .own }

  /// The bar.
  func focusPart(_ node: LayoutNode) -> CellRect? {
    CellRect(row: node.frame.rows - 1, columns: node.frame.columns, rows: 1)
  }

  // MARK: Use

  var takesActivationKeys: Bool { false }

  var hint: KeyHint? { KeyHint("← →", "choose") }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] { [] }

  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    if press.key == .left { return tabs.selection > 0 ? [.select(tabs.selection - 1)] : [] }
    if press.key == .right { return tabs.selection + 1 < tabs.items.count ? [.select(tabs.selection + 1)] : [] }
    return nil
  }

  func takesPress(at point: CellPoint, _ node: LayoutNode) -> Bool {
    tabs.showsItems && node.focusRect.contains(point)
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    let local = node.local(point)
    return itemRects(node.frame.size).firstIndex { $0.contains(local) }.map { [.select($0)] } ?? []
  }
}

extension TerminalUnits {
  func visit(_ tabs: RenderTabs) -> any TerminalElement { TabsElement(tabs: tabs) }
}
