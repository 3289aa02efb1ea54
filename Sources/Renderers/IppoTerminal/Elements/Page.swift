import IppoRender

/// A screen of a navigation stack: a bar, the content, and a bar at the bottom.
///
/// The bar has one line, or the lines of its principal item. The bar at the bottom is there if visible items ask for
/// it.
struct PageElement: ControlElement {
  let page: RenderPage

  // MARK: Layout

  private typealias Item = (node: LayoutNode, placement: RenderToolbarItem.Placement)

  private func items(_ node: LayoutNode) -> [Item] {
    node.shown.compactMap { child in child.toolbarPlacement.map { (child, $0) } }
  }

  private func content(_ node: LayoutNode) -> [LayoutNode] { node.shown.filter { $0.toolbarPlacement == nil } }

  /// The rows of the bar: 0 for an empty bar.
  private func barRows(_ node: LayoutNode) -> Int {
    if page.isBarHidden { return 0 }
    let items = items(node)
    if page.title.isEmpty && !hasBackControl && !items.contains(where: { $0.placement.isInBar }) { return 0 }
    let principal = items.filter { $0.placement == .principal }
    return principal.reduce(1) { max($0, min($1.node.extent(Proposal(width: nil, height: nil)).snapped.rows, 3)) }
  }

  /// The line of the bar with the title, the back control and the other items.
  private func barLine(_ node: LayoutNode) -> Int { max(0, barRows(node) - 1) / 2 }

  /// The rows of the search field under the bar, and of the items that belong to it.
  private func searchRows(_ node: LayoutNode, width: Double?) -> Int {
    searchItems(node, width: width).reduce(0) { $0 + $1.rows }
  }

  private func searchItems(_ node: LayoutNode, width: Double?) -> [(node: LayoutNode, rows: Int)] {
    let offer = Proposal(width: width.map { $0 - 2 }, height: nil)
    return items(node).filter { $0.placement == .search }.map { ($0.node, max(1, $0.node.extent(offer).snapped.rows)) }
  }

  private func bottomRows(_ node: LayoutNode) -> Int {
    items(node).contains { $0.placement.isAtBottom && $0.node.showsSomething } ? 1 : 0
  }

  /// The text of the back control; `nil` without such a control.
  private func backLabel(_ node: LayoutNode) -> String? {
    guard hasBackControl else { return nil }
    let title = page.backTitle ?? ""
    return "‹ " + (title.isEmpty || ClusterWidth.columns(of: title) > 20 ? node.window.words[.back] : title)
  }

  private var hasBackControl: Bool { page.canGoBack && !page.isBackButtonHidden && !page.isBarHidden }

  /// The rectangle of the back control, relative to the page.
  private func backRect(_ node: LayoutNode) -> CellRect? {
    backLabel(node).map { CellRect(row: barLine(node), columns: ClusterWidth.columns(of: $0) + 2, rows: 1) }
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
    arrangeBottom(
      items(node).filter(\.placement.isAtBottom), in: CellRect(row: size.rows - 1, columns: size.columns, rows: 1))
  }

  /// Places the items of the bar.
  ///
  /// - Returns: The space for the title between them.
  private func arrangeBar(_ node: LayoutNode, width: Int) -> CellRect {
    var left = backRect(node)?.columns ?? 0
    var right = width
    let items = items(node)
    let line = barLine(node)
    for item in items where item.placement == .leading {
      let columns = itemColumns(item.node, room: right - left)
      place(item.node, column: left, row: line, room: columns)
      left += columns
    }
    for item in items.reversed() where item.placement == .trailing {
      let columns = itemColumns(item.node, room: right - left)
      right -= columns
      place(item.node, column: right, row: line, room: columns)
    }
    for item in items where item.placement == .principal {
      let rows = barRows(node)
      let offer = Proposal(width: Double(max(0, right - left)), height: Double(rows))
      let columns = item.node.extent(offer).snapped.columns
      let column = min(max(left, (width - columns) / 2), max(left, right - columns))
      place(item.node, column: column, rows: rows, room: right - column)
    }
    return CellRect(column: left, row: line, columns: right - left, rows: 1)
  }

  /// The columns of an item beside the title: its ideal width. An item that could fill the bar, such as a switch,
  /// leaves space for the title and for others.
  private func itemColumns(_ node: LayoutNode, room: Int) -> Int {
    min(node.extent(Proposal(width: nil, height: 1)).snapped.columns, max(0, room))
  }

  private func place(_ node: LayoutNode, column: Int, row: Int = 0, rows: Int = 1, room: Int) {
    let offer = Proposal(width: Double(max(0, room)), height: Double(rows))
    let columns = min(node.extent(offer).snapped.columns, max(0, room))
    node.place(CellRect(column: column, row: row, columns: columns, rows: rows), proposal: offer)
  }

  /// Places the status item in the middle, and the items before and behind it at the edges.
  private func arrangeBottom(_ items: [Item], in rect: CellRect) {
    guard let middle = items.firstIndex(where: { $0.placement == .status }), items.count > 1 else {
      return arrange(items, in: rect)
    }
    let offer = Proposal(width: nil, height: 1)
    func put(_ item: Item, _ column: Int, _ columns: Int) {
      item.node.place(CellRect(column: column, row: rect.row, columns: columns, rows: 1), proposal: offer)
    }
    var (left, right) = (rect.column + 1, rect.maxColumn - 1)
    for item in items[..<middle] {
      let columns = item.node.extent(offer).snapped.columns
      put(item, left, columns)
      left += columns + 1
    }
    for item in items[(middle + 1)...].reversed() {
      let columns = item.node.extent(offer).snapped.columns
      right -= columns
      put(item, right, columns)
      right -= 1
    }
    let columns = min(items[middle].node.extent(offer).snapped.columns, max(0, right - left))
    put(items[middle], min(max(left, rect.column + (rect.columns - columns) / 2), right - columns), columns)
  }

