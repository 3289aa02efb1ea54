import IppoUI

/// A screen of a navigation stack: a bar of one line, the content, and a bar at the bottom if items ask for one.
struct PageLayout: ElementLayout {
  let page: RenderPage

  private typealias Item = (node: LayoutNode, placement: RenderToolbarItem.Placement)

  private func items(_ node: LayoutNode) -> [Item] {
    node.shown.compactMap { child in
      if case .toolbarItem(let item) = child.element { (child, item.placement) } else { nil }
    }
  }

  private func content(_ node: LayoutNode) -> [LayoutNode] {
    node.shown.filter { if case .toolbarItem = $0.element { false } else { true } }
  }

  /// Rows of the bar: none when there is nothing to put there.
  func barRows(_ node: LayoutNode) -> Int {
    if page.isBarHidden { return 0 }
    let hasItems = items(node).contains { $0.placement.isInBar }
    return page.title.isEmpty && backLabel == nil && !hasItems ? 0 : 1
  }

  /// Rows of the search field under the bar, and of what belongs to it.
  func searchRows(_ node: LayoutNode, width: Double?) -> Int {
    searchItems(node, width: width).reduce(0) { $0 + $1.rows }
  }

  private func searchItems(_ node: LayoutNode, width: Double?) -> [(node: LayoutNode, rows: Int)] {
    let offer = Proposal(width: width.map { $0 - 2 }, height: nil)
    return items(node).filter { $0.placement == .search }.map { ($0.node, max(1, $0.node.extent(offer).snapped.rows)) }
  }

  func bottomRows(_ node: LayoutNode) -> Int {
    items(node).contains { $0.placement == .bottom || $0.placement == .keyboard } ? 1 : 0
  }

  /// What the back control says; `nil` when there is none.
  var backLabel: String? {
    guard page.canGoBack, !page.isBackButtonHidden, !page.isBarHidden else { return nil }
    let title = page.backTitle ?? ""
    return "‹ " + (title.isEmpty || ClusterWidth.columns(of: title) > 20 ? "Back" : title)
  }

  /// The back control, relative to the page.
  var backRect: CellRect? {
    backLabel.map { CellRect(columns: ClusterWidth.columns(of: $0) + 2, rows: 1) }
  }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let bars = Double(barRows(node) + searchRows(node, width: proposal.width) + bottomRows(node))
    let contents = content(node).map { $0.extent(proposal.inset(height: bars)) }
    return Extent(
      width: proposal.width ?? contents.map(\.width).max() ?? 0,
      height: proposal.height ?? (contents.map(\.height).max() ?? 0) + bars)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let bar = barRows(node)
    let (top, bottom) = (bar + searchRows(node, width: Double(size.columns)), bottomRows(node))
    let whole = CellRect(columns: size.columns, rows: size.rows)
    let body = whole.inset(top: min(top, size.rows), bottom: min(bottom, max(0, size.rows - top)))
    for child in content(node) { child.place(in: body, alignment: RenderAlignment(), proposal: Proposal(body.size)) }
    node.surface = arrangeBar(node, width: size.columns)
    var row = bar
    for item in searchItems(node, width: Double(size.columns)) {
      item.node.place(CellRect(column: 1, row: row, columns: size.columns - 2, rows: item.rows))
      row += item.rows
    }
    let atBottom = items(node).filter { $0.placement == .bottom || $0.placement == .keyboard }
    arrange(atBottom, in: CellRect(row: size.rows - 1, columns: size.columns, rows: 1))
  }

  /// Places the items of the bar.
  ///
  /// - Returns: The room for the title between them.
  private func arrangeBar(_ node: LayoutNode, width: Int) -> CellRect {
    var left = backRect?.columns ?? 0
    var right = width
    let items = items(node)
    for item in items where item.placement == .leading {
      let columns = place(item.node, column: left, room: right - left)
      left += columns
    }
    for item in items.reversed() where item.placement == .trailing {
      let columns = min(
        item.node.extent(Proposal(width: Double(max(0, right - left)), height: 1)).snapped.columns, max(0, right - left)
      )
      right -= columns
      _ = place(item.node, column: right, room: columns)
    }
    for item in items where item.placement == .principal {
      let columns = item.node.extent(Proposal(width: Double(max(0, right - left)), height: 1)).snapped.columns
      let column = min(max(left, (width - columns) / 2), max(left, right - columns))
      _ = place(item.node, column: column, room: right - column)
    }
    return CellRect(column: left, columns: right - left, rows: 1)
  }

  private func place(_ node: LayoutNode, column: Int, room: Int) -> Int {
    let offer = Proposal(width: Double(max(0, room)), height: 1)
    let columns = min(node.extent(offer).snapped.columns, max(0, room))
    node.place(CellRect(column: column, columns: columns, rows: 1), proposal: offer)
    return columns
  }

  /// Spreads items over a line, from edge to edge when there is more than one; spacers share the rest.
  private func arrange(_ items: [Item], in rect: CellRect) {
    let offer = Proposal(width: nil, height: 1)
    let widths = items.map { $0.node.extent(offer).snapped.columns }
    let spare = max(0, rect.columns - widths.reduce(0, +) - 2)
    let gaps = LargestRemainder.apportion(
      Array(repeating: Double(spare) / Double(max(1, items.count - 1)), count: max(0, items.count - 1)))
    var column = items.count == 1 ? rect.column + max(0, (rect.columns - widths[0]) / 2) : rect.column + 1
    for (index, item) in items.enumerated() {
      item.node.place(CellRect(column: column, row: rect.row, columns: widths[index], rows: 1), proposal: offer)
      column += widths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }
}

extension RenderToolbarItem.Placement {
  /// In the bar at the top, with the title.
  var isInBar: Bool {
    switch self {
    case .leading, .principal, .trailing: true
    case .bottom, .keyboard, .search: false
    }
  }
}

/// Tabs: the selected one, over a bar of one line.
struct TabsLayout: ElementLayout {
  let tabs: RenderTabs

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let content = node.shown.first?.extent(proposal.inset(height: 1)) ?? .zero
    return Extent(width: proposal.width ?? content.width, height: proposal.height ?? content.height + 1)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let body = CellRect(columns: size.columns, rows: max(0, size.rows - 1))
    for child in node.shown { child.place(in: body, alignment: RenderAlignment(), proposal: Proposal(body.size)) }
  }

  static func title(_ item: RenderTabs.Item) -> String {
    let symbol = item.symbol.map { SymbolGlyphs.text(for: $0) }
    return [symbol, item.title, item.badge.map { "(\($0))" }].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The place of each item in the bar, relative to the node.
  func itemRects(_ size: CellSize) -> [CellRect] {
    let widths =
      tabs.style == .page ? tabs.items.map { _ in 2 } : tabs.items.map { ClusterWidth.columns(of: Self.title($0)) + 4 }
    var column = max(0, (size.columns - widths.reduce(0, +)) / 2)
    return widths.map { width in
      defer { column += width }
      return CellRect(column: column, row: size.rows - 1, columns: width, rows: 1)
    }
  }
}
