import IppoRender

/// The selected tab, over a bar of one line. On a wide screen, the tab is beside a column of items if the app asks for
/// it.
struct TabsElement: ControlElement {
  let tabs: RenderTabs

  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] {
    present.indices.contains(tabs.selection) ? [present[tabs.selection]] : []
  }

  // MARK: Layout

  /// The rectangle of the items, relative to the node.
  private struct Bar {
    var rect: CellRect
    var isSidebar = false
  }

  private func bar(_ size: CellSize) -> Bar {
    guard tabs.style == .sidebarAdaptable, size.columns >= 80 else {
      return Bar(rect: CellRect(row: size.rows - 1, columns: size.columns, rows: 1))
    }
    return Bar(rect: CellRect(columns: 24, rows: size.rows), isSidebar: true)
  }

  /// The rectangle of the selected tab, beside the items.
  private func body(_ size: CellSize) -> CellRect {
    guard tabs.showsItems else { return CellRect(columns: size.columns, rows: size.rows) }
    let bar = bar(size)
    return bar.isSidebar
      // With a column for a line between them.
      ? CellRect(column: bar.rect.columns + 1, columns: size.columns - bar.rect.columns - 1, rows: size.rows)
      : CellRect(columns: size.columns, rows: max(0, size.rows - 1))
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    // Whether the items are beside or below the content follows from the width; no other length is known yet.
    let whole = CellSize(columns: Int(min(proposal.width ?? 0, 10_000)), rows: 2)
    let body = body(whole)
    let around = (width: Double(whole.columns - body.columns), height: Double(whole.rows - body.rows))
    let content = node.shown.first?.extent(proposal.inset(width: around.width, height: around.height)) ?? .zero
    return Extent(
      width: proposal.width ?? content.width + around.width, height: proposal.height ?? content.height + around.height)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let body = body(size)
    for child in node.shown { child.place(in: body, alignment: RenderAlignment(), proposal: Proposal(body.size)) }
  }

  private static func title(_ item: RenderTabs.Item) -> String {
    let symbol = item.symbol.map { SymbolGlyphs.text(for: $0) }
    return [symbol, item.title, item.badge.map { "(\($0))" }].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The place of each item in the bar, relative to the node.
  private func itemRects(_ size: CellSize) -> [CellRect] {
    let bar = bar(size)
    if bar.isSidebar {
      return sidebarRows(size).items.map { CellRect(column: 1, row: $0, columns: bar.rect.columns - 2, rows: 1) }
    }
    let widths = widths(size.columns)
    var column = (size.columns - widths.reduce(0, +)) / 2
    if column < 0 {
      // What is selected is on the screen.
      column = min(0, size.columns - widths.prefix(tabs.selection + 1).reduce(0, +))
    }
    return widths.map { width in
      defer { column += width }
      return CellRect(column: column, row: size.rows - 1, columns: width, rows: 1)
    }
  }

  /// The columns of each item of a bar: those of its title, with space around it. If the bar is too narrow, the titles
  /// of unselected items are cut off, in the end to their symbols.
  private func widths(_ columns: Int) -> [Int] {
    if tabs.style.isOfPages { return tabs.items.map { _ in 2 } }
    let titles = tabs.items.map { ClusterWidth.columns(of: Self.title($0)) }
    func fits(_ widths: [Int]) -> Bool { widths.reduce(0, +) <= columns }
    let wide = titles.map { $0 + 2 * Self.padding }
    if fits(wide) { return wide }
    let least = zip(tabs.items, titles).map { item, title in
      item.symbol.map { ClusterWidth.columns(of: SymbolGlyphs.text(for: $0)) } ?? min(title, 2)
    }
    func widths(_ limit: Int) -> [Int] {
      titles.indices.map { index in
        let (title, least) = (titles[index], least[index])
        if index == tabs.selection || title <= limit { return title + 2 }
        // Of a title beside a symbol two letters are left, or none.
        return (limit >= least + (tabs.items[index].symbol == nil ? 0 : 4) ? limit : least) + 2
      }
    }
    let greatest = min(titles.max() ?? 0, max(0, columns))
    return (0...greatest).reversed().lazy.map(widths).first(where: fits) ?? widths(0)
  }

  /// The columns at each side of a title in a bar that is wide enough.
  private static let padding = 2

  /// The line of an item in a number of columns.
  private static func line(_ item: RenderTabs.Item, columns: Int) -> TextLine? {
    var title = title(item)
    if ClusterWidth.columns(of: title) > columns, let symbol = item.symbol.map({ SymbolGlyphs.text(for: $0) }),
      columns < ClusterWidth.columns(of: symbol) + 4
    {
      title = symbol
    }
    return TextWrapping.lines(PreparedText(title), width: columns, limit: 1).first
  }

  /// The rows of the items and of the section headers in a sidebar. The rows are moved so that the selected item is
  /// visible.
  private func sidebarRows(_ size: CellSize) -> (items: [Int], headers: [(row: Int, title: String)]) {
    var (items, headers): ([Int], [(row: Int, title: String)]) = ([], [])
    var row = 1
    for (index, item) in tabs.items.enumerated() {
      if tabs.beginsSection(at: index) {
        if index > 0 { row += 1 }
        if let title = item.section, !title.isEmpty {
          headers.append((row, title))
          row += 1
        }
      }
      items.append(row)
      row += 1
    }
    let hidden = items.indices.contains(tabs.selection) ? max(0, items[tabs.selection] - (size.rows - 1)) : 0
    return (items.map { $0 - hidden }, headers.map { ($0.row - hidden, $0.title) })
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintChildren(of: node, rect, context)
    guard tabs.showsItems || !tabs.isBarHidden && painter.isFocused(node) else { return }
    let bar = bar(rect.size)
    let ground = bar.rect.offset(columns: rect.column, rows: rect.row)
    if bar.isSidebar {
      paintSidebar(ground, context, painter)
    } else if !tabs.style.isOfPages {
      painter.paintBar(ground, context)
    } else {
      paintPill(rect, context, painter)
    }
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

  /// Paints the background of a sidebar, with the headers of its sections and the line at its end.
  private func paintSidebar(_ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    if !painter.isMonochrome { painter.canvas.fill(rect, context.ink(.secondaryBackground), clip: context.clip) }
    for row in rect.row..<rect.maxRow {
      painter.canvas.write(
        "│", at: CellPoint(column: rect.maxColumn, row: row), foreground: context.ink(.separator), clip: context.clip)
    }
    let clip = context.clip.intersection(rect)
    for header in sidebarRows(rect.size).headers {
      painter.canvas.write(
        header.title, at: CellPoint(column: rect.column + 2, row: rect.row + header.row),
        foreground: context.ink(.secondary), attributes: .bold, clip: clip)
    }
  }

  /// Paints the background behind dots.
  private func paintPill(_ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    guard tabs.indexBackground == .always, !painter.isMonochrome, let first = itemRects(rect.size).first else { return }
    let pill = CellRect(column: first.column - 1, row: first.row, columns: 2 * tabs.items.count + 1, rows: 1)
    painter.canvas.fill(
      pill.offset(columns: rect.column, rows: rect.row), context.ink(.gray4), clip: context.clip)
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
    let full = ClusterWidth.columns(of: Self.title(item))
    let padding = full + 2 * Self.padding <= box.columns ? Self.padding : 1
    guard let line = Self.line(item, columns: box.columns - padding - 1) else { return }
    painter.paint(
      line, at: CellPoint(column: box.column + padding, row: box.row), foreground: ink, attributes: attributes,
      clip: context.clip.intersection(box))
  }

  // MARK: Focus

  var decidesWhatIsUsed: Bool { true }

  func isFocusStop(_ node: LayoutNode) -> Bool { tabs.items.count > 1 && !tabs.isBarHidden }

  func focusLook(_ node: LayoutNode) -> FocusLook { .own }

  /// The bar, which has the focus.
  func focusPart(_ node: LayoutNode) -> CellRect? {
    bar(node.frame.size).rect
  }

  // MARK: Use

  var takesActivationKeys: Bool { false }

  var hint: ControlHint? { ControlHint(tabs.style == .sidebarAdaptable ? "↑ ↓ ← →" : "← →", .choose) }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] { [] }

  func commands(of node: LayoutNode) -> [Popup.Item] {
    guard isFocusStop(node) else { return [] }
    return tabs.items.enumerated().map { index, item in
      let title = item.title.isEmpty ? item.symbol.map { SymbolGlyphs.text(for: $0) } ?? "" : item.title
      return Popup.Item(title: title, isOn: index == tabs.selection, action: .send(.select(index), node.id))
    }
  }

  func keyPressed(_ press: TerminalKeyPress, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent]? {
    let isSidebar = bar(node.frame.size).isSidebar
    if press.key == (isSidebar ? .up : .left) { return tabs.selection > 0 ? [.select(tabs.selection - 1)] : [] }
    if press.key == (isSidebar ? .down : .right) {
      return tabs.selection + 1 < tabs.items.count ? [.select(tabs.selection + 1)] : []
    }
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