  /// Spreads items over a line, from edge to edge if there are several. Spacers share the rest.
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

  var controlPlace: ControlPlace? { .content }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    var inner = context
    inner.clip = context.clip.intersection(rect)
    if let background = page.background, !painter.isMonochrome {
      painter.canvas.fill(rect, context.ink(background, at: rect.origin, in: rect), clip: inner.clip)
    }
    let departing = node.departing
    painter.paintChildren(of: node, departing.filter { $0.toolbarPlacement == nil } + content(node), rect, inner)
    let barRows = barRows(node)
    let searchRows = searchRows(node, width: Double(rect.columns))
    if searchRows > 0 {
      let row = rect.row + barRows
      painter.paintBar(CellRect(column: rect.column, row: row, columns: rect.columns, rows: searchRows), inner)
    }
    if bottomRows(node) > 0 {
      painter.paintBar(CellRect(column: rect.column, row: rect.maxRow - 1, columns: rect.columns, rows: 1), inner)
    }
    if barRows > 0 {
      let bar = CellRect(column: rect.column, row: rect.row, columns: rect.columns, rows: barRows)
      painter.paintBar(bar, inner, page.barBackground)
      paintBack(node, rect, inner, painter)
      paintTitle(node, rect, inner, painter)
    }
    let departingItems = departing.filter { $0.toolbarPlacement != nil }
    painter.paintChildren(of: node, departingItems + items(node).map(\.node), rect, inner)
  }

  private func paintBack(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    guard let label = backLabel(node), let back = backRect(node) else { return }
    let box = back.offset(columns: rect.column, rows: rect.row)
    var ink = context.ink(.accent)
    var attributes: CellAttributes = []
    if painter.isFocused(node) {
      painter.paintHighlight(box, context)
      if painter.isMonochrome { attributes.insert(.reverse) } else { ink = context.contrasting(ink) }
    }
    painter.canvas.write(
      label, at: CellPoint(column: box.column + 1, row: box.row), foreground: ink, attributes: attributes,
      clip: context.clip)
  }

  private func paintTitle(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    guard !page.title.isEmpty, !items(node).contains(where: { $0.placement == .principal }) else { return }
    let room = node.surface.inset(leading: 1, trailing: 1)
    guard room.columns > 0,
      let line = TextWrapping.lines(PreparedText(page.title), width: room.columns, limit: 1).first
    else { return }
    // What does not fit beside the title is left out.
    let subtitle = page.subtitle.isEmpty ? 0 : ClusterWidth.columns(of: page.subtitle) + 2
    let isSubtitleShown = subtitle > 0 && line.columns + subtitle <= room.columns
    let columns = line.columns + (isSubtitleShown ? subtitle : 0)
    // In the middle of the bar, unless something stands there.
    let centred = (rect.columns - columns) / 2
    let column = rect.column + min(max(room.column, centred), max(room.column, room.maxColumn - columns))
    var (foreground, quiet) = (context.ink(.primary), context.ink(.secondary))
    if case .paint(let paint) = page.barBackground, !painter.isMonochrome {
      foreground = context.contrasting(context.ink(paint, at: CellPoint(column: column, row: rect.row), in: rect))
      quiet = foreground
    }
    painter.paint(
      line, at: CellPoint(column: column, row: rect.row), foreground: foreground,
      attributes: painter.isMonochrome ? [.bold, .underline] : .bold, clip: context.clip)
    guard isSubtitleShown else { return }
    painter.canvas.write(
      page.subtitle, at: CellPoint(column: column + line.columns + 2, row: rect.row), foreground: quiet,
      attributes: painter.isMonochrome ? .underline : [], clip: context.clip)
  }

  // MARK: Focus

  var decidesWhatIsUsed: Bool { true }

  var isFocusScope: Bool { true }

  /// Whether the focus stops at the page, for its back control.
  func isFocusStop(_ node: LayoutNode) -> Bool { hasBackControl }

  func focusLook(_ node: LayoutNode) -> FocusLook { .own }

  func focusPart(_ node: LayoutNode) -> CellRect? { backRect(node) ?? .zero }

  // MARK: Use

  /// Whether the back control or Escape leaves the page.
  var canGoBack: Bool { page.canGoBack && !page.isBackButtonHidden }

  var takesActivationKeys: Bool { true }

  var hint: ControlHint? { .enter(.back) }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] { [.dismiss] }

  func takesPress(at point: CellPoint, _ node: LayoutNode) -> Bool { node.focusRect.contains(point) }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    activate(node, &interaction)
  }
}

extension LayoutNode {
  /// Whether an item of a bar shows content. An item whose conditions are all unmet is empty.
  fileprivate var showsSomething: Bool {
    shown.contains { child in
      if case .stack = child.element { !child.shown.isEmpty } else { true }
    }
  }

  /// The title of the innermost visible page with a title, which is the page on top.
  var innermostTitle: String? {
    for child in shown.reversed() {
      if let title = child.innermostTitle { return title }
    }
    if case .page(let page) = element, !page.title.isEmpty { return page.title }
    return nil
  }
}

extension TerminalUnits {
  func visit(_ page: RenderPage) -> any TerminalElement { PageElement(page: page) }
}
